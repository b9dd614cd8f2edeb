// `nativeImage`: bytes that know where they came from; nothing is decoded.
const fs = require('node:fs')

function createImage(bytes) {
  return {
    isEmpty: () => bytes.length === 0,
    toPNG: () => bytes,
    toDataURL: () => `data:image/png;base64,${bytes.toString('base64')}`,
    resize: () => createImage(bytes),
    setTemplateImage() {},
  }
}

const nativeImage = {
  createEmpty: () => createImage(Buffer.alloc(0)),
  createFromPath: (path) => createImage(fs.existsSync(path) ? fs.readFileSync(path) : Buffer.alloc(0)),
  createFromBuffer: (bytes) => createImage(bytes),
  createFromDataURL: (url) => createImage(Buffer.from(url.split(',')[1] ?? '', 'base64')),
}

module.exports = { nativeImage }
