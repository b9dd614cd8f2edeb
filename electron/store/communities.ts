import type { Community } from '../../shared/model/index.ts'
import { all, count, run, type Reader, type Writer } from './connection.ts'
import { makeUidOf } from './make-uid.ts'

interface NewCommunity {
  /** The stored community that it goes on from; undefined for a new one. */
  readonly id: number | undefined
  readonly level: number
  /** Position of the parent in the list, which comes before its children; -1 at the root. */
  readonly parent: number
  readonly gathered: boolean
  readonly members: readonly { readonly id: number; readonly uid: string }[]
}

/** Replaces the hierarchy: a community that goes on keeps its id, and with it its report. */
export function saveCommunities(writer: Writer, communities: readonly NewCommunity[]): void {
  const kept = new Set(communities.map(({ id }) => id))
  for (const { id } of all<{ id: number }>(writer, 'SELECT id FROM communities')) {
    if (!kept.has(id)) run(writer, 'DELETE FROM communities WHERE id = ?', id)
  }
  run(writer, 'DELETE FROM community_members')
  // Two that go on may take each other's uid: until all are written, a uid is the id, which is nobody else's.
  run(writer, 'UPDATE communities SET uid = id')
  const ids: number[] = []
  for (const [rank, { id: known, level, parent, gathered, members }] of communities.entries()) {
    const uid = makeUidOf(['community', level, ...members.map((member) => member.uid).toSorted()])
    const values = [uid, level, parent < 0 ? null : ids[parent], members.length, gathered ? 1 : 0, rank]
    if (known !== undefined)
      run(
        writer,
        'UPDATE communities SET uid = ?, level = ?, parent = ?, size = ?, gathered = ?, rank = ? WHERE id = ?',
        ...values,
        known,
      )
    const id =
      known ??
      run(
        writer,
        'INSERT INTO communities (uid, level, parent, size, gathered, rank) VALUES (?, ?, ?, ?, ?, ?)',
        ...values,
      )
    for (const member of members)
      run(writer, 'INSERT INTO community_members (community, entity) VALUES (?, ?)', id, member.id)
    ids.push(id)
  }
}

type Row = Omit<Community, 'children' | 'gathered'> & { gathered: number; children: string }

const select = `
  SELECT id, uid, level, parent, size, gathered,
    (SELECT json_group_array(k.id ORDER BY k.rank) FROM communities k WHERE k.parent = communities.id) AS children
  FROM communities`

const fromRow = (row: Row): Community => ({
  ...row,
  gathered: row.gathered === 1,
  children: JSON.parse(row.children) as number[],
})

/** From level 0 down, the largest of a level first. */
export const allCommunities = (reader: Reader): Community[] => all<Row>(reader, `${select} ORDER BY rank`).map(fromRow)

export const membersOfCommunity = (reader: Reader, id: number): number[] =>
  all<{ entity: number }>(reader, 'SELECT entity FROM community_members WHERE community = ? ORDER BY entity', id).map(
    ({ entity }) => entity,
  )

/** The communities that hold an entity, from level 0 down. */
export const communitiesOfEntity = (reader: Reader, entity: number): Community[] =>
  all<Row>(
    reader,
    `${select} WHERE id IN (SELECT community FROM community_members WHERE entity = ?) ORDER BY level`,
    entity,
  ).map(fromRow)

/**
 * A level's cover, every entity once: the communities born there and the childless ones of the levels above
 * (GraphRAG, section 3.1.4: a leaf stands for itself further down).
 */
export const coverOf = (communities: readonly Community[], level: number): Community[] =>
  communities.filter(
    (community) => community.level === level || (community.level < level && community.children.length === 0),
  )

export const countLevels = (reader: Reader): number =>
  count(reader, 'SELECT coalesce(max(level) + 1, 0) AS n FROM communities')
