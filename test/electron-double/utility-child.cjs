// Runs in the child of `utilityProcess.fork`: sets up `process.parentPort`, then the app's module.
const { EventEmitter } = require('node:events')
const { pathToFileURL } = require('node:url')

const waiting = []
const parentPort = Object.assign(new EventEmitter(), {
  postMessage: (message) => void process.send(message),
  start() {},
})

process.on('message', (data) => {
  const event = { data, ports: [] }
  if (parentPort.listenerCount('message') > 0) parentPort.emit('message', event)
  else waiting.push(event)
})
// The port holds messages until somebody listens: the app's module may load slowly.
parentPort.on('newListener', (name) => {
  if (name === 'message') setImmediate(() => waiting.splice(0).forEach((event) => parentPort.emit('message', event)))
})
// Without its main process a utility process has no reason to live.
process.on('disconnect', () => process.exit(0))

process.parentPort = parentPort
process.type = 'utility'
process.argv.splice(1, 1)
import(pathToFileURL(process.argv[1]).href).catch((error) => {
  console.error(error)
  process.exit(1)
})
