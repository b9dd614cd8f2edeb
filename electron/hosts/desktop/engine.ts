// The engine's own process: everything heavy, and nothing of Electron but the line to the main process.
import { engineContract } from '../../../shared/contract/index.ts'
import { serve, type Port } from '../../../shared/rpc/index.ts'
import { createEngine } from '../../api/create-engine.ts'
import { createApiKeys } from '../common/api-keys.ts'
import { openLogFile } from '../common/log-file.ts'
import type { EngineStart, FromEngine, ToEngine } from './engine-messages.ts'
import { createNumberedPorts } from './numbered-ports.ts'

const start = JSON.parse(process.argv[2] ?? '{}') as EngineStart
const log = openLogFile(start.logPath, Date.now)
process.on('uncaughtException', (error) => {
  log.error(error)
  process.exit(1)
})

const keys = createApiKeys(process.env['STRATA_API_KEY'])
// Threads are given what they need; none of them inherits the key.
delete process.env['STRATA_API_KEY']

const engine = createEngine({ ...start, now: Date.now, log: log.error, apiKeyFor: keys.keyFor })
const { parentPort } = process
const answer = (port: Port): void => serve(engineContract, engine.handlers, port, { log: log.error })
const ports = createNumberedPorts((message: FromEngine) => parentPort.postMessage(message), answer)

parentPort.on('message', ({ data }: { readonly data: ToEngine }) => {
  if ('quit' in data) void quit()
  else if ('keys' in data) keys.replace(data.keys)
  else if ('closed' in data) ports.close(data.connection)
  else ports.receive(data.connection, data.frame)
})

async function quit(): Promise<void> {
  ports.closeAll()
  await engine.close().catch(log.error)
  process.exit(0)
}
