// `protocol`: schemes the app serves itself. One table for all sessions.
const { isReady } = require('./app.cjs')

const privileged = new Map()
const handlers = new Map()

const protocol = {
  registerSchemesAsPrivileged(schemes) {
    if (isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme, privileges = {} } of schemes) privileged.set(scheme, privileges)
  },
  handle(scheme, handler) {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    handlers.set(scheme, handler)
  },
  unhandle: (scheme) => void handlers.delete(scheme),
  isProtocolHandled: (scheme) => handlers.has(scheme),
}

module.exports = { protocol, schemes: privileged, handlerOf: (scheme) => handlers.get(scheme) ?? null }
