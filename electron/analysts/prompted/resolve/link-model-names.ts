import type { Documents, MentionToResolve, ResolvedEntity } from '../../analyst.ts'
import { displayName } from '../../builtin/reading/display-name.ts'
import { gatherNames, type Gathered } from '../../builtin/reading/gather-names.ts'
import { linkNames, type LinkedName } from '../../builtin/reading/link-names.ts'
import { addEvidence, nameTypes } from '../../builtin/reading/type-evidence.ts'
import { areCompatible, mostFrequentType } from './compatible-types.ts'

/** How much a model's type weighs beside what the text shows. */
const modelsWord = 4

/**
 * Joins what a model read: one name is one entity as far as the types allow, the most frequent type wins, and the built-in
 * rules link aliases (acronyms, surnames, spellings), each with its reason. Unlike the built-in analyst's own mentions
 * none is left out: the model has found each worth taking down.
 */
export async function linkModelNames(
  mentions: readonly MentionToResolve[],
  documents: Documents,
  signal: AbortSignal,
): Promise<readonly ResolvedEntity[]> {
  // The rules keep concepts apart by a key of their own; a model calls many a name a concept.
  const untyped = mentions.map((mention) => (mention.type === 'concept' ? { ...mention, type: '' } : mention))
  const gathered = await gatherNames(untyped, documents, signal)
  const typeOf = new Map(mentions.map(({ id, type }) => [id, type]))
  weighTypes(gathered, typeOf)
  return linkNames(gathered, signal)
    .flatMap((linked) => splitByType(linked, typeOf))
    .sort((a, b) => b.mentions.length - a.mentions.length || (a.name < b.name ? -1 : 1))
}

/** What the model says of types, as evidence for the rules. */
function weighTypes({ names }: Gathered, typeOf: ReadonlyMap<number, string>): void {
  for (const name of names.values()) {
    const type = mostFrequentType(name.mentions.map(({ id }) => typeOf.get(id) ?? ''))
    const at = nameTypes.findIndex((one) => one === type)
    if (at >= 0)
      addEvidence(
        name.evidence,
        nameTypes.map((_, index) => (index === at ? modelsWord : 0)),
      )
  }
}

/** A person and a place of one name are two; mentions without a type go with the more frequent. */
function splitByType(linked: LinkedName, typeOf: ReadonlyMap<number, string>): ResolvedEntity[] {
  const types = linked.mentions.map(({ id }) => typeOf.get(id) ?? '')
  const leading = mostFrequentType(types)
  const mine = linked.mentions.filter((_, at) => areCompatible(types[at]!, leading))
  const others = linked.mentions.filter((_, at) => !areCompatible(types[at]!, leading))
  const name = displayName(linked.lead)
  const entity = (of: readonly MentionToResolve[], called: string): ResolvedEntity => {
    const forms = new Set(of.map((mention) => mention.name))
    return {
      name: called,
      type: mostFrequentType(of.map(({ id }) => typeOf.get(id) ?? '')),
      aliases: [...linked.aliases].flatMap(([alias, reason]) =>
        alias !== called && (others.length === 0 || forms.has(alias)) ? [{ name: alias, reason }] : [],
      ),
      mentions: of.map(({ id }) => id).sort((a, b) => a - b),
    }
  }
  if (others.length === 0) return [entity(mine, name)]
  return [entity(mine, mostFrequent(mine)), entity(others, mostFrequent(others))]
}

function mostFrequent(mentions: readonly MentionToResolve[]): string {
  const counts = new Map<string, number>()
  for (const { name } of mentions) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ''
}
