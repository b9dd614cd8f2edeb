import { useState } from 'react'
import type { Answer, MethodName } from '../../../shared/model/index.ts'

/** The methods that a page can ask with. */
export type AskMethod = Extract<MethodName, 'global' | 'basic'>

export const askMethods: readonly { readonly value: AskMethod; readonly label: string }[] = [
  { value: 'global', label: 'Reports' },
  { value: 'basic', label: 'Passages' },
]

/** When to use which, in a sentence. */
export const whenToUse: Readonly<Record<AskMethod, string>> = {
  global: 'For questions about the whole: themes, people, how things hang together.',
  basic: 'For one fact: a name, a date, a sum. Reads the passages nearest to your words.',
}

/** The method of a kept answer as one that can be asked with. */
export const askMethodOf = (method: MethodName): AskMethod => (method === 'basic' ? 'basic' : 'global')

/** What an answer was read from, in two words. */
export const readFrom = ({ method, level }: Pick<Answer, 'method' | 'level'>): string =>
  method === 'basic' ? 'from passages' : `level ${level}`

const storedMethod = (collection: string): AskMethod =>
  localStorage.getItem(nameOf(collection)) === 'basic' ? 'basic' : 'global'
const nameOf = (collection: string): string => `strata.ask.method.${collection}`

/** The method that was last chosen for a collection; `show` changes it for now, `choose` for good. */
export function useAskMethod(collection: string): {
  readonly method: AskMethod
  readonly show: (method: AskMethod) => void
  readonly choose: (method: AskMethod) => void
} {
  const [shown, setShown] = useState({ collection, method: storedMethod(collection) })
  const method = shown.collection === collection ? shown.method : storedMethod(collection)
  const show = (next: AskMethod): void => setShown({ collection, method: next })
  const choose = (next: AskMethod): void => {
    show(next)
    localStorage.setItem(nameOf(collection), next)
  }
  return { method, show, choose }
}
