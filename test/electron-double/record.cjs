// What the app asked of the desktop, and what the page asked of the network: tests read it as `electron.__double`.
const calls = []
const refusedRequests = []

/** Notes a call that would have had an effect outside the app, such as `shell.openExternal`. */
function recordCall(name, ...args) {
  calls.push({ name, args })
}

/** Notes a request that left the app's own origin and was therefore refused. */
function recordRefusal(request) {
  refusedRequests.push(request)
}

module.exports = { recordCall, recordRefusal, calls, refusedRequests }
