// `session`: one, for all windows. Handlers are accepted and kept; headless Chromium denies every permission itself.
const { EventEmitter } = require('node:events')
const { protocol } = require('./protocol.cjs')
const { recordCall } = require('./record.cjs')

const accept = (name) => () => recordCall(`session.${name}`)

const defaultSession = Object.assign(new EventEmitter(), {
  protocol,
  webRequest: Object.fromEntries(
    ['onBeforeRequest', 'onBeforeSendHeaders', 'onSendHeaders', 'onHeadersReceived', 'onResponseStarted'].map(
      (name) => [name, accept(`webRequest.${name}`)],
    ),
  ),
  setPermissionRequestHandler: accept('setPermissionRequestHandler'),
  setPermissionCheckHandler: accept('setPermissionCheckHandler'),
  setDevicePermissionHandler: accept('setDevicePermissionHandler'),
  setSpellCheckerEnabled() {},
  setProxy: async () => {},
  clearCache: async () => {},
  clearStorageData: async () => {},
})

const session = { defaultSession, fromPartition: () => defaultSession }

module.exports = { session }
