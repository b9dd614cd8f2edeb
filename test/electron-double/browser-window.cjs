// `BrowserWindow`: a page with a title and a life.
const { app, isReady } = require('./app.cjs')
const { createEvent } = require('./event.cjs')
const { session: sessions } = require('./session.cjs')
const { applyTheme } = require('./native-theme.cjs')
const { keepBounds, withKeptBounds } = require('./persisted-bounds.cjs')
const { WebContents } = require('./web-contents.cjs')
const { WindowFrame } = require('./window-frame.cjs')
const windows = require('./windows.cjs')

let lastId = 0

class BrowserWindow extends WindowFrame {
  id = (lastId += 1)
  #title
  #visible
  #destroyed = false
  #options

  constructor(options = {}) {
    if (!isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    super(withKeptBounds(options))
    this.#options = options
    const { webPreferences = {} } = options
    this.#title = options.title ?? app.getName()
    this.#visible = options.show !== false
    this.webContents = new WebContents(this, webPreferences.session ?? sessions.defaultSession, {
      ...this.getBounds(),
      preload: webPreferences.preload,
      additionalArguments: webPreferences.additionalArguments,
    })
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'))
    this.webContents.page.on('title', (title) => this.#pageTitle(title))
    this.webContents.page.on('gone', () => this.close())
    this.on('resize', () => this.#fitPage())
    void this.webContents.ready.then(() => applyTheme(this.webContents)).catch(() => {})
    windows.add(this)
    windows.focus(this)
    app.emit('browser-window-created', createEvent(), this)
    app.emit('web-contents-created', createEvent(), this.webContents)
  }

  static getAllWindows() {
    return windows.all()
  }
  static getFocusedWindow() {
    return windows.focused()
  }
  static fromId(id) {
    return windows.all().find((window) => window.id === id) ?? null
  }
  static fromWebContents(contents) {
    return contents?.getOwnerBrowserWindow() ?? null
  }
  static clearPersistedState() {}

  loadURL(url) {
    return this.webContents.loadURL(url)
  }
  loadFile(file, options) {
    return this.webContents.loadFile(file, options)
  }
  reload() {
    this.webContents.reload()
  }

  close() {
    if (this.#destroyed) return
    const event = createEvent()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  destroy() {
    if (this.#destroyed) return
    this.#destroyed = true
    keepBounds(this.#options, this.getBounds())
    void this.webContents.ready.catch(() => {}).then(() => this.webContents.page.close())
    this.webContents.markDestroyed()
    this.emit('closed')
    windows.remove(this)
  }
  isDestroyed() {
    return this.#destroyed
  }

  show() {
    this.#visible = true
    this.emit('show')
    this.focus()
  }
  showInactive() {
    this.#visible = true
    this.emit('show')
  }
  hide() {
    this.#visible = false
    this.emit('hide')
  }
  focus() {
    windows.focus(this)
    this.emit('focus')
    app.emit('browser-window-focus', createEvent(), this)
  }
  isVisible() {
    return this.#visible
  }
  isFocused() {
    return windows.focused() === this
  }

  #fitPage() {
    const { width, height } = this.getBounds()
    void this.webContents.ready.then(() => this.webContents.page.resize(width, height)).catch(() => {})
  }

  setTitle(title) {
    this.#title = title
  }
  getTitle() {
    return this.#title
  }
  #pageTitle(title) {
    if (title === '' || title === this.#title) return
    const event = createEvent()
    this.emit('page-title-updated', event, title, true)
    if (!event.defaultPrevented) this.#title = title
  }
}

module.exports = { BrowserWindow }
