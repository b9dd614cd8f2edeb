// Every request of every page, frame and worker comes by here before it reaches a network: the app's own origin is
// answered by the app's protocol handler, anything else is refused and recorded.
const { toApp, schemeOf, headerToBrowser } = require('./app-address.cjs')
const { contentsOfFrame, isPopup } = require('./page-target.cjs')
const { schemes, handlerOf } = require('./protocol.cjs')
const { recordRefusal } = require('./record.cjs')

/** Intercepts at the browser, not per page: workers and windows not yet attached to are covered from the start. */
async function watchRequests(cdp) {
  cdp.events.on('Fetch.requestPaused', (paused) => {
    decide(paused)
      .then(({ method, params }) => cdp.send(method, { requestId: paused.requestId, ...params }))
      // A page that closes takes its requests with it.
      .catch(() => {})
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
}

const fail = (errorReason) => ({ method: 'Fetch.failRequest', params: { errorReason } })
const proceed = () => ({ method: 'Fetch.continueRequest', params: {} })

async function decide(paused) {
  const { url, method } = paused.request
  if (isPopup(paused.frameId)) return fail('Aborted')
  const contents = contentsOfFrame(paused.frameId)
  if (paused.resourceType === 'Document' && contents) {
    const redirected = paused.redirectedRequestId !== undefined
    if (!contents.navigation.allows(url, redirected)) return fail('Aborted')
  }
  const scheme = schemeOf(url, schemes)
  // Browsers look for this by themselves; Electron does not.
  if (scheme !== null && url.endsWith('/favicon.ico'))
    return { method: 'Fetch.fulfillRequest', params: { responseCode: 204 } }
  if (scheme !== null) return answer(paused, handlerOf(scheme))
  if (/^(file|data|blob|about|devtools|chrome|chrome-error):/.test(url)) return proceed()
  recordRefusal({ url, method, resourceType: paused.resourceType })
  return fail('BlockedByClient')
}

/** The app's handler sees a Request for its own scheme; its Response is what the page gets. */
async function answer(paused, handler) {
  if (!handler) return fail('AddressUnreachable')
  const { url, method, headers, postData } = paused.request
  const own = Object.entries(headers).map(([name, value]) => [name, toApp(value, schemes)])
  let response
  try {
    response = await handler(new Request(toApp(url, schemes), { method, headers: own, body: postData }))
  } catch (error) {
    console.error(error)
    return fail('Failed')
  }
  if (response.type === 'error') return fail('Failed')
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  const responseHeaders = [...response.headers].map(([name, value]) => ({
    name,
    value: headerToBrowser(value, schemes),
  }))
  return { method: 'Fetch.fulfillRequest', params: { responseCode: response.status, responseHeaders, body } }
}

module.exports = { watchRequests }
