import { cleanField } from './clean-field.ts'
import { asObject, asText, namedField } from './named-field.ts'
import { parseJson } from './parse-json.ts'
import type { Tuple } from './read-tuples.ts'

const named = {
  entity: [
    ['name', 'entity', 'entityname', 'title'],
    ['type', 'entitytype', 'category', 'label'],
    ['description', 'entitydescription'],
  ],
  relationship: [
    ['source', 'sourceentity', 'from', 'subject', 'head'],
    ['target', 'targetentity', 'to', 'object', 'tail'],
    ['description', 'relationshipdescription', 'relationship', 'relation', 'explanation'],
    ['strength', 'relationshipstrength', 'weight', 'score'],
  ],
} as const

/** The records of a reply that came as JSON: two lists, or one whose records have different fields. */
export function readGraphJson(reply: string): readonly Tuple[] | undefined {
  const value = parseJson(reply)
  const object = asObject(value)
  const lists = Array.isArray(value) ? [value] : Object.values(object ?? {}).filter(Array.isArray)
  const tuples = lists
    .flat(1)
    .slice(0, 5_000)
    .flatMap((item: unknown) => toTuple(asObject(item) ?? {}))
  return tuples.length === 0 ? undefined : tuples
}

function toTuple(item: Readonly<Record<string, unknown>>): Tuple[] {
  for (const kind of ['relationship', 'entity'] as const) {
    const fields = named[kind].map((names) => cleanField(asText(namedField(item, names))))
    if (fields[0] !== '' && (kind === 'entity' || fields[1] !== '')) return [{ kind, fields }]
  }
  return []
}
