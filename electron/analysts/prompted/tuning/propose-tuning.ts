import { StrataError } from '../../../../shared/contract/errors.ts'
import { builtinAnalysis, type PromptName, type TuningProposal } from '../../../../shared/model/index.ts'
import type { LanguageModel } from '../../../models/language-model.ts'
import { renderPrompt, type PromptLibrary } from '../../../models/prompts/prompt-library.ts'
import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import { allOrStop } from '../../all-or-stop.ts'
import { askReadable, spare } from '../ask-model.ts'
import { parseExample } from '../parsing/parse-example.ts'
import { parseList } from '../parsing/parse-list.ts'
import { parseProse } from '../parsing/parse-prose.ts'
import { languageOf } from './language-of.ts'

interface TuningInput {
  readonly model: LanguageModel
  readonly prompts: PromptLibrary
  /** Passages from all over the collection, the same each time. */
  readonly sample: readonly string[]
  readonly signal: AbortSignal
}

/** Tokens of the sample that a request shows, of the replies, and of a passage that becomes an example. */
const most = { sample: 4_000, prose: 500, example: 1_500, passage: 300 } as const
const examples = 2

/**
 * What a model proposes for a collection after it has read a sample of it: what the collection is, who the model should be,
 * which types of entities to look for, worked examples out of the collection's own text, and the language to write in. A
 * part of which nothing could be read keeps what the prompts have of their own. Throws `model-output` where the model cannot
 * even describe the collection, and what the model throws.
 */
export async function proposeTuning({ model, prompts, sample, signal }: TuningInput): Promise<TuningProposal> {
  const asked = { model, prompts, analysis: builtinAnalysis }
  const room = Math.max(500, Math.min(most.sample, Math.floor(model.contextTokens / spare) - most.example - 1_000))
  const text = within(sample, room).join('\n\n')
  const language = languageOf(sample)
  const ask = async <T>(
    name: PromptName,
    values: Readonly<Record<string, string>>,
    rest: { readonly maxTokens: number; readonly parse: (reply: string) => T | undefined; readonly form: string },
    stop = signal,
  ): Promise<T | undefined> => {
    const prompt = prompts.get(name)
    const messages = renderPrompt(prompt, { persona: '', language, ...values })
    const answered = await askReadable(asked, { work: 'tune', prompt: prompt.id, messages, ...rest }, stop)
    return answered.value
  }
  const prose = (longest: number) => ({
    maxTokens: most.prose,
    parse: (reply: string) => parseProse(reply, longest) || undefined,
    form: 'a few sentences of plain text',
  })

  const description = await ask('describe-collection', { text }, prose(2_000))
  if (description === undefined)
    throw new StrataError('model-output', 'The model could not describe the collection.', {
      hint: 'Try again, or choose a larger model.',
    })
  const persona = (await ask('propose-persona', { description }, prose(4_000))) ?? ''
  const proposed = await ask(
    'propose-entity-types',
    { persona, description, text },
    {
      maxTokens: most.prose,
      parse: (reply) => {
        const types = typesOf(parseList(reply))
        return types.length === 0 ? undefined : types
      },
      form: 'one JSON object with types, a list of words',
    },
  )
  const entityTypes = [...(proposed ?? builtinAnalysis.entityTypes)]
  const passages = passagesOf(sample)
  const written = await allOrStop(
    passages,
    (passage, stop) =>
      ask(
        'write-examples',
        { persona, entity_types: entityTypes.join(', '), text: passage },
        {
          maxTokens: most.example,
          parse: (reply) => parseExample(reply, passage),
          form: 'the records of entities and relationships that were asked for, and nothing else',
        },
        stop,
      ),
    signal,
  )
  return {
    description,
    persona,
    entityTypes,
    examples: written.flatMap((example) => example ?? []).join('\n\n'),
    language,
  }
}

/** Types as the settings take them. */
const typesOf = (list: readonly string[]): readonly string[] =>
  [
    ...new Set(
      list.map((type) =>
        type
          .toLowerCase()
          .replace(/[^\p{L}\p{N} /&-]+/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ),
  ]
    .filter((type) => type !== '' && type.length <= 40)
    .slice(0, 20)

/** Passages as far as the tokens reach; the first is cut where it alone is too long. */
function within(sample: readonly string[], room: number): readonly string[] {
  let left = room
  return sample.flatMap((passage) => {
    const tokens = countTokens(passage)
    if (tokens > left && left < room) return []
    const part = tokens > left ? passage.slice(0, Math.floor(passage.length * (left / tokens))) : passage
    left -= Math.min(left, tokens)
    return [part]
  })
}

/** Short passages for examples, from different places of the sample: those first that name most. */
function passagesOf(sample: readonly string[]): readonly string[] {
  const worth = (text: string): number => new Set(text.match(/(?<=[\p{Ll},]\s)\p{Lu}\p{L}+/gu) ?? []).size
  return sample
    .map((text) => opening(text))
    .filter((text) => text.length > 80)
    .map((text, order) => ({ text, order, worth: worth(text) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .slice(0, examples)
    .map(({ text }) => text)
}

/** The beginning of a passage, up to the end of a sentence where one ends. */
function opening(text: string): string {
  const tokens = countTokens(text)
  if (tokens <= most.passage) return text.trim()
  const cut = text.slice(0, Math.floor(text.length * (most.passage / tokens)))
  const end = Math.max(...['. ', '! ', '? ', '.\n', '。'].map((mark) => cut.lastIndexOf(mark)))
  return (end > cut.length / 3 ? cut.slice(0, end + 1) : cut).trim()
}
