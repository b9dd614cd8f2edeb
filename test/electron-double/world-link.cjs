// The contextBridge's wire between the page's world and the preload's: values, functions, callbacks, Promises and
// Files cross, objects never do. Runs in both worlds as source text: it refers to nothing outside itself.

/** `here` and `there` name the worlds. Returns `expose(key, value)`, which sets `window[key]` over there. */
function linkWorlds(here, there, createCodec) {
  const functions = new Map()
  const idOfFunction = new WeakMap()
  const settling = new Map()
  let outgoing = []
  let incoming = []
  let lastId = 0
  let answered

  const codec = createCodec({
    encode(value) {
      if (typeof value === 'function') return { function: register(value) }
      if (value instanceof File) return { file: outgoing.push(value) - 1 }
      const promise = (lastId += 1)
      const settle = (ok) => (result) => post({ kind: 'settle', promise, ok, value: codec.encode(result) })
      value.then(settle(true), settle(false))
      return { promise }
    },
    decode(json) {
      if (json.function !== undefined) return (...args) => call(json.function, args)
      if (json.file !== undefined) return incoming[json.file]
      return new Promise((resolve, reject) => settling.set(json.promise, { resolve, reject }))
    },
  })

  function register(callee) {
    if (!idOfFunction.has(callee)) {
      idOfFunction.set(callee, (lastId += 1))
      functions.set(lastId, callee)
    }
    return idOfFunction.get(callee)
  }

  /** Events are dispatched synchronously, so a call over there has returned when this does. */
  function post(message) {
    const text = JSON.stringify(message)
    const type = `electron-double-${there}`
    if (outgoing.length === 0) return void document.dispatchEvent(new CustomEvent(type, { detail: text }))
    // A CustomEvent would clone the Files; a DataTransfer shows the very same ones to both worlds.
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', text)
    for (const file of outgoing) dataTransfer.items.add(file)
    outgoing = []
    document.dispatchEvent(new DragEvent(type, { dataTransfer }))
  }

  function call(callee, args) {
    answered = undefined
    post({ kind: 'call', callee, args: codec.encode(args) })
    const answer = answered
    answered = undefined
    if (!answer) throw new Error('The other side of the context bridge is gone.')
    const value = codec.decode(answer.value)
    if (answer.ok) return value
    throw value
  }

  function freeze(value) {
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
    for (const item of Object.values(value)) freeze(item)
    return Object.freeze(value)
  }

  const receivers = {
    expose: ({ key, value }) => {
      if (key in window) throw new Error(`Cannot bind an API on top of an existing property on the window object`)
      Object.defineProperty(window, key, { value: freeze(codec.decode(value)), enumerable: true })
    },
    answer: (message) => void (answered = message),
    settle: ({ promise, ok, value }) => {
      const { resolve, reject } = settling.get(promise)
      settling.delete(promise)
      if (ok) resolve(codec.decode(value))
      else reject(codec.decode(value))
    },
    call: ({ callee, args }) => {
      let ok = true
      let value
      try {
        value = codec.encode(functions.get(callee)(...codec.decode(args)))
      } catch (error) {
        ok = false
        value = codec.encode(error)
      }
      post({ kind: 'answer', ok, value })
    },
  }

  document.addEventListener(`electron-double-${here}`, (event) => {
    event.stopImmediatePropagation()
    incoming = event.dataTransfer ? [...event.dataTransfer.files] : []
    const message = JSON.parse(event.detail || event.dataTransfer.getData('text/plain'))
    receivers[message.kind](message)
  })

  return { expose: (key, value) => post({ kind: 'expose', key, value: codec.encode(value) }) }
}

module.exports = { linkWorlds }
