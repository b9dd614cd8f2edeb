import { useCallback, useState } from 'react'
import type { Answer, MethodName } from '../../../shared/model/index.ts'

/** The methods that a page can ask with. */
export type AskMethod = Extract<MethodName, 'global' | 'basic'>

export const askMethods: readonly { readonly value: AskMethod; readonly label: string }[] = [
  { value: 'global', label: 'Whole collection' },
  { value: 'basic', label: 'Passages' },
]

/** When to use which, in a sentence. */
export const whenToUse: Readonly<Record<AskMethod, string>> = {
  global: 'Reads the reports on everything: for themes, people, what happened, how things hang together.',
  basic: 'Reads the passages nearest to your words: for one fact, a name, a date, a sum.',
}

/** The method of a kept answer as one that can be asked with. */
export const askMethodOf = (method: MethodName): AskMethod => (method === 'basic' ? 'basic' : 'global')

/** What an answer was read from, in two words. */
export const readFrom = ({ method, level }: Pick<Answer, 'method' | 'level'>): string =>
  method === 'basic' ? 'from passages' : `level ${level}`

/** The method that was last chosen for a collection; `show` changes it for now, `choose` for good. */
export function useAskMethod(collection: string): {
  readonly method: AskMethod
  readonly show: (method: AskMethod) => void
  readonly choose: (method: AskMethod) => void
} {
  const name = `strata.ask.method.${collection}`
  const [method, show] = useState<AskMethod>(() => (localStorage.getItem(name) === 'basic' ? 'basic' : 'global'))
  const choose = useCallback(
    (next: AskMethod) => {
      show(next)
      localStorage.setItem(name, next)
    },
    [name],
  )
  return { method, show, choose }
}
