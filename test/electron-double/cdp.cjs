// The Chrome DevTools Protocol over Chromium's pipe: JSON messages ended by a NUL byte.
const { EventEmitter } = require('node:events')

/** A connection to the browser. `events` has the browser's own events, `session(id)` those of one page. */
class Cdp {
  #writable
  #waiting = new Map()
  #sessions = new Map()
  #lastId = 0
  #rest = ''
  events = new EventEmitter()

  constructor(writable, readable) {
    this.#writable = writable
    // A pipe that breaks means the browser is gone; its exit is handled where it was started.
    writable.on('error', () => {})
    readable.setEncoding('utf8')
    readable.on('data', (text) => this.#read(text))
    readable.on('close', () => this.#fail(new Error('The browser has closed.')))
  }

  send(method, params = {}, sessionId = undefined) {
    const id = (this.#lastId += 1)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method })
      this.#writable.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  /** A page's session: the same two verbs, for one target. */
  session(sessionId) {
    const events = new EventEmitter()
    this.#sessions.set(sessionId, events)
    return { events, send: (method, params) => this.send(method, params, sessionId) }
  }

  #read(text) {
    const messages = (this.#rest + text).split('\0')
    this.#rest = messages.pop()
    for (const message of messages) this.#receive(JSON.parse(message))
  }

  #receive(message) {
    if (message.id === undefined) {
      const events = message.sessionId ? this.#sessions.get(message.sessionId) : this.events
      events?.emit(message.method, message.params)
      return
    }
    const call = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.error) call.reject(new Error(`${call.method}: ${message.error.message}`))
    else call.resolve(message.result)
  }

  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

module.exports = { Cdp }
