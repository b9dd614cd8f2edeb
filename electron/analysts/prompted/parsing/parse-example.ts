import { parseGraph, type ParsedGraph } from './parse-graph.ts'

/**
 * A worked example out of a reply to write-examples, as the extraction prompt shows one: the passage and its records,
 * written the way they are asked for. Entities that the passage does not name are left out, with their relationships;
 * undefined where fewer than two are left, for that shows nothing.
 */
export function parseExample(reply: string, passage: string): string | undefined {
  const text = passage.replace(/\s+/g, ' ').trim()
  const { entities, relationships } = parseGraph(reply)
  const isNamed = (name: string): boolean => text.toLowerCase().includes(name.toLowerCase())
  const named = entities.filter(({ name }) => isNamed(name))
  const names = new Set(named.map(({ name }) => name.toLowerCase()))
  const between = relationships.filter(
    ({ source, target }) => names.has(source.toLowerCase()) && names.has(target.toLowerCase()),
  )
  return names.size < 2
    ? undefined
    : `Text:\n${text}\n\nRecords:\n${printGraph({ entities: named, relationships: between })}`
}

/** Records as extract-graph asks for them. */
function printGraph({ entities, relationships }: Omit<ParsedGraph, 'unreadable'>): string {
  const records = [
    ...entities.map(({ name, type, description }) => ['entity', name, type, description]),
    ...relationships.map(({ source, target, description, strength }) => [
      'relationship',
      source,
      target,
      description,
      String(strength),
    ]),
  ]
  return `${records.map(([kind, ...fields]) => `("${kind}"<|>${fields.map(plain).join('<|>')})`).join('##\n')}\n<|COMPLETE|>`
}

/** A field that can't be taken for part of the form, or for a variable of the prompt. */
const plain = (field: string): string => field.replace(/<\|>|##|\{\{|\}\}/g, ' ')
