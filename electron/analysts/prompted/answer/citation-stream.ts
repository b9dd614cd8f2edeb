import type { EvidenceRef } from '../../../../shared/model/index.ts'
import { checkedText } from './citations.ts'

/** A bracket open for longer than this is none. */
const longest = 600

interface CitationStream {
  /** What of the text up to now can be shown. */
  take(delta: string): string
  /** What was held back. */
  end(): string
}

/** Checks the citations of a text that comes in parts: a bracket is held back until it is whole. */
export function createCitationStream(isKnown: (ref: EvidenceRef) => boolean): CitationStream {
  let held = ''
  const checked = (text: string): string => checkedText(text, isKnown).text
  return {
    take(delta) {
      held += delta
      const open = Math.max(held.lastIndexOf('['), held.lastIndexOf('【'))
      const isOpen = open >= 0 && !/[\]】]/.test(held.slice(open)) && held.length - open < longest
      const ready = isOpen ? held.slice(0, open) : held
      held = isOpen ? held.slice(open) : ''
      return checked(ready)
    },
    end() {
      const rest = held
      held = ''
      return checked(rest)
    },
  }
}
