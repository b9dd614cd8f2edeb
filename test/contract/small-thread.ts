// Answers the small contract in a thread of its own.
import { workerData, type MessagePort } from 'node:worker_threads'
import { serve } from '../../shared/rpc/index.ts'
import { messagePort } from './message-port.ts'
import { createSmallHandlers, smallContract } from './small-contract.ts'

const handlers = createSmallHandlers()
for (const end of (workerData as { ends: MessagePort[] }).ends) {
  serve(smallContract, handlers, messagePort(end), { log: () => undefined, checkOutputs: true })
}
