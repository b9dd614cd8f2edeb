// `net`: reads files, as protocol handlers do; there is no network.
const fs = require('node:fs/promises')
const path = require('node:path')
const { fileURLToPath } = require('node:url')
const { recordRefusal } = require('./record.cjs')

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const net = {
  isOnline: () => false,
  online: false,
  async fetch(input, options = {}) {
    const url = String(input.url ?? input)
    if (!url.startsWith('file:')) {
      recordRefusal({ url, method: options.method ?? input.method ?? 'GET', resourceType: 'net.fetch' })
      throw new Error('net::ERR_INTERNET_DISCONNECTED')
    }
    const file = fileURLToPath(url)
    const bytes = await fs.readFile(file).catch(() => {
      throw new Error('net::ERR_FILE_NOT_FOUND')
    })
    const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
    return new Response(bytes, { headers: { 'content-type': type } })
  },
}

module.exports = { net }
