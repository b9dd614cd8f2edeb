import type { EngineOptions } from './engine-options.ts'

interface ChosenEndpoints {
  /** Somebody sent a request there: what the host has for it may go along from now on, until the engine ends. */
  choose(baseUrl: string): void
  /** The key for an endpoint; the environment's, which names none, for those alone that somebody chose. */
  keyFor(baseUrl: string): string | undefined
}

/** Which endpoints somebody chose: `saved` is the address that is set up, if any; others are tested first. */
export function createChosenEndpoints(
  apiKeyFor: EngineOptions['apiKeyFor'],
  saved: () => string | undefined,
): ChosenEndpoints {
  const tested = new Set<string>()
  const isChosen = (baseUrl: string): boolean => {
    const origin = originOf(baseUrl)
    return origin !== undefined && (tested.has(origin) || originOf(saved() ?? '') === origin)
  }
  return {
    choose: (baseUrl) => {
      const origin = originOf(baseUrl)
      if (origin !== undefined) tested.add(origin)
    },
    keyFor: (baseUrl) => {
      const found = apiKeyFor?.(baseUrl)
      return found?.from === 'environment' && !isChosen(baseUrl) ? undefined : found?.key
    },
  }
}

const originOf = (baseUrl: string): string | undefined => URL.parse(baseUrl.trim())?.origin
