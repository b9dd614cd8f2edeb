export { createClient } from './client.ts'
export { createMemoryPorts } from './memory-ports.ts'
export type { Port } from './port.ts'
export { serve } from './server.ts'
