import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import type { AnswerPart, MappedPoint, ReduceInput } from '../../analyst.ts'
import { fitReply, spare, tokensOf, type Prompted } from '../ask-model.ts'
import { promptValues } from '../prompt-values.ts'
import { isDontKnow } from './is-dont-know.ts'
import { createCitationStream } from './citation-stream.ts'

/** Tokens of an answer. */
const answerTokens = 2_000

/**
 * Has a model write the answer from the points, most helpful first (GraphRAG, section 3.1.6), and hands it on as it comes.
 * Citations of what no point cites are taken out. Without points, and where the model says so, the answer is that the
 * collection does not tell: `answered` is false then. Points that the model's context has no room for are left out, the least
 * helpful first.
 */
export async function* reduceToAnswer(
  asked: Prompted,
  input: ReduceInput,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  if (input.points.length === 0) {
    yield { delta: nothingFound(input) }
    yield { delta: '', answered: false }
    return
  }
  const { model, prompts, analysis } = asked
  const prompt = prompts.get('reduce-answer')
  const render = (points: string) => renderPrompt(prompt, promptValues(analysis, { question: input.question, points }))
  const room = Math.floor((model.contextTokens - tokensOf(render('')) - answerTokens) / spare)
  const points = takeWithin(input.points, Math.max(500, room))
  const reports = new Set(points.flatMap((point) => point.reports))
  const sources = new Set(points.flatMap((point) => point.sources ?? []))
  const citations = createCitationStream(({ dataset, id }) =>
    dataset === 'reports' ? reports.has(id) : dataset === 'sources' && sources.has(id),
  )
  const request = fitReply(model, {
    work: 'reduce',
    prompt: prompt.id,
    messages: render(points.map(pointText).join('\n\n')),
    maxTokens: answerTokens,
  })
  let text = ''
  let key: string | undefined
  let refused = false
  for await (const { delta, reply } of model.stream(request, signal)) {
    const ready = citations.take(delta)
    text += ready
    if (ready !== '') yield { delta: ready }
    if (reply !== undefined) {
      key = reply.key
      refused = reply.finish === 'refused'
    }
  }
  const rest = citations.end()
  text += rest
  if (rest !== '') yield { delta: rest }
  if (refused || text.trim() === '') {
    if (key !== undefined) model.forget(key)
    if (text.trim() === '') yield { delta: 'The model gave no answer. Ask again, or choose another model.' }
    yield { delta: '', answered: false }
    return
  }
  yield { delta: '', answered: !isDontKnow(text) }
}

const nothingFound = ({ chunks, level }: ReduceInput): string =>
  chunks === undefined
    ? `I don't know: none of the reports at level ${level} says anything that helps to answer this.`
    : "I don't know: none of the passages that were read says anything that helps to answer this."

/** A point as the prompt shows it. */
export const pointText = ({ text, helpfulness }: Pick<MappedPoint, 'text' | 'helpfulness'>, at: number): string =>
  `Point ${at + 1} (helpfulness ${helpfulness}):\n${text}`

function takeWithin(points: readonly MappedPoint[], room: number): readonly MappedPoint[] {
  let left = room
  const end = points.findIndex((point, at) => (left -= countTokens(pointText(point, at)) + 2) < 0 && at > 0)
  return end < 0 ? points : points.slice(0, end)
}
