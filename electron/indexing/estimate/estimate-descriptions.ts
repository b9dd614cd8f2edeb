import { readEntity } from '../../store/entities.ts'
import { readRelationship } from '../../store/relationships.ts'
import { breathe } from '../stage.ts'
import type { Foretelling } from './estimate-index.ts'

interface ChunksOf {
  readonly ofEntity: ReadonlyMap<number, readonly number[]>
  readonly ofRelationship: ReadonlyMap<number, readonly number[]>
}

/** Describes what several chunks tell of, where the model has not read all of them: each is taken to bring a description. */
export async function estimateDescriptions(
  { store, analyst, unread, signal }: Foretelling,
  { ofEntity, ofRelationship }: ChunksOf,
): Promise<void> {
  const isTouched = (chunks: readonly number[]): boolean =>
    chunks.length > 1 && chunks.some((chunk) => unread.has(chunk))
  const tell = (name: string, chunks: readonly number[]): string[] =>
    chunks.map(
      (chunk) => `${name} is told of in a sentence of some twenty words, with what it did and why, in part ${chunk}.`,
    )
  for (const [id, chunks] of ofEntity) {
    const entity = isTouched(chunks) ? readEntity(store, id) : undefined
    if (entity === undefined) continue
    const { name, type } = entity
    await analyst.describeEntity({ name, type, descriptions: tell(name, chunks), contexts: [] }, signal)
    await breathe()
  }
  for (const [id, chunks] of ofRelationship) {
    const relationship = isTouched(chunks) ? readRelationship(store, id) : undefined
    if (relationship === undefined) continue
    const [source = '', target = ''] = [relationship.source, relationship.target].map(
      (end) => readEntity(store, end)?.name,
    )
    const descriptions = tell(`${source} and ${target}`, chunks)
    await analyst.describeRelationship({ source, target, descriptions, contexts: [] }, signal)
    await breathe()
  }
}
