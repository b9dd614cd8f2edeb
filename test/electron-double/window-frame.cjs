// The frame around a window's page: size, place, state and what is drawn on it. There is no real window: the size is
// given to the page as its viewport (browser-window.cjs), the rest is remembered.
const { EventEmitter } = require('node:events')

class WindowFrame extends EventEmitter {
  #bounds
  #minimumSize
  #backgroundColor
  #progress = -1
  #state = 'normal'

  constructor({ x = 0, y = 0, width = 800, height = 600, minWidth = 0, minHeight = 0, backgroundColor = '#FFFFFF' }) {
    super()
    this.#bounds = { x, y, width, height }
    this.#minimumSize = [minWidth, minHeight]
    this.#backgroundColor = backgroundColor
  }

  #enter(state, event) {
    this.#state = state
    this.emit(event)
  }
  minimize() {
    this.#enter('minimized', 'minimize')
  }
  maximize() {
    this.#enter('maximized', 'maximize')
  }
  unmaximize() {
    this.#enter('normal', 'unmaximize')
  }
  restore() {
    this.#enter('normal', 'restore')
  }
  setFullScreen(on) {
    this.#enter(on ? 'fullscreen' : 'normal', on ? 'enter-full-screen' : 'leave-full-screen')
  }
  isMinimized() {
    return this.#state === 'minimized'
  }
  isMaximized() {
    return this.#state === 'maximized'
  }
  isFullScreen() {
    return this.#state === 'fullscreen'
  }

  getBounds() {
    return { ...this.#bounds }
  }
  setBounds(bounds) {
    Object.assign(this.#bounds, bounds)
    this.emit('resize')
  }
  getSize() {
    return [this.#bounds.width, this.#bounds.height]
  }
  setSize(width, height) {
    this.setBounds({ width, height })
  }
  getContentSize() {
    return this.getSize()
  }
  setContentSize(width, height) {
    this.setSize(width, height)
  }
  getContentBounds() {
    return this.getBounds()
  }
  getNormalBounds() {
    return this.getBounds()
  }
  getPosition() {
    return [this.#bounds.x, this.#bounds.y]
  }
  setPosition(x, y) {
    Object.assign(this.#bounds, { x, y })
  }
  getMinimumSize() {
    return [...this.#minimumSize]
  }
  setMinimumSize(width, height) {
    this.#minimumSize = [width, height]
  }
  center() {}

  setProgressBar(progress) {
    this.#progress = progress
  }
  /** Not Electron's: what `setProgressBar` was last told, for tests. */
  getProgressBar() {
    return this.#progress
  }
  setBackgroundColor(color) {
    this.#backgroundColor = color
  }
  getBackgroundColor() {
    return this.#backgroundColor
  }
  setRepresentedFilename() {}
  setDocumentEdited() {}
  setTitleBarOverlay() {}
  setIcon() {}
  setMenu() {}
  removeMenu() {}
  setMenuBarVisibility() {}
  setAutoHideMenuBar() {}
  flashFrame() {}
  getNativeWindowHandle() {
    return Buffer.alloc(8)
  }
}

module.exports = { WindowFrame }
