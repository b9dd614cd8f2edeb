import { createHash } from 'node:crypto'

/**
 * Draws `count` of these: the first by a hash of their name. When entities come and go, the rest of the draw stays, so
 * that labels keep their worth. Another `seed` draws others.
 */
export function drawEntities<Entity extends { readonly name: string; readonly type: string }>(
  entities: readonly Entity[],
  count: number,
  seed: string,
): readonly Entity[] {
  return entities
    .map((entity) => ({ entity, key: `${hash(seed, entity.name)} ${entity.type}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ entity }) => entity)
}

const hash = (seed: string, name: string): string => createHash('sha256').update(`${seed}\n${name}`).digest('hex')
