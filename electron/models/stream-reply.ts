import { throwIfCancelled } from '../../shared/contract/errors.ts'
import type { ModelReply, ReplyPart } from './language-model.ts'

/** Hears of a reply while it comes. */
export interface Listener {
  /** The request is made, or made again: what comes now is from the start. */
  readonly begin: () => void
  readonly text: (delta: string) => void
}

/**
 * A call's text as it comes. Where the endpoint failed in the middle and was asked anew, what has been shown is not shown
 * again; should the model say something else then, no more is shown, and the last part's `reply` alone has it.
 * Leaving the loop aborts the call.
 */
export async function* streamReply(
  call: (listener: Listener, signal: AbortSignal) => Promise<ModelReply>,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const left = new AbortController()
  let shown = ''
  let said = ''
  let ended = false
  let wake = (): void => undefined
  const listener: Listener = {
    begin: () => {
      said = ''
    },
    text: (delta) => {
      said += delta
      wake()
    },
  }
  const reply = call(listener, AbortSignal.any([signal, left.signal]))
  const end = (): void => {
    ended = true
    wake()
  }
  reply.then(end, end)
  try {
    while (!ended) {
      if (said.length > shown.length && said.startsWith(shown)) {
        const delta = said.slice(shown.length)
        shown = said
        yield { delta }
      } else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
    throwIfCancelled(signal)
    const whole = await reply
    yield { delta: whole.text.startsWith(shown) ? whole.text.slice(shown.length) : '', reply: whole }
  } finally {
    left.abort()
  }
}
