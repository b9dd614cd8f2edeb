import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import type { DecidedPair, ResolvedEntity, ResolveNotes } from '../../analyst.ts'
import { askReadable, type Prompted } from '../ask-model.ts'
import { groupsSchema } from '../parsing/groups-schema.ts'
import { parseGroups } from '../parsing/parse-groups.ts'
import { promptValues } from '../prompt-values.ts'
import { boundText } from '../text/bound-text.ts'
import type { KnownNames } from './known-names.ts'
import { decisionPair, type CandidatePair } from './name-decisions.ts'

/** Entities that one request shows, and tokens of its reply. */
const most = { batch: 24, reply: 600 } as const

interface Undecided {
  readonly entities: readonly ResolvedEntity[]
  readonly pairs: readonly CandidatePair[]
  /** What is known of an entity, in a line. */
  readonly knownOf: (entity: ResolvedEntity) => string
}

/**
 * Has a model decide which of some candidates are one: what nobody has decided yet. Candidates that hang together are shown
 * together. A batch of which nothing could be read stays undecided. The decisions come in the order of the candidates,
 * whichever reply came first; when one request can't be helped the others are stopped, and have ended when it is thrown.
 */
export async function decideNames(
  asked: Prompted,
  { entities, pairs, knownOf }: Undecided,
  known: KnownNames,
  signal: AbortSignal,
): Promise<ResolveNotes> {
  const open = pairs.filter(([a, b]) => {
    const [name, other] = decisionPair(entities[a]!.name, entities[b]!.name)
    // One name of two types: that they are two was decided by their types, and a decision on names can't tell them apart.
    return name !== other && known.decided(name, other) === undefined
  })
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const asking = toBatches(open).map((batch) => decideBatch(asked, batch, { entities, knownOf }, either))
  try {
    const notes = await Promise.all(asking)
    return { decided: notes.flatMap(({ decided }) => decided), failures: notes.flatMap(({ failures }) => failures) }
  } finally {
    stop.abort()
    await Promise.allSettled(asking)
  }
}

async function decideBatch(
  asked: Prompted,
  batch: readonly CandidatePair[],
  { entities, knownOf }: Omit<Undecided, 'pairs'>,
  signal: AbortSignal,
): Promise<ResolveNotes> {
  const prompt = asked.prompts.get('resolve-entities')
  const shown = [...new Set(batch.flat())].sort((a, b) => a - b)
  const data = shown.map((at, row) => {
    const { name, type } = entities[at]!
    return `${row + 1}. ${[name, type, knownOf(entities[at]!)].filter((part) => part !== '').join(' | ')}`
  })
  const answered = await askReadable(
    asked,
    {
      work: 'resolve',
      prompt: prompt.id,
      messages: renderPrompt(prompt, promptValues(asked.analysis, { data: data.join('\n') })),
      maxTokens: most.reply,
      schema: groupsSchema,
      // A number that was not shown comes from the prompt's example, and so does the rest then.
      parse: (text) => {
        const groups = parseGroups(text)
        return groups?.flat().every((number) => number >= 1 && number <= shown.length) ? groups : undefined
      },
      form: 'one JSON object with groups, a list of lists of numbers',
    },
    signal,
  )
  if (answered.value === undefined)
    return { decided: [], failures: [{ ...answered.failure, names: shown.map((at) => entities[at]!.name) }] }
  const groupOf = new Map(
    answered.value.flatMap((group, at) => group.map((number) => [shown[number - 1], at] as const)),
  )
  const decided = batch.map(([a, b]): DecidedPair => {
    const same = groupOf.has(a) && groupOf.get(a) === groupOf.get(b)
    const [name, other] = decisionPair(entities[a]!.name, entities[b]!.name)
    const reason = same ? 'the model says that they mean the same' : 'the model says that they are not the same'
    return { name, other, same, by: asked.model.name, reason }
  })
  return { decided, failures: [] }
}

/** Pairs that hang together in one batch, as far as it holds them. */
function toBatches(pairs: readonly CandidatePair[]): readonly (readonly CandidatePair[])[] {
  const batches: { readonly pairs: CandidatePair[]; readonly members: Set<number> }[] = []
  const batchOf = new Map<number, (typeof batches)[number]>()
  const room = (batch: (typeof batches)[number] | undefined, pair: CandidatePair): boolean =>
    batch !== undefined && batch.members.size + pair.filter((at) => !batch.members.has(at)).length <= most.batch
  for (const pair of pairs) {
    const batch = [batchOf.get(pair[0]), batchOf.get(pair[1]), batches.at(-1)].find((one) => room(one, pair))
    const into = batch ?? { pairs: [], members: new Set<number>() }
    if (batch === undefined) batches.push(into)
    into.pairs.push(pair)
    for (const at of pair) {
      into.members.add(at)
      batchOf.set(at, into)
    }
  }
  return batches.map((batch) => batch.pairs)
}

/** A line of what is known: the first descriptions. */
export const knownLine = (descriptions: readonly string[]): string =>
  boundText([...new Set(descriptions.filter((one) => one !== ''))].slice(0, 2).join(' '), 240)
