import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { WebSocket, WebSocketServer } from 'ws'
import { socketPort } from '../../electron/hosts/web/socket-port.ts'
import { createMemoryPorts, serve, type Port } from '../../shared/rpc/index.ts'
import { messagePort } from './message-port.ts'
import { createSmallHandlers, smallContract } from './small-contract.ts'

/** Two lines to one server of the small contract. */
export interface Lines {
  readonly first: Port
  readonly second: Port
  readonly close: () => Promise<void>
}

const options = { log: () => undefined, checkOutputs: true }

async function throughMemory(): Promise<Lines> {
  const handlers = createSmallHandlers()
  const open = (): Port => {
    const [near, far] = createMemoryPorts()
    serve(smallContract, handlers, far, options)
    return near
  }
  const [first, second] = [open(), open()]
  return {
    first,
    second,
    close: async () => {
      first.close()
      second.close()
    },
  }
}

async function throughThread(): Promise<Lines> {
  const channels = [new MessageChannel(), new MessageChannel()] as const
  const ends = channels.map(({ port2 }) => port2)
  const worker = new Worker(new URL('small-thread.ts', import.meta.url), {
    workerData: { ends },
    transferList: ends as never,
  })
  const [first, second] = [messagePort(channels[0].port1 as never), messagePort(channels[1].port1 as never)]
  return {
    first,
    second,
    close: async () => {
      first.close()
      second.close()
      await worker.terminate()
    },
  }
}

async function throughWebSocket(): Promise<Lines> {
  const handlers = createSmallHandlers()
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => serve(smallContract, handlers, socketPort(socket), options))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async (): Promise<Port> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`)
    await once(socket, 'open')
    return socketPort(socket)
  }
  const [first, second] = [await open(), await open()]
  return {
    first,
    second,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Everything the contract travels over. */
export const transports = [
  ['memory', throughMemory],
  ['a worker thread', throughThread],
  ['a WebSocket', throughWebSocket],
] as const
