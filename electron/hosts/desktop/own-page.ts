/** Where the page lives. An own scheme, because `file://` pages may read other files. */
export const pageScheme = 'app'
const pageOrigin = 'app://strata'
export const pageUrl = `${pageOrigin}/index.html`

/** Whether an address is one of the app's own pages. */
export function isOwnPage(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.protocol === 'app:' && url.host === 'strata' && url.username === '' && url.password === ''
}
