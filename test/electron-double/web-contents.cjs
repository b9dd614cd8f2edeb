// `webContents`: one window's page as the app sees it, in the app's own addresses.
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { toApp, toBrowser, originOf } = require('./app-address.cjs')
const { createEvent } = require('./event.cjs')
const { InertContents } = require('./inert-contents.cjs')
const { encodeArgs } = require('./ipc-main.cjs')
const { loadError } = require('./load-error.cjs')
const { Navigation } = require('./navigation.cjs')
const { forwardPageEvents } = require('./page-events.cjs')
const { PageTarget, contentsOfTarget } = require('./page-target.cjs')
const { schemes } = require('./protocol.cjs')
const runtime = require('./runtime.cjs')
const windows = require('./windows.cjs')

let lastId = 0

class WebContents extends InertContents {
  id = (lastId += 1)
  navigation = new Navigation(this)
  page = new PageTarget(this)
  #destroyed = false
  loading = false
  openHandler = () => ({ action: 'allow' })

  constructor(window, session, { width, height, preload, additionalArguments = [] }) {
    super()
    this.session = session
    this.getOwnerBrowserWindow = () => window
    forwardPageEvents(this, this.page)
    this.ready = this.page.open({ width, height, preload, additionalArguments })
    // Every later call waits for `ready` and reports its failure there.
    this.ready.catch(() => {})
  }

  static fromId(id) {
    return windows.contents().find((contents) => contents.id === id) ?? null
  }
  static fromDevToolsTargetId(targetId) {
    return contentsOfTarget(targetId) ?? undefined
  }
  static getAllWebContents() {
    return windows.contents()
  }
  static getFocusedWebContents() {
    return windows.focused()?.webContents ?? null
  }

  async loadURL(url) {
    await this.ready
    const browserUrl = toBrowser(url, schemes)
    this.loading = true
    this.navigation.expect(browserUrl)
    const loaded = new Promise((resolve) => this.page.once('loaded', resolve))
    const { errorText, loaderId } = await this.page.send('Page.navigate', { url: browserUrl })
    if (errorText) {
      const error = loadError(errorText, url)
      this.loading = false
      this.emit('did-fail-load', createEvent(), error.errno, error.code, url, true, 1, 1)
      throw error
    }
    // A new fragment alone loads nothing.
    if (loaderId) await loaded
  }

  loadFile(file, { search, query, hash } = {}) {
    const url = pathToFileURL(path.resolve(runtime.appDir(), file))
    if (search ?? query) url.search = search ?? new URLSearchParams(query)
    if (hash) url.hash = hash
    return this.loadURL(url.href)
  }

  reload() {
    this.loading = true
    this.navigation.expect(this.page.url)
    void this.ready.then(() => this.page.send('Page.reload')).catch(() => {})
  }

  send(channel, ...args) {
    const message = { kind: 'message', channel, args: encodeArgs(args) }
    void this.ready.then(() => this.page.deliver(message))
  }

  /** A frame as it is now; the double runs preloads in main frames only, so it never has a parent. */
  get mainFrame() {
    const url = this.getURL()
    const origin = originOf(url, schemes)
    const frame = {
      url,
      origin,
      parent: null,
      frames: [],
      processId: 1,
      routingId: 1,
      frameTreeNodeId: this.id,
      detached: false,
    }
    return Object.assign(frame, { top: frame, isDestroyed: () => this.#destroyed, send: this.send.bind(this) })
  }

  getURL() {
    return toApp(this.page.url, schemes)
  }

  async executeJavaScript(expression) {
    await this.ready
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: false }
    const { result, exceptionDetails } = await this.page.send('Runtime.evaluate', options)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  async capturePage() {
    await this.ready
    const { data } = await this.page.send('Page.captureScreenshot', { format: 'png' })
    return require('./native-image.cjs').nativeImage.createFromBuffer(Buffer.from(data, 'base64'))
  }

  async printToPDF(options = {}) {
    const { data } = await this.page.send('Page.printToPDF', { printBackground: options.printBackground ?? false })
    return Buffer.from(data, 'base64')
  }

  setWindowOpenHandler(handler) {
    this.openHandler = handler
  }
  forcefullyCrashRenderer() {
    void this.page.send('Page.crash').catch(() => {})
  }
  close() {
    this.getOwnerBrowserWindow()?.close()
  }
  markDestroyed() {
    this.#destroyed = true
    this.emit('destroyed')
  }
  isDestroyed() {
    return this.#destroyed
  }
  isLoading() {
    return this.loading
  }
  getTitle() {
    return this.getOwnerBrowserWindow()?.getTitle() ?? ''
  }
}

module.exports = { WebContents }
