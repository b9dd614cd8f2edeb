import { throwIfCancelled } from '../../../../shared/contract/errors.ts'
import type { AnswerPart, ChunkToMap, ReduceInput } from '../../analyst.ts'
import { answerBroadly } from './answer-broadly.ts'
import { countPassages } from './count-passages.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerFacts } from './answer-facts.ts'
import { answerList } from './answer-list.ts'
import { answerNearest } from './answer-nearest.ts'
import { answerOverview } from './answer-overview.ts'
import { answerPassages, declinePassages, isOfElsewhere, isOfMany, isOfNoTime } from './answer-passages.ts'
import { answerWhoIs } from './answer-who-is.ts'
import { answerTimeline } from './answer-timeline.ts'
import { declineAnswer, isOutside } from './decline-answer.ts'
import { distinctSentences } from './group-points.ts'
import { isEnglish } from './is-english.ts'
import { readForPassages } from './read-for-passages.ts'
import { readQuestion } from './read-question.ts'
import { answersDirectly, countsSayings } from './touches-question.ts'

/** Below this helpfulness a point touches the question without answering it. */
const weak = 24

/**
 * An answer from the points of all batches as Markdown, block by block: a direct sentence first, then titled sections;
 * every sentence of the documents as it stands there, followed by `[Data: Reports (2, 7)]` or, from chunks, by `[Data: Sources (4)]`. About 450 words at most.
 * The last part says whether the collection answers; if not, the text says what was looked for. Throws `cancelled` when
 * the signal has fired.
 */
export async function* reduceAnswer(input: ReduceInput, signal: AbortSignal): AsyncIterable<AnswerPart> {
  throwIfCancelled(signal)
  const written = input.chunks === undefined ? writeFromReports(input) : writeFromChunks(input, input.chunks)
  const { blocks } = written
  for (const [at, block] of blocks.entries()) {
    throwIfCancelled(signal)
    yield { delta: `${at === 0 ? '' : '\n\n'}${block}` }
  }
  yield { delta: '', answered: written.answered }
}

function writeFromChunks(input: ReduceInput, chunks: readonly ChunkToMap[]): Written {
  const reading = readForPassages(input.question, input.vocabulary)
  const sentences = distinctSentences(input.points)
  const outside =
    isOutside(reading, sentences) || isOfElsewhere(reading) || isOfNoTime(reading, chunks) || !isEnglish(input.question)
  const whoIs = answerWhoIs(reading, input.vocabulary)
  const written =
    whoIs.length > 0
      ? answered(whoIs)
      : outside
        ? declined([])
        : answerPassages(sentences, reading, chunks, input.vocabulary)
  return written.blocks.length > 0 ? written : declined(declinePassages(reading, chunks))
}

function writeFromReports(input: ReduceInput): Written {
  const reading = readQuestion(input.question, input.vocabulary)
  const closer = readForPassages(input.question, input.vocabulary)
  const all = distinctSentences(input.points)
  const sentences = distinctSentences(input.points.filter(({ sources }) => sources === undefined))
  const { passages = [] } = input
  const outside =
    all.length === 0 ||
    isOutside(reading, all) ||
    isOfElsewhere(closer) ||
    isOfNoTime(closer, passages) ||
    !isEnglish(input.question)
  const written = outside ? declined([]) : answer()
  return written.blocks.length > 0 ? written : declined(declineAnswer(input, reading, weak))

  function answer(): Written {
    const whoIs = answerWhoIs(reading, input.vocabulary)
    if (whoIs.length > 0) return answered(whoIs)
    const isCount = countsSayings.test(input.question)
    const isBroad = reading.terms.length > 0 && (isCount || isOfMany(closer))
    const isOrdered =
      reading.kind === 'timeline' ||
      reading.kind === 'compare' ||
      (reading.kind === 'themes' && reading.terms.every(({ word }) => ofEverybody.test(word)))
    const fromReports: Told = isBroad && !isOrdered ? declined([]) : answerFromReports()
    if (fromReports.isDirect || passages.length === 0) return fromReports
    const broad = isBroad ? answerBroadly(all, closer, input.vocabulary) : []
    if (broad.length > 0) return answered(isCount ? [...countPassages(closer, input.vocabulary), ...broad] : broad)
    const fromPassages = answerPassages(
      distinctSentences(input.points.filter(({ sources }) => sources !== undefined)),
      closer,
      passages,
      input.vocabulary,
    )
    return fromPassages.blocks.length > 0 ? fromPassages : fromReports
  }

  function answerFromReports(): Told {
    const whole = reading.terms.length === 0
    const { kind } = reading
    if (!whole && kind !== 'themes') {
      const good = sentences.filter((sentence) => sentence.helpfulness >= weak)
      const direct = good.filter((sentence) => answersDirectly(sentence, reading))
      if (direct.length === 0) return answerNearest(input, reading, sentences, weak)
      if (kind !== 'compare' && kind !== 'timeline' && direct[0] !== good[0]) {
        const first = direct[0]!
        return asDirect(write([first, ...sentences.filter((sentence) => sentence !== first)]))
      }
    }
    return asDirect(write(sentences))
  }

  function write(sorted: typeof sentences): readonly string[] {
    const whole = reading.terms.length === 0
    if (whole && reading.type !== '') return answerList(sorted, reading.type)
    if (reading.kind === 'timeline' || reading.kind === 'when')
      return answerTimeline(sorted, reading, input.vocabulary.documents)
    if (reading.kind === 'compare') return answerComparison(reading.names.length > 1 ? all : sorted, reading)
    if (whole || reading.kind === 'themes') return answerOverview(sorted, reading, input.vocabulary.documents)
    return answerFacts(sorted, reading)
  }
}

/** Words of a question for themes that ask after nothing in particular, but whose documents they are. */
const ofEverybody = /^(?:tech|technology|industry|leaders?|speakers?|presidents?|experts?|recurring|recur)$/

interface Written {
  readonly blocks: readonly string[]
  readonly answered: boolean
}

/** An answer that says what is asked, or only what comes near. */
type Told = Written & { readonly isDirect?: boolean }

const declined = (blocks: readonly string[]): Written => ({ blocks, answered: false })
const answered = (blocks: readonly string[]): Written => ({ blocks, answered: true })
const asDirect = (blocks: readonly string[]) => ({ ...answered(blocks), isDirect: blocks.length > 0 })
