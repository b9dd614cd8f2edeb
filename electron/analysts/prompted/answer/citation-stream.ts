import type { EvidenceRef } from '../../../../shared/model/index.ts'
import { checkedText } from './citations.ts'

/** A bracket open for longer than this is none, and so many blanks are no end of a sentence. */
const longest = 2_100

interface CitationStream {
  /** What of the text up to now can be shown. */
  take(delta: string): string
}

/**
 * Checks the citations of a text that comes in parts: a bracket is held back until it is whole, and so are the blanks before
 * it, which go with a citation of nothing known. What is shown of a text is how the whole text, checked at once, begins.
 */
export function createCitationStream(isKnown: (ref: EvidenceRef) => boolean): CitationStream {
  let held = ''
  const checked = (text: string): string => checkedText(text, isKnown).text
  return {
    take(delta) {
      held += delta
      const open = Math.max(held.lastIndexOf('['), held.lastIndexOf('【'))
      const isOpen = open >= 0 && !/[\]】]/.test(held.slice(open)) && held.length - open < longest
      const end = blanksBefore(held, isOpen ? open : held.length)
      const ready = held.slice(0, end)
      held = held.slice(end)
      return checked(ready)
    },
  }
}

/** Where the blanks begin that end at an offset. */
function blanksBefore(text: string, offset: number): number {
  let at = offset
  while (at > 0 && offset - at < longest && (text[at - 1] === ' ' || text[at - 1] === '\t')) at -= 1
  return at
}
