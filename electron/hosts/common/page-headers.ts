import { contentSecurityPolicy } from './content-security-policy.ts'

/** What every answer to the page carries. `connect`: see contentSecurityPolicy. */
export function pageHeaders(connect: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(connect),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
