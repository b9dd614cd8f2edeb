// What is put into every document before its own scripts: our half of the bridge in the page's world, and the
// preload with the other half in an isolated world.
const { watchTitle } = require('./title-watch.cjs')
const { createCodec } = require('./wire-codec.cjs')
const { linkWorlds } = require('./world-link.cjs')
const { runPreload } = require('./preload-world.cjs')

const WORLD = 'electron-preload'
const BINDING = '__electronDoubleSend'

/** Parameters of Page.addScriptToEvaluateOnNewDocument for a window with or (null) without a preload. */
function injections(preload, additionalArguments) {
  const title = { worldName: WORLD, source: mainFrameOnly(`(${watchTitle})(${JSON.stringify(BINDING)})`) }
  if (preload === null) return [title]
  const info = { preload, binding: BINDING, process: rendererProcess(additionalArguments) }
  const link = (here, there) => `(${linkWorlds})(${JSON.stringify(here)}, ${JSON.stringify(there)}, ${createCodec})`
  return [
    title,
    { source: mainFrameOnly(link('page', 'preload')) },
    {
      worldName: WORLD,
      source: mainFrameOnly(`(${runPreload})(${link('preload', 'page')}, ${createCodec}, ${JSON.stringify(info)})`),
    },
  ]
}

/** Electron runs preloads in the main frame alone unless told otherwise. */
function mainFrameOnly(source) {
  return `if (window === window.top) { ${source} }`
}

/** The `process` a sandboxed preload sees. */
function rendererProcess(additionalArguments) {
  const { electron, chrome, node, v8 } = process.versions
  return {
    argv: [process.argv[0], '--type=renderer', ...additionalArguments],
    platform: process.platform,
    arch: process.arch,
    type: 'renderer',
    versions: { electron, chrome, node, v8 },
    env: {},
    sandboxed: true,
    contextIsolated: true,
  }
}

module.exports = { injections, WORLD, BINDING }
