import type { AnswerEvent } from '../../../shared/model/index.ts'
import { printable } from './printable.ts'

interface Out {
  readonly write: (text: string) => unknown
  readonly isTTY?: boolean
}

/** Shows an answer as it comes. What was shown is a preview: `rest` gives what is still to be shown of the final text. */
export function createStreamedAnswer(out: Out | null, err: Out) {
  let shown = ''
  return {
    onEvent(event: AnswerEvent): void {
      if (event.type === 'started' && err.isTTY)
        err.write(`reading ${event.sources === undefined ? `${event.reports} reports` : `${event.sources} passages`}\n`)
      if (event.type !== 'text' || out === null) return
      if (event.replaces && shown !== '') out.write('\n\nThe model began its answer anew:\n\n')
      out.write(printable(event.delta))
      shown = event.replaces ? event.delta : shown + event.delta
    },
    rest(final: string): string {
      if (final.startsWith(shown)) return printable(final.slice(shown.length))
      return `\n\nThe answer after its citations were checked:\n\n${printable(final)}`
    },
  }
}
