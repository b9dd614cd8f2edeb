// One window's page in Chromium: its target, viewport, injected worlds and the raw events others build on.
const fs = require('node:fs')
const { EventEmitter } = require('node:events')
const { connection } = require('./browser.cjs')
const { answerFilePaths } = require('./file-paths.cjs')
const { injections, WORLD, BINDING } = require('./injections.cjs')

const pages = new Map()
const popups = new Set()
let creating = Promise.resolve()

/** Events: `message` (payload of the preload), `crashed`, `gone`, `title`, and those of the CDP Page domain. */
class PageTarget extends EventEmitter {
  targetId = null
  url = ''
  #session = null
  #preloadContext = null

  constructor(contents) {
    super()
    this.contents = contents
  }

  async open({ width, height, preload, additionalArguments }) {
    const browser = connection()
    watchTargets(browser)
    const created = browser.send('Target.createTarget', { url: 'about:blank', newWindow: true, width, height })
    creating = created.catch(() => {})
    this.targetId = (await created).targetId
    pages.set(this.targetId, this)
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId: this.targetId, flatten: true })
    this.#session = browser.session(sessionId)
    this.#listen()
    const source = preload ? fs.readFileSync(preload, 'utf8') : null
    await Promise.all([
      this.send('Page.enable'),
      this.send('Runtime.enable'),
      answerFilePaths(this.#session),
      this.resize(width, height),
      this.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD }),
      ...injections(source, additionalArguments).map((script) =>
        this.send('Page.addScriptToEvaluateOnNewDocument', script),
      ),
    ])
  }

  send(method, params) {
    return this.#session.send(method, params)
  }

  /** The page sees exactly this many CSS pixels, whatever frame Chromium draws around it. */
  resize(width, height) {
    return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  }

  /** Hands a message to the preload of the document shown now; it is lost when there is none, as in Electron. */
  async deliver(message, context = this.#preloadContext) {
    if (context === null) return
    await this.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function (text) { __electronDoubleReceive(text) }',
      arguments: [{ value: JSON.stringify(message) }],
      executionContextId: context,
    }).catch(() => {})
  }

  async close() {
    pages.delete(this.targetId)
    if (this.targetId)
      await connection()
        .send('Target.closeTarget', { targetId: this.targetId })
        .catch(() => {})
  }

  #listen() {
    const { events } = this.#session
    events.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD && context.auxData.frameId === this.targetId) this.#preloadContext = context.id
    })
    events.on('Runtime.executionContextsCleared', () => (this.#preloadContext = null))
    events.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name !== BINDING) return
      const message = JSON.parse(payload)
      if (message.kind === 'title') this.emit('title', message.title)
      else this.emit('message', message, executionContextId)
    })
    events.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return
      this.url = frame.url + (frame.urlFragment ?? '')
      this.emit('navigated')
    })
    events.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.targetId) this.url = url
    })
    events.on('Page.frameRequestedNavigation', ({ frameId, url }) => {
      if (frameId === this.targetId) this.emit('requested', url)
    })
    for (const [method, name] of [
      ['Page.domContentEventFired', 'parsed'],
      ['Page.loadEventFired', 'loaded'],
      ['Page.windowOpen', 'popup'],
    ])
      events.on(method, (params) => this.emit(name, params))
  }
}

let watching = false
function watchTargets(browser) {
  if (watching) return
  watching = true
  browser.events.on('Target.targetCreated', async ({ targetInfo: { type, targetId, openerId } }) => {
    if (type !== 'page') return
    if (openerId) popups.add(targetId)
    await creating
    if (pages.has(targetId)) return
    // Any page the double did not create is a popup. The decision of the app has been asked by Page.windowOpen.
    popups.add(targetId)
    await closePopup(browser, targetId).catch(() => {})
  })
  browser.events.on('Target.targetDestroyed', ({ targetId }) => pages.get(targetId)?.emit('gone'))
  browser.events.on('Target.targetCrashed', ({ targetId, ...how }) => pages.get(targetId)?.emit('crashed', how))
}

/**
 * A popup that a test's own connection holds at its start holds its opener too, as they share a thread: closed like
 * that, it would hold it for ever.
 */
async function closePopup(browser, targetId) {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  await browser.session(sessionId).send('Runtime.runIfWaitingForDebugger')
  await browser.send('Target.closeTarget', { targetId })
}

module.exports = {
  PageTarget,
  /** A page's main frame has the id of its target. */
  contentsOfFrame: (frameId) => pages.get(frameId)?.contents ?? null,
  contentsOfTarget: (targetId) => pages.get(targetId)?.contents ?? null,
  isPopup: (frameId) => popups.has(frameId),
}
