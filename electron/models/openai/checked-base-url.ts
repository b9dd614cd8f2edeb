import { StrataError } from '../../../shared/contract/errors.ts'

/** An endpoint's address without a slash at its end. Throws `invalid-input` for one that can't be used. */
export function checkedBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:') || /[‹›]/.test(baseUrl)) {
    throw new StrataError('invalid-input', 'The base URL is not the address of an endpoint.', {
      hint: 'It begins with http:// or https://, such as http://127.0.0.1:11434/v1.',
    })
  }
  if (url.username !== '' || url.password !== '') {
    throw new StrataError('invalid-input', 'The base URL holds a user name or a password.', {
      hint: 'Take them out of it; a key has a place of its own.',
    })
  }
  return baseUrl.trim().replace(/\/+$/, '')
}

/** For sentences: `api.openai.com`, `127.0.0.1:11434`. */
export const hostOf = (baseUrl: string): string => (URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl)

/** Whether what is sent to it stays on this machine. */
export function isLocal(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1') return true
  return /^127\.\d+\.\d+\.\d+$/.test(host)
}
