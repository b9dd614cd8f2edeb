// `utilityProcess`: a Node child with a `process.parentPort`, speaking structured clone over Node's own channel.
const os = require('node:os')
const path = require('node:path')
const { EventEmitter } = require('node:events')
const childProcess = require('node:child_process')

const running = new Set()
// However busy they are, children end with the main process.
process.on('exit', () => running.forEach((child) => child.kill()))

class UtilityProcess extends EventEmitter {
  #child
  pid
  stdout
  stderr

  constructor(modulePath, args = [], { env = process.env, execArgv = [], cwd, stdio = 'inherit' } = {}) {
    super()
    const [, out, error] = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio]
    this.#child = childProcess.fork(path.join(__dirname, 'utility-child.cjs'), [path.resolve(modulePath), ...args], {
      env,
      execArgv,
      cwd,
      serialization: 'advanced',
      stdio: ['ignore', out, error, 'ipc'],
    })
    running.add(this.#child)
    this.stdout = this.#child.stdout
    this.stderr = this.#child.stderr
    this.#child.once('spawn', () => {
      this.pid = this.#child.pid
      this.emit('spawn')
    })
    this.#child.on('message', (message) => this.emit('message', message))
    // A message to a child that has just died is lost, as it is in Electron.
    this.#child.on('error', () => {})
    this.#child.once('exit', (code, signal) => {
      running.delete(this.#child)
      this.pid = undefined
      this.emit('exit', code ?? os.constants.signals[signal])
    })
  }

  postMessage(message, transfer = []) {
    if (transfer.length > 0) throw new Error('electron-double transfers no ports.')
    if (this.#child.connected) this.#child.send(message)
  }

  kill() {
    return this.#child.kill()
  }
}

const utilityProcess = { fork: (modulePath, args, options) => new UtilityProcess(modulePath, args, options) }

module.exports = { utilityProcess }
