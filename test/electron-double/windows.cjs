// The open windows, and who is told when the last one has gone.
const open = new Set()
let focused = null
let lastClosed = () => {}

module.exports = {
  all: () => [...open],
  contents: () => [...open].map((window) => window.webContents),
  focused: () => focused,
  add: (window) => void open.add(window),
  focus: (window) => void (focused = window),
  remove(window) {
    if (!open.delete(window)) return
    if (focused === window) focused = [...open].at(-1) ?? null
    if (open.size === 0) lastClosed()
  },
  onLastClosed: (listener) => void (lastClosed = listener),
}
