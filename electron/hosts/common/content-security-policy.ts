/**
 * The page's Content-Security-Policy, the same in the window and in the browser: everything comes from the page's own
 * origin, and nothing can be embedded or sent elsewhere.
 * `connect` names further origins the page may talk to, such as the web host's own `ws://127.0.0.1:4100`.
 */
export function contentSecurityPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
