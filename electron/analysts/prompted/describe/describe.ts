import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import type { Failure } from '../../analyst.ts'
import { completeIfAble, cutShort, spare, type Prompted } from '../ask-model.ts'
import { parseProse } from '../parsing/parse-prose.ts'
import { promptValues } from '../prompt-values.ts'
import { boundText } from '../text/bound-text.ts'
import { foldName } from '../text/fold-text.ts'

/** Descriptions that take no more than this are put one after the other. */
const shortEnough = 60
/** Of descriptions summarised at once, and of a summary. */
const most = { input: 4_000, output: 400, characters: 2_000 } as const

/**
 * One description out of those that a model's chunks gave of something: itself where there is one, all of them where they
 * are short together, else their summary, in as many steps as the limit of tokens needs. '' where there is none. What a
 * model won't summarise stays as it is, up to 2,000 characters, and `onUnable` is told why; so it is of a summary that was cut off.
 */
export async function describeFrom(
  asked: Prompted,
  subject: string,
  descriptions: readonly string[],
  signal: AbortSignal,
  onUnable?: (failure: Failure) => void,
): Promise<string> {
  let left = distinct(descriptions)
  while (left.length > 1 && countTokens(left.join(' ')) > shortEnough) {
    const taken = takeWithin(left, inputOf(asked))
    const summary = await summarise(asked, subject, taken, signal, onUnable)
    if (summary === undefined) break
    left = [summary, ...left.slice(taken.length)]
  }
  return boundText(left.map((one) => (/[.!?。！？]["”’)]?$/.test(one) ? one : `${one}.`)).join(' '), most.characters)
}

/** Each once, whatever its case and blanks, in the order given. */
function distinct(descriptions: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const description of descriptions) {
    const text = boundText(description, most.characters)
    const key = foldName(text).replace(/[.]+$/, '')
    if (key !== '' && !byKey.has(key)) byKey.set(key, text)
  }
  return [...byKey.values()]
}

const inputOf = ({ model }: Prompted): number =>
  Math.max(200, Math.min(most.input, Math.floor(model.contextTokens / spare) - most.output - 600))

/** The first that fit, two at least. */
function takeWithin(descriptions: readonly string[], limit: number): readonly string[] {
  let tokens = 0
  const end = descriptions.findIndex((one, at) => (tokens += countTokens(one)) > limit && at >= 2)
  return end < 0 ? descriptions : descriptions.slice(0, end)
}

async function summarise(
  { model, prompts, analysis }: Prompted,
  subject: string,
  descriptions: readonly string[],
  signal: AbortSignal,
  onUnable?: (failure: Failure) => void,
): Promise<string | undefined> {
  const prompt = prompts.get('summarise-descriptions')
  const data = descriptions.map((one) => `- ${one}`).join('\n')
  const messages = renderPrompt(prompt, promptValues(analysis, { subject, data }))
  const given = await completeIfAble(
    model,
    { work: 'describe', prompt: prompt.id, messages, maxTokens: most.output },
    signal,
  )
  if (given.reply === undefined) {
    onUnable?.(given.failure)
    return undefined
  }
  const { reply } = given
  const text = boundText(parseProse(reply.text, most.characters), most.characters)
  if (text === '') {
    model.forget(reply.key)
    onUnable?.({ reason: 'Nothing could be read from the model’s reply.', reply: reply.text })
    return undefined
  }
  if (reply.finish === 'length') onUnable?.(cutShort(reply))
  return text
}
