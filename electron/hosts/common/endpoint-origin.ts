const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether an origin is on this machine: what is sent there crosses no network. */
export const isThisMachine = (origin: string): boolean => loopback.test(URL.parse(origin)?.hostname ?? '')

/** Whether nobody on the way can read what is sent to an origin. */
export const isPrivate = (origin: string): boolean =>
  URL.parse(origin)?.protocol === 'https:' || isThisMachine(origin)

/** The part of an endpoint's address that a key is kept for: `https://api.openai.com`; null where it is no web address. */
export function endpointOrigin(baseUrl: string): string | null {
  const url = URL.parse(baseUrl.trim())
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null
}
