import { endpointOrigin } from './endpoint-origin.ts'

/** Keys by the origin of their endpoint. */
export type KeysByOrigin = Readonly<Record<string, string>>

export interface ApiKeys {
  /** The key for an endpoint, and where it comes from. */
  keyFor(baseUrl: string): { readonly key: string; readonly from: 'keychain' | 'environment' } | undefined
  /** Takes over what the keychain holds now. */
  replace(keys: KeysByOrigin): void
}

/** Keys in memory: those of the keychain by origin, and for every other endpoint that of the environment, if any. */
export function createApiKeys(fromEnvironment: string | undefined): ApiKeys {
  const fallback = fromEnvironment?.trim() ?? ''
  let kept = new Map<string, string>()
  return {
    keyFor: (baseUrl) => {
      const origin = endpointOrigin(baseUrl)
      const key = origin === null ? undefined : kept.get(origin)
      if (key !== undefined) return { key, from: 'keychain' }
      return fallback === '' ? undefined : { key: fallback, from: 'environment' }
    },
    replace: (keys) => void (kept = new Map(Object.entries(keys))),
  }
}
