// Two names for one page. The app speaks of `app://strata/x`, but stock Chromium cannot navigate to a scheme of
// the app's own, so the browser is given `http://strata.app.localhost/x`: like a standard, secure scheme it has
// an origin and is a secure context. Everything that crosses over is renamed here.

/** The browser's address for the app's: `app://strata/x` → `http://strata.app.localhost/x`; others unchanged. */
function toBrowser(url, schemes) {
  const found = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url)
  if (!found || !schemes.has(found[1])) return url
  return `http://${found[2]}.${found[1]}.localhost${found[3] || '/'}`
}

/** The app's address for the browser's; others unchanged. */
function toApp(url, schemes) {
  const found = /^http:\/\/([^/?#]+)\.([a-z][a-z0-9+-]*)\.localhost(\/.*)?$/i.exec(url)
  return found && schemes.has(found[2]) ? `${found[2]}://${found[1]}${found[3] ?? '/'}` : url
}

/** The scheme when `url` is the browser's address of an app page, else null. */
function schemeOf(url, schemes) {
  const app = toApp(url, schemes)
  return app === url ? null : app.slice(0, app.indexOf(':'))
}

/** The origin as Electron reports it in `senderFrame.origin`: `app://strata`. */
function originOf(appUrl, schemes) {
  const found = /^([a-z][a-z0-9+.-]*):\/\/[^/?#]*/i.exec(appUrl)
  if (found && schemes.has(found[1])) return found[0]
  if (appUrl.startsWith('file:')) return 'file://'
  return URL.canParse(appUrl) ? new URL(appUrl).origin : 'null'
}

/** A response header with the app's origins renamed, so that CSP, CORS and Location mean the same to Chromium. */
function headerToBrowser(value, schemes) {
  let renamed = value
  for (const scheme of schemes.keys()) {
    renamed = renamed.replace(new RegExp(`\\b${scheme}://([\\w.-]+)`, 'g'), `http://$1.${scheme}.localhost`)
    renamed = renamed.replace(new RegExp(`(^|[\\s;])${scheme}:(?=$|[\\s;])`, 'g'), `$1http://*.${scheme}.localhost`)
  }
  return renamed
}

module.exports = { toBrowser, toApp, schemeOf, originOf, headerToBrowser }
