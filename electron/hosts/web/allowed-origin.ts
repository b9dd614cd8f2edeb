/**
 * Whether a request comes from this server's own page: its `Origin` must name the very host it was sent to, which
 * isAllowedHost has checked. What carries no Origin is no page's request; it passes only where `needed` is false.
 */
export function isAllowedOrigin(origin: string | undefined, host: string, needed: boolean): boolean {
  return origin === undefined ? !needed : origin === `http://${host}`
}
