import { z } from 'zod'
import { EndpointFailure } from '../endpoint-failure.ts'
import { createThoughtFilter, withoutThoughts } from './without-thoughts.ts'

/** What came back, with the endpoint's own count of tokens where it gives one. */
export interface RawReply {
  readonly text: string
  readonly finish: 'stop' | 'length' | 'refused'
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | undefined
}

const tokens = z.number().nonnegative().catch(0)
const Usage = z
  .object({ prompt_tokens: tokens, completion_tokens: tokens })
  .transform((usage) => ({
    inputTokens: Math.round(usage.prompt_tokens),
    outputTokens: Math.round(usage.completion_tokens),
  }))
  .nullish()
  .catch(undefined)
const Part = z.object({ content: z.string().nullish(), refusal: z.string().nullish() })
const word = z.string().nullish().catch(undefined)
/** Thoughts go by either name. */
const Delta = Part.extend({ reasoning_content: word, reasoning: word })

const Whole = z.object({
  choices: z.array(z.object({ message: Part, finish_reason: z.string().nullish() })).min(1),
  usage: Usage,
})
const Piece = z.object({
  choices: z.array(z.object({ delta: Delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: Usage,
})

const finishOf = (reason: string | null | undefined, refusal: string): RawReply['finish'] =>
  refusal !== '' || reason === 'content_filter' || reason === 'refusal'
    ? 'refused'
    : reason === 'length'
      ? 'length'
      : 'stop'

/** A whole answer; undefined for what is not of the protocol. */
export function readWhole(body: unknown): RawReply | undefined {
  const whole = Whole.safeParse(body).data
  const choice = whole?.choices[0]
  if (whole === undefined || choice === undefined) return undefined
  const refusal = choice.message.refusal ?? ''
  return {
    text: withoutThoughts(choice.message.content ?? refusal),
    finish: finishOf(choice.finish_reason, refusal),
    usage: whole.usage ?? undefined,
  }
}

/** How an answer in parts is followed. */
export interface Following {
  /** Hears what the model writes, thoughts and all; not of parts without a word. */
  readonly onWritten: (written: string) => void
  /** Hears what may be shown of it. */
  readonly onText: (delta: string) => void
  /** Characters that the model may write. */
  readonly most: number
}

/**
 * An answer in parts, each handed on as it comes. Fails as `unusable` where the stream ends before the reply does, goes on
 * beyond all measure, or holds something else.
 */
export async function readParts(parts: AsyncIterable<unknown>, following: Following): Promise<RawReply> {
  const { onWritten, onText, most } = following
  const visible = createThoughtFilter()
  let characters = 0
  let text = ''
  let refusal = ''
  let reason: string | null | undefined
  let usage: RawReply['usage']
  for await (const part of parts) {
    const piece = Piece.safeParse(part).data
    if (piece === undefined)
      throw new EndpointFailure('unusable', 'it sent something that is no reply', { mayHaveTaken: true })
    usage = piece.usage ?? usage
    const choice = piece.choices?.[0]
    reason = choice?.finish_reason ?? reason
    const { content, refusal: refused, reasoning_content: thought, reasoning } = choice?.delta ?? {}
    const written = (content ?? '') + (refused ?? '') + (thought ?? reasoning ?? '')
    if (written === '') continue
    characters += written.length
    onWritten(written)
    if (characters > most)
      throw new EndpointFailure('unusable', 'it went on writing beyond its limit', { mayHaveTaken: true })
    refusal += refused ?? ''
    const delta = visible(content ?? '')
    text += delta
    if (delta !== '') onText(delta)
  }
  if (reason === undefined || reason === null)
    throw new EndpointFailure('unusable', 'its reply was cut off', { mayHaveTaken: true })
  return { text: text === '' ? refusal : text, finish: finishOf(reason, refusal), usage }
}
