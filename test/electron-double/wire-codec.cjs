// Values as JSON and back, with what structured clone keeps and JSON loses. Used in Node and, as source text, in both
// worlds of the page: it must refer to nothing outside itself. Cycles are not supported.

/**
 * `special` says what to do with what cannot be written down: `encode(value)` returns a JSON value for a function or
 * a File (or throws), `decode(json)` takes it back.
 */
function createCodec(special) {
  const refuse = () => {
    throw new Error('An object could not be cloned.')
  }
  const { encode: encodeSpecial = refuse, decode: decodeSpecial = refuse } = special ?? {}
  const tagged = (tag, value, more) => ({ $: tag, v: value, ...more })

  // Both are native in this Chromium and in Node from 25 on; Node 24 has Buffer.
  const toBase64 = (bytes) => bytes.toBase64?.() ?? Buffer.from(bytes).toString('base64')
  const fromBase64 = (text) => Uint8Array.fromBase64?.(text) ?? new Uint8Array(Buffer.from(text, 'base64'))

  function encode(value) {
    if (value === undefined) return tagged('undefined')
    if (typeof value === 'bigint') return tagged('bigint', String(value))
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return tagged('number', Object.is(value, -0) ? '-0' : String(value))
    if (typeof value === 'symbol') return refuse()
    if (typeof value === 'function') return tagged('special', encodeSpecial(value))
    return value === null || typeof value !== 'object' ? value : encodeObject(value)
  }

  function encodeObject(value) {
    if (Array.isArray(value)) return Array.from(value, encode)
    if (value instanceof Date) return tagged('date', value.getTime())
    if (value instanceof Map) return tagged('map', [...value].map(encode))
    if (value instanceof Set) return tagged('set', [...value].map(encode))
    if (value instanceof RegExp) return tagged('regexp', [value.source, value.flags])
    if (value instanceof Error) return tagged('error', value.message, { name: value.name })
    if (value instanceof ArrayBuffer) return tagged('bytes', toBase64(new Uint8Array(value)), { type: 'ArrayBuffer' })
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      return tagged('bytes', toBase64(bytes), { type: value.constructor.name })
    }
    if (value instanceof Promise || (typeof File === 'function' && value instanceof File))
      return tagged('special', encodeSpecial(value))
    const plain = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]))
    return '$' in plain ? tagged('object', plain) : plain
  }

  const decoders = {
    undefined: () => undefined,
    bigint: ({ v }) => BigInt(v),
    number: ({ v }) => Number(v),
    date: ({ v }) => new Date(v),
    map: ({ v }) => new Map(v.map(decode)),
    set: ({ v }) => new Set(v.map(decode)),
    regexp: ({ v }) => new RegExp(...v),
    error: ({ v, name }) => Object.assign(new Error(v), { name }),
    special: ({ v }) => decodeSpecial(v),
    object: ({ v }) => decodeFields(v),
    bytes: ({ v, type }) => {
      const { buffer } = fromBase64(v)
      if (type === 'ArrayBuffer') return buffer
      const View = type === 'Buffer' ? Uint8Array : globalThis[type]
      return new View(buffer)
    },
  }

  function decode(json) {
    if (json === null || typeof json !== 'object') return json
    if (Array.isArray(json)) return json.map(decode)
    return '$' in json ? decoders[json.$](json) : decodeFields(json)
  }

  function decodeFields(fields) {
    return Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, decode(item)]))
  }

  return { encode, decode }
}

module.exports = { createCodec }
