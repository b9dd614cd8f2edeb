// `windowStatePersistence`: a named window comes back where it was. Only its bounds are kept, in the data folder.
const fs = require('node:fs')
const path = require('node:path')
const runtime = require('./runtime.cjs')

const fileOf = (name) => path.join(runtime.getPath('userData'), `double-window-${encodeURIComponent(name)}.json`)
const isKept = ({ name, windowStatePersistence }) => Boolean(name) && Boolean(windowStatePersistence)

/** The options with the bounds of the last time in place of those asked for. */
function withKeptBounds(options) {
  if (!isKept(options) || !fs.existsSync(fileOf(options.name))) return options
  return { ...options, ...JSON.parse(fs.readFileSync(fileOf(options.name), 'utf8')) }
}

/** Keeps a window's bounds for the next time, where its options ask for that. */
function keepBounds(options, bounds) {
  if (isKept(options)) fs.writeFileSync(fileOf(options.name), JSON.stringify(bounds))
}

module.exports = { withKeptBounds, keepBounds }
