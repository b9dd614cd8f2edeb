import { throwIfCancelled } from '../../../../shared/contract/errors.ts'
import type { AnswerPart, ReduceInput } from '../../analyst.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerFacts } from './answer-facts.ts'
import { answerList } from './answer-list.ts'
import { answerOverview } from './answer-overview.ts'
import { answerTimeline } from './answer-timeline.ts'
import { declineAnswer, isOutside } from './decline-answer.ts'
import { distinctSentences } from './group-points.ts'
import { isBroad, readQuestion } from './read-question.ts'

/** Below this helpfulness a point touches the question without answering it. */
const weak = 24
const nearest = 'No report read here answers this directly; what comes nearest:'

/**
 * An answer from the points of all batches as Markdown, block by block: a direct sentence first, then titled sections;
 * every sentence of the documents as it stands there, followed by `[Data: Reports (2, 7)]`. About 450 words at most.
 * The last part says whether the collection answers; if not, the text says what was looked for. Throws `cancelled` when
 * the signal has fired.
 */
export async function* reduceAnswer(input: ReduceInput, signal: AbortSignal): AsyncIterable<AnswerPart> {
  throwIfCancelled(signal)
  const reading = readQuestion(input.question, input.vocabulary)
  const sentences = distinctSentences(input.points)
  const answered = sentences.length > 0 && !isOutside(reading, sentences)
  const blocks = answered ? answer() : declineAnswer(reading, input.reports)
  for (const [at, block] of blocks.entries()) {
    throwIfCancelled(signal)
    yield { delta: `${at === 0 ? '' : '\n\n'}${block}` }
  }
  yield { delta: '', answered }

  function answer(): readonly string[] {
    const whole = reading.terms.length === 0
    if (!whole && reading.kind !== 'themes' && (sentences[0]?.helpfulness ?? 0) < weak)
      return [
        nearest,
        ...(isBroad(reading)
          ? answerOverview(sentences, reading, input.vocabulary.documents).slice(1)
          : answerFacts(sentences, reading)),
      ]
    if (whole && reading.type !== '') return answerList(sentences, reading.type)
    if (reading.kind === 'timeline' || reading.kind === 'when') return answerTimeline(sentences, reading)
    if (reading.kind === 'compare') return answerComparison(sentences, reading)
    if (whole || reading.kind === 'themes') return answerOverview(sentences, reading, input.vocabulary.documents)
    return answerFacts(sentences, reading)
  }
}
