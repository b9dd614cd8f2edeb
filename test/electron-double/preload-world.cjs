// The world of a sandboxed preload: its `require`, `process`, and the `electron` module it may have. Runs in the page
// as source text: it refers to nothing outside itself.

/** `info` = { preload: source text, binding: name of the function that reaches the main process, process }. */
function runPreload(link, createCodec, info) {
  const codec = createCodec()
  const listeners = new Map()
  const waiting = new Map()
  let lastId = 0

  const sendToMain = (message) => globalThis[info.binding](JSON.stringify(message))

  const ipcRenderer = {
    invoke: (channel, ...args) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1)
        const encoded = codec.encode(args)
        waiting.set(id, { resolve, reject })
        sendToMain({ kind: 'invoke', id, channel, args: encoded })
      }),
    send: (channel, ...args) => sendToMain({ kind: 'send', channel, args: codec.encode(args) }),
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
    once(channel, listener) {
      const once = (...args) => {
        ipcRenderer.off(channel, once)
        listener(...args)
      }
      once.original = listener
      return ipcRenderer.on(channel, once)
    },
    off(channel, listener) {
      const others = (known) => known !== listener && known.original !== listener
      listeners.set(channel, (listeners.get(channel) ?? []).filter(others))
      return ipcRenderer
    },
    removeAllListeners(channel) {
      if (channel === undefined) listeners.clear()
      else listeners.delete(channel)
      return ipcRenderer
    },
  }
  ipcRenderer.addListener = ipcRenderer.on
  ipcRenderer.removeListener = ipcRenderer.off

  globalThis.__electronDoubleReceive = (text) => {
    const message = JSON.parse(text)
    if (message.kind === 'message') {
      const args = codec.decode(message.args)
      for (const listener of listeners.get(message.channel) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...args)
      return
    }
    const { resolve, reject } = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) resolve(codec.decode(message.value))
    else reject(new Error(message.error))
  }

  /** Stops here; the main process writes `path` before it lets go (file-paths.cjs). */
  function electronDoublePathOfFile(_file) {
    let path = ''
    // oxlint-disable-next-line no-debugger -- the stop is how this function waits for its answer
    debugger
    return path
  }

  const electron = {
    ipcRenderer,
    contextBridge: { exposeInMainWorld: link.expose },
    webUtils: {
      getPathForFile(file) {
        if (!(file instanceof File)) throw new TypeError('getPathForFile expected to receive a File object')
        return electronDoublePathOfFile(file)
      },
    },
    webFrame: { setZoomFactor() {}, getZoomFactor: () => 1, setZoomLevel() {}, getZoomLevel: () => 0 },
  }

  function require(name) {
    if (/^electron(\/(common|renderer))?$/.test(name)) return electron
    throw new Error(`module not found: ${name}`)
  }

  const module = { exports: {} }
  // The preload is a CommonJS file: these are the names Electron wraps it in.
  new Function('require', 'module', 'exports', 'process', info.preload)(require, module, module.exports, info.process)
}

module.exports = { runPreload }
