/** The part of an endpoint's address that a key is kept for: `https://api.openai.com`; null where it is no web address. */
export function endpointOrigin(baseUrl: string): string | null {
  const url = URL.parse(baseUrl.trim())
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null
}
