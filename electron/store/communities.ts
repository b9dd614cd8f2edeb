import type { Community } from '../../shared/model/index.ts'
import { all, count, one, run, type Reader, type Writer } from './connection.ts'
import { makeUid } from './make-uid.ts'

interface NewCommunity {
  readonly level: number
  /** Position of the parent in the list, which comes before its children; -1 at the root. */
  readonly parent: number
  readonly gathered: boolean
  readonly members: readonly { readonly id: number; readonly uid: string }[]
}

/**
 * Replaces the hierarchy: a community of the same level with the same members keeps its id, and with it its report.
 */
export function saveCommunities(writer: Writer, communities: readonly NewCommunity[]): void {
  const kept = new Set<number>()
  const ids: number[] = []
  communities.forEach((community, rank) => {
    const parent = community.parent < 0 ? null : ids[community.parent]
    const uid = makeUid('community', community.level, ...community.members.map((member) => member.uid).toSorted())
    const known = one<{ id: number }>(writer, 'SELECT id FROM communities WHERE uid = ?', uid)
    const values = [parent, community.members.length, community.gathered ? 1 : 0, rank]
    if (known)
      run(
        writer,
        'UPDATE communities SET parent = ?, size = ?, gathered = ?, rank = ? WHERE id = ?',
        ...values,
        known.id,
      )
    const id =
      known?.id ??
      run(
        writer,
        'INSERT INTO communities (parent, size, gathered, rank, uid, level) VALUES (?, ?, ?, ?, ?, ?)',
        ...values,
        uid,
        community.level,
      )
    run(writer, 'DELETE FROM community_members WHERE community = ?', id)
    for (const member of community.members) {
      run(writer, 'INSERT INTO community_members (community, entity) VALUES (?, ?)', id, member.id)
    }
    ids.push(id)
    kept.add(id)
  })
  for (const { id } of all<{ id: number }>(writer, 'SELECT id FROM communities')) {
    if (!kept.has(id)) run(writer, 'DELETE FROM communities WHERE id = ?', id)
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
