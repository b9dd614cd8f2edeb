// `ipcMain`: what a preload sends arrives here.
const { EventEmitter } = require('node:events')
const { createCodec } = require('./wire-codec.cjs')

const codec = createCodec()
const handlers = new Map()

const ipcMain = Object.assign(new EventEmitter(), {
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
  handleOnce(channel, handler) {
    ipcMain.handle(channel, (...args) => {
      handlers.delete(channel)
      return handler(...args)
    })
  },
  removeHandler: (channel) => void handlers.delete(channel),
})

/** One message of a page. An invoke is answered through `reply`, with Electron's own wording for errors. */
async function receive(contents, message, reply) {
  const event = createIpcEvent(contents)
  const args = codec.decode(message.args)
  if (message.kind === 'send') return void ipcMain.emit(message.channel, event, ...args)
  try {
    const handler = handlers.get(message.channel)
    if (!handler) throw new Error(`No handler registered for '${message.channel}'`)
    reply({ kind: 'reply', id: message.id, value: codec.encode(await handler(event, ...args)) })
  } catch (error) {
    reply({ kind: 'reply', id: message.id, error: `Error invoking remote method '${message.channel}': ${error}` })
  }
}

/** The sender is fixed when the message arrives: a page that navigates meanwhile does not become its sender. */
function createIpcEvent(contents) {
  return {
    type: 'frame',
    sender: contents,
    senderFrame: contents.mainFrame,
    processId: 1,
    frameId: 1,
    ports: [],
    reply: (channel, ...args) => contents.send(channel, ...args),
  }
}

module.exports = { ipcMain, receive, encodeArgs: (args) => codec.encode(args) }
