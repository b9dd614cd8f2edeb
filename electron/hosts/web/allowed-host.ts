/**
 * Whether a request's `Host` is this server: a name of the machine's own loopback and the server's port. Another name
 * means that somebody's site has been pointed here (DNS rebinding).
 */
export function isAllowedHost(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`
}
