import type { Analyst } from '../../analysts/analyst.ts'
import { chunksToExtract, documentsToExtract } from '../../store/chunks.ts'
import type { Reader } from '../../store/connection.ts'
import { readStoredDocument } from '../../store/documents.ts'
import { allEntities } from '../../store/entities.ts'
import { breathe } from '../stage.ts'

interface AddNames {
  readonly store: Reader
  readonly builtin: Analyst
  readonly unread: ReadonlySet<number>
  readonly signal: AbortSignal
}

/**
 * Adds to the chunks of each entity those that nobody has read yet, and that the built-in analyst finds to name it: so what
 * a new document touches can be told before it is on the map.
 */
export async function addNames(
  chunksOf: Map<number, number[]>,
  { store, builtin, unread, signal }: AddNames,
): Promise<void> {
  const known = new Set([...chunksOf.values()].flat())
  const entityOf = new Map(allEntities(store).map(({ id, name }) => [name.toLowerCase(), id]))
  // A fingerprint that nobody has: all chunks are to be read.
  for (const id of documentsToExtract(store, '')) {
    const chunks = chunksToExtract(store, id, '').filter((chunk) => unread.has(chunk.id) && !known.has(chunk.id))
    if (chunks.length === 0) continue
    for await (const { chunk, mentions } of builtin.extract(readStoredDocument(store, id), chunks, signal)) {
      const entities = new Set(mentions.flatMap(({ name }) => entityOf.get(name.toLowerCase()) ?? []))
      for (const entity of entities) chunksOf.set(entity, [...(chunksOf.get(entity) ?? []), chunk])
      await breathe()
    }
  }
}
