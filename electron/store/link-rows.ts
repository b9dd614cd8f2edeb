import { all, run, type Writer } from './connection.ts'

/**
 * Makes the rows of a table point to what `links` says: id of a row → what it points to, nothing for those not in it.
 * Only rows that pointed elsewhere are written, so that a small change of a large collection stays small.
 */
export function linkRows(
  writer: Writer,
  table: 'mentions' | 'relationship_instances',
  column: 'entity' | 'relationship',
  links: ReadonlyMap<number, number>,
): void {
  const update = `UPDATE ${table} SET ${column} = ? WHERE id = ?`
  for (const { id, link } of all<{ id: number; link: number | null }>(
    writer,
    `SELECT id, ${column} AS link FROM ${table}`,
  )) {
    const wanted = links.get(id) ?? null
    if (wanted !== link) run(writer, update, wanted, id)
  }
}
