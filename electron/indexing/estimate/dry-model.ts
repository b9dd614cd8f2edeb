import type { ModelWork, WorkEstimate } from '../../../shared/model/index.ts'
import { modelWorks } from '../../../shared/model/index.ts'
import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import type { LanguageModel, ModelReply, ModelRequest } from '../../models/language-model.ts'
import type { ReplyFigures } from '../../store/reply-figures.ts'

interface DryModel {
  readonly name: string
  readonly contextTokens: number
  /** What the collection has already been told; it costs nothing. */
  readonly kept: (request: ModelRequest) => ModelReply | undefined
  /** What its replies were like up to now, by the prompt's id. */
  readonly figures: ReadonlyMap<string, ReplyFigures>
  /** What a reply may look like where nothing is known. */
  readonly replyTo: (request: ModelRequest) => string
}

export interface Counted {
  readonly model: LanguageModel
  /** What was asked for, by work in the order of the pipeline. */
  works(): readonly WorkEstimate[]
  /** Seconds that all of it takes one after the other; undefined where nothing was ever answered. */
  seconds(): number | undefined
}

/** Tokens around a message that its content does not show. */
const perMessage = 4

/**
 * A model that is never asked: an analyst that works with it makes the very requests that it would make, which are counted;
 * replies that are kept are given, and cost nothing. Others are of the length that such replies had up to now.
 */
export function createDryModel({ name, contextTokens, kept, figures, replyTo }: DryModel): Counted {
  const works = new Map<ModelWork, { calls: number; inputTokens: number; outputTokens: number }>()
  const answered = [...figures.values()]
  const replies = answered.reduce((sum, figure) => sum + figure.replies, 0)
  const usual = answered.reduce((sum, figure) => sum + figure.seconds * figure.replies, 0) / replies
  let seconds = 0
  const complete = (request: ModelRequest, signal: AbortSignal): ModelReply => {
    throwIfCancelled(signal)
    const known = kept(request)
    if (known !== undefined) return known
    const figure = figures.get(request.prompt)
    const text = replyTo(request)
    const inputTokens = request.messages.reduce((sum, { content }) => sum + countTokens(content) + perMessage, 0)
    const outputTokens = Math.min(request.maxTokens, Math.ceil(figure?.outputTokens ?? countTokens(text)))
    const before = works.get(request.work) ?? { calls: 0, inputTokens: 0, outputTokens: 0 }
    works.set(request.work, {
      calls: before.calls + 1,
      inputTokens: before.inputTokens + inputTokens,
      outputTokens: before.outputTokens + outputTokens,
    })
    seconds += figure?.seconds ?? usual
    return { key: '', text, finish: 'stop', inputTokens, outputTokens, seconds: 0, cached: false }
  }
  return {
    model: {
      name,
      contextTokens,
      complete: async (request, signal) => complete(request, signal),
      async *stream(request, signal) {
        const reply = complete(request, signal)
        yield { delta: reply.text, reply }
      },
      forget: () => undefined,
    },
    works: () => modelWorks.flatMap((work) => (works.has(work) ? { work, ...works.get(work)! } : [])),
    seconds: () => (replies === 0 ? undefined : seconds),
  }
}
