// `nativeTheme`: what the app chooses is what its pages' `prefers-color-scheme` says.
const { EventEmitter } = require('node:events')
const windows = require('./windows.cjs')

const SOURCES = ['system', 'light', 'dark']
let source = 'system'

const nativeTheme = new EventEmitter()
Object.defineProperties(nativeTheme, {
  themeSource: {
    enumerable: true,
    get: () => source,
    set(value) {
      if (!SOURCES.includes(value)) throw new TypeError(`Error processing argument: ${value}`)
      if (value === source) return
      source = value
      for (const contents of windows.contents()) applyTheme(contents)
      nativeTheme.emit('updated')
    },
  },
  shouldUseDarkColors: { enumerable: true, get: () => source === 'dark' },
  shouldUseHighContrastColors: { enumerable: true, get: () => false },
  shouldUseInvertedColorScheme: { enumerable: true, get: () => false },
  prefersReducedTransparency: { enumerable: true, get: () => false },
})

function applyTheme(contents) {
  const value = source === 'system' ? '' : source
  void contents.ready
    .then(() =>
      contents.page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] }),
    )
    .catch(() => {})
}

module.exports = { nativeTheme, applyTheme }
