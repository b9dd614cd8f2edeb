import { readNumber } from './read-number.ts'
import { readGraphJson } from './read-graph-json.ts'
import { readTuples, type Tuple } from './read-tuples.ts'

export interface ParsedEntity {
  readonly name: string
  /** As the model wrote it; '' where it wrote none. */
  readonly type: string
  readonly description: string
}

export interface ParsedRelationship {
  readonly source: string
  readonly target: string
  readonly description: string
  /** From 1 to 10; 1 where the model gave none. */
  readonly strength: number
}

export interface ParsedGraph {
  readonly entities: readonly ParsedEntity[]
  readonly relationships: readonly ParsedRelationship[]
  /** Records that nothing could be made of, as they stand in the reply. */
  readonly unreadable: readonly string[]
}

/** Units of a name; what is longer is a sentence. */
const longestName = 300
const longestDescription = 8_000

/**
 * What a reply to extract-graph or glean-more says, in its order: records with `<|>`, as asked for, or JSON with entities
 * and relationships. Never throws.
 */
export function parseGraph(reply: string): ParsedGraph {
  const { tuples, unreadable } = readTuples(reply)
  const graph = sortOut(tuples)
  if (graph.entities.length + graph.relationships.length === 0) {
    const other = readGraphJson(reply)
    if (other) return { ...sortOut(other), unreadable: [] }
  }
  return { ...graph, unreadable: [...graph.unreadable, ...unreadable] }
}

function sortOut(tuples: readonly Tuple[]): ParsedGraph {
  const entities: ParsedEntity[] = []
  const relationships: ParsedRelationship[] = []
  const unreadable: string[] = []
  for (const tuple of tuples) {
    const relationship = toRelationship(tuple)
    const entity = relationship ? undefined : toEntity(tuple)
    if (relationship) relationships.push(relationship)
    else if (entity) entities.push(entity)
    else unreadable.push([tuple.kind, ...tuple.fields].join(' <|> '))
  }
  return { entities, relationships, unreadable }
}

const isName = (name: string | undefined): name is string =>
  name !== undefined && name.length <= longestName && /[\p{L}\p{N}]/u.test(name)

/** Four fields with a number at the end are a relationship, whatever the record calls itself. */
function toRelationship({ kind, fields }: Tuple): ParsedRelationship | undefined {
  const last = fields.at(-1) ?? ''
  const numbered =
    fields.length >= 4
      ? last.length <= 40 && /^\D{0,12}\d/.test(last)
      : // A relationship without a description.
        fields.length === 3 && /^\d{1,3}$/.test(last)
  if (kind !== 'relationship' && !(numbered && fields.length === 4 && /^[\d.,/ ]+$/.test(last))) return undefined
  const [source, target, ...rest] = fields
  if (!isName(source) || !isName(target)) return undefined
  const description = (numbered ? rest.slice(0, -1) : rest).join(' ')
  const strength = numbered ? readNumber(last, 1, 10) : undefined
  return { source, target, description: description.slice(0, longestDescription), strength: strength ?? 1 }
}

function toEntity({ kind, fields }: Tuple): ParsedEntity | undefined {
  const [name, type, ...rest] = fields
  const fits = kind === 'entity' ? fields.length >= 2 : kind === '' && fields.length === 3
  if (!fits || !isName(name) || type === undefined || type.length > longestName) return undefined
  return { name, type, description: rest.join(' ').slice(0, longestDescription) }
}
