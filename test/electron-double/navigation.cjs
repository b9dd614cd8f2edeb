// Which navigations of a window's main frame the app started and which the page did: only the latter raise
// `will-navigate` and can be prevented.
const { createEvent } = require('./event.cjs')
const { toApp } = require('./app-address.cjs')
const { schemes } = require('./protocol.cjs')

class Navigation {
  #contents
  #expected = null
  #requestedByPage = null

  constructor(contents) {
    this.#contents = contents
  }

  /** The app is about to load this browser address. */
  expect(url) {
    this.#expected = withoutFragment(url)
  }

  /** The page has asked for this browser address (a link, a script, a form). */
  requestedByPage(url) {
    this.#requestedByPage = withoutFragment(url)
  }

  /** Whether a document request may go on; asks the app's listeners where Electron would. */
  allows(url, redirected) {
    const asked = this.#requestedByPage === url
    const expected = this.#expected === url
    this.#requestedByPage = this.#expected = null
    if (redirected) return this.#ask('will-redirect', url)
    // A reload that no page asked for came from the app or from a test: Electron does not ask about those.
    const reload = !asked && url === withoutFragment(this.#contents.page.url)
    return (expected && !asked) || reload || this.#ask('will-navigate', url)
  }

  #ask(name, browserUrl) {
    const url = toApp(browserUrl, schemes)
    const frame = this.#contents.mainFrame
    const event = createEvent({ url, isSameDocument: false, isMainFrame: true, frame, initiator: frame })
    this.#contents.emit(name, event, url, false, true)
    return !event.defaultPrevented
  }
}

/** Requests carry no fragment. */
function withoutFragment(url) {
  return url.split('#')[0]
}

module.exports = { Navigation }
