import { endpointOrigin, isPrivate } from './endpoint-origin.ts'

/** Keys by the origin of their endpoint. */
export type KeysByOrigin = Readonly<Record<string, string>>

export interface ApiKeys {
  /** The key for an endpoint, and where it comes from. */
  keyFor(baseUrl: string): { readonly key: string; readonly from: 'keychain' | 'environment' } | undefined
  /** Takes over what the keychain holds now. */
  replace(keys: KeysByOrigin): void
}

/**
 * Keys in memory: those of the keychain by origin, and for every other endpoint that of the environment, if any, where it
 * does not cross a network in clear. That one names no endpoint: the engine hands it to none that nobody has chosen.
 */
export function createApiKeys(fromEnvironment: string | undefined): ApiKeys {
  const fallback = fromEnvironment?.trim() ?? ''
  let kept = new Map<string, string>()
  return {
    keyFor: (baseUrl) => {
      const origin = endpointOrigin(baseUrl)
      if (origin === null) return undefined
      const key = kept.get(origin)
      if (key !== undefined) return { key, from: 'keychain' }
      return fallback === '' || !isPrivate(origin) ? undefined : { key: fallback, from: 'environment' }
    },
    replace: (keys) => void (kept = new Map(Object.entries(keys))),
  }
}
