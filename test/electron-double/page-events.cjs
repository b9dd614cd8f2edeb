// What happens in Chromium's page, told as the events of `webContents`.
const { toApp } = require('./app-address.cjs')
const { createEvent } = require('./event.cjs')
const { receive } = require('./ipc-main.cjs')
const { schemes } = require('./protocol.cjs')

function forwardPageEvents(contents, page) {
  page.on('message', (message, context) => void receive(contents, message, (answer) => page.deliver(answer, context)))
  page.on('requested', (url) => contents.navigation.requestedByPage(url))
  page.on('navigated', () => contents.emit('did-navigate', createEvent(), contents.getURL(), 200, 'OK'))
  page.on('parsed', () => contents.emit('dom-ready', createEvent()))
  page.on('loaded', () => {
    contents.loading = false
    contents.emit('did-finish-load', createEvent())
    contents.emit('did-stop-loading')
  })
  page.on('crashed', ({ status, errorCode }) => {
    const reason = status === 'crashed' ? 'crashed' : 'killed'
    contents.emit('render-process-gone', createEvent(), { reason, exitCode: errorCode })
  })
  page.on('popup', (popup) => decideOnPopup(contents, popup))
}

/** The app is asked, but the double closes every popup: that part of `deny` is never in doubt. */
function decideOnPopup(contents, { url, windowName, windowFeatures }) {
  const details = {
    url: toApp(url, schemes),
    frameName: windowName === '_blank' ? '' : windowName,
    features: windowFeatures.join(','),
    disposition: 'foreground-tab',
    referrer: { url: '', policy: 'strict-origin-when-cross-origin' },
  }
  if (contents.openHandler(details).action !== 'deny') console.error(`electron-double opens no popups: ${details.url}`)
}

module.exports = { forwardPageEvents }
