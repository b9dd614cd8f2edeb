import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import type { ModelReply } from '../../../models/language-model.ts'
import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import type { EvidenceRef } from '../../../../shared/model/index.ts'
import { quoteLines } from '../text/quote-lines.ts'
import type { AnswerPart, MappedPoint, ReduceInput } from '../../analyst.ts'
import { formatCitation } from '../../builtin/writing/citations.ts'
import { fitReply, spare, tokensOf, type Prompted } from '../ask-model.ts'
import { promptValues } from '../prompt-values.ts'
import { isDontKnow } from './is-dont-know.ts'
import { checkedText } from './citations.ts'
import { withoutMarks } from './without-marks.ts'
import { createCitationStream } from './citation-stream.ts'

/** Tokens of an answer, and code units that no such answer has. */
const answerTokens = 2_000
const longestAnswer = 40_000

/**
 * Has a model write the answer from the points, most helpful first (GraphRAG, section 3.1.6), and hands it on as it comes.
 * Citations of what no point cites are taken out. Without points, and where the model says so, the answer is that the
 * collection does not tell: `answered` is false then. What the whole reply says counts: where it is not what has come up to
 * then, the last part replaces that; where it was cut off at its limit, or names no source, the answer ends by saying so. Points
 * that the model's context has no room for are left out, the least helpful first.
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
  const isKnown = ({ dataset, id }: EvidenceRef): boolean =>
    dataset === 'reports' ? reports.has(id) : dataset === 'sources' && sources.has(id)
  const citations = createCitationStream(isKnown)
  const request = fitReply(model, {
    work: 'reduce',
    prompt: prompt.id,
    messages: render(points.map(pointText).join('\n\n')),
    maxTokens: answerTokens,
  })
  let shown = ''
  let said = 0
  let whole: ModelReply | undefined
  for await (const { delta, reply } of model.stream(request, signal)) {
    const ready = citations.take(delta.slice(0, Math.max(0, longestAnswer - said)))
    said += delta.length
    shown += ready
    if (ready !== '') yield { delta: ready }
    whole = reply ?? whole
  }
  const reply = withoutMarks(whole?.text.slice(0, longestAnswer) ?? '')
  const { text, refs } = checkedText(reply, isKnown)
  if (whole === undefined || whole.finish === 'refused' || text.trim() === '') {
    if (whole !== undefined) model.forget(whole.key)
    yield changed(shown, text.trim() === '' ? 'The model gave no answer. Ask again, or choose another model.' : text)
    yield { delta: '', answered: false }
    return
  }
  const cut = whole.finish === 'length' || whole.text.length > longestAnswer
  const answered = !isDontKnow(text)
  const uncited = answered && refs.length === 0
  yield changed(shown, `${text}${cut ? cutMark : ''}${uncited ? givenFrom(points) : ''}`)
  yield { delta: '', answered }
}

const cutMark = '\n\n*The model’s answer was cut off here, at the limit of its length.*'

/** What an answer rests on at best that names nothing itself: the records of its most helpful points. */
function givenFrom(points: readonly MappedPoint[]): string {
  const refs = points.flatMap(({ reports, sources = [] }): EvidenceRef[] => [
    ...reports.map((id) => ({ dataset: 'reports' as const, id })),
    ...sources.map((id) => ({ dataset: 'sources' as const, id })),
  ])
  return `\n\n*The model names no source here. It was given points from* ${formatCitation(refs)}`
}

/** The part that makes what has been shown into what counts. */
const changed = (shown: string, text: string): AnswerPart =>
  text.startsWith(shown) ? { delta: text.slice(shown.length) } : { delta: text, replaces: true }

const nothingFound = ({ chunks, level }: ReduceInput): string =>
  chunks === undefined
    ? `I don't know: none of the reports at level ${level} says anything that helps to answer this.`
    : "I don't know: none of the passages that were read says anything that helps to answer this."

/** A point as the prompt shows it. */
export const pointText = ({ text, helpfulness }: Pick<MappedPoint, 'text' | 'helpfulness'>, at: number): string =>
  `Point ${at + 1} (helpfulness ${helpfulness}):\n${quoteLines(text)}`

function takeWithin(points: readonly MappedPoint[], room: number): readonly MappedPoint[] {
  let left = room
  const end = points.findIndex((point, at) => (left -= countTokens(pointText(point, at)) + 2) < 0 && at > 0)
  return end < 0 ? points : points.slice(0, end)
}
