import type { Dataset } from '../../../../shared/model/index.ts'
import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import { StrataError } from '../../../../shared/contract/errors.ts'
import { allOrStop } from '../../all-or-stop.ts'
import { formatCitation } from '../../builtin/writing/citations.ts'
import { askReadable, spare, tokensOf, type Prompted } from '../ask-model.ts'
import { parsePoints, type ParsedPoint } from '../parsing/parse-points.ts'
import { pointsSchema } from '../parsing/points-schema.ts'
import { promptValues } from '../prompt-values.ts'
import { bestOverlap, contentWords } from '../text/content-words.ts'
import { checkedText, withoutCitations } from './citations.ts'

/** Tokens of a reply, and what a point may hold. */
const replyTokens = 2_000
const most = { points: 60, characters: 4_000 } as const

/** What is read for points: a report or a chunk, as the model sees it. */
export interface Material {
  readonly id: number
  readonly text: string
}

export interface FoundPoint {
  readonly text: string
  readonly helpfulness: number
  /** Of the material, at least one. */
  readonly ids: readonly number[]
}

interface Batch {
  readonly prompt: 'map-reports' | 'map-chunks'
  readonly dataset: Extract<Dataset, 'reports' | 'sources'>
  readonly question: string
  readonly material: readonly Material[]
  /** Told why a part of the material could not be read, or not to its end, as a sentence. */
  readonly onUnread: ((reason: string) => void) | undefined
}

/**
 * The points that a model finds in some material (GraphRAG, section 3.1.6), each with the ids that it rests on; in several
 * requests where the model's context holds less than the batch. Ids of nothing in the batch are taken out; a point that has
 * none left rests on what it shares most words with, and is left out where that is nothing. Material of which nothing could
 * be read gives no points, and `onUnread` is told; where all failed, throws `model-output`. Where what fails is more than one
 * part, the other requests are stopped.
 */
export async function mapBatch(asked: Prompted, batch: Batch, signal: AbortSignal): Promise<readonly FoundPoint[]> {
  const prompt = asked.prompts.get(batch.prompt)
  const render = (data: string) =>
    renderPrompt(prompt, promptValues(asked.analysis, { question: batch.question, data }))
  const room = Math.floor((asked.model.contextTokens - tokensOf(render('')) - replyTokens) / spare)
  const parts = splitToFit(batch.material, Math.max(500, room))
  const failures: string[] = []
  const found = await allOrStop(
    parts,
    async (part, stop) => {
      const answered = await askReadable<readonly ParsedPoint[]>(
        asked,
        {
          work: 'map',
          prompt: prompt.id,
          messages: render(part.map(({ text }) => text).join('\n\n')),
          maxTokens: replyTokens,
          schema: pointsSchema,
          parse: parsePoints,
          form: 'one JSON object with points, a list of objects with text and helpfulness from 0 to 100',
        },
        stop,
      )
      if (answered.value !== undefined) {
        if (answered.cut) batch.onUnread?.(answered.cut.reason)
        return answered.value.slice(0, most.points).flatMap((point) => restOn(point, part, batch.dataset))
      }
      failures.push(answered.failure.reason)
      return []
    },
    signal,
  )
  const [reason] = failures
  if (reason !== undefined && failures.length === parts.length)
    throw new StrataError(
      'model-output',
      `No points came from ${parts.length === 1 ? 'a batch' : 'any part of a batch'}: ${reason}`,
      {
        hint: 'Ask again, or choose a larger model.',
      },
    )
  if (reason !== undefined)
    batch.onUnread?.(`${failures.length} of ${parts.length} parts of a batch could not be read: ${reason}`)
  return found.flat()
}

function restOn(
  { text, helpfulness }: ParsedPoint,
  material: readonly Material[],
  dataset: Batch['dataset'],
): readonly FoundPoint[] {
  const known = new Set(material.map(({ id }) => id))
  const checked = checkedText(text.slice(0, most.characters), (ref) => ref.dataset === dataset && known.has(ref.id))
  if (checked.text.trim() === '') return []
  if (checked.refs.length > 0) return [{ text: checked.text, helpfulness, ids: checked.refs.map(({ id }) => id) }]
  const said = contentWords(withoutCitations(text))
  const like = material.length === 1 ? material[0] : bestOverlap(said, material, (one) => contentWords(one.text))
  if (like === undefined) return []
  return [{ text: `${checked.text} ${formatCitation([{ dataset, id: like.id }])}`, helpfulness, ids: [like.id] }]
}

/** In as few parts as hold no more than `room` tokens each; what is longer alone stands alone, cut to its beginning. */
function splitToFit(material: readonly Material[], room: number): readonly (readonly Material[])[] {
  const parts: Material[][] = []
  let left = 0
  for (const one of material) {
    const tokens = countTokens(one.text) + 4
    const part = parts.at(-1)
    if (part === undefined || tokens > left) {
      parts.push([
        tokens > room ? { ...one, text: one.text.slice(0, Math.floor(one.text.length * (room / tokens))) } : one,
      ])
      left = room - tokens
    } else {
      part.push(one)
      left -= tokens
    }
  }
  return parts
}
