import { all, run, type Reader, type Writer } from './connection.ts'

/** Whether two names mean the same, who said so, and why. */
export interface NameDecision {
  readonly name: string
  readonly other: string
  readonly same: boolean
  readonly reason: string
  /** `person`, or a model's name. */
  readonly by: string
}

/** What a person decided stands, whatever a model says. */
const person = 'person'

/** Every decision, in the order of the names. */
export const nameDecisions = (reader: Reader): readonly NameDecision[] =>
  all<Omit<NameDecision, 'same'> & { readonly same: number }>(
    reader,
    'SELECT name, other, same, reason, by FROM name_decisions ORDER BY name, other',
  ).map((row) => ({ ...row, same: row.same === 1 }))

/**
 * Keeps a decision about a pair of names, whichever way round; a later one replaces an earlier one, but a model's never a
 * person's.
 */
export function saveNameDecision(writer: Writer, { same, reason, by, ...pair }: NameDecision): void {
  const [name, other] = inOrder(pair)
  run(
    writer,
    `INSERT INTO name_decisions (name, other, same, reason, by) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (name, other) DO UPDATE SET same = excluded.same, reason = excluded.reason, by = excluded.by
     WHERE excluded.by = '${person}' OR name_decisions.by <> '${person}'`,
    name,
    other,
    same ? 1 : 0,
    reason,
    by,
  )
}

/** Takes a decision back, whoever made it: the pair is as if nobody had ever asked. */
export function forgetNameDecision(writer: Writer, pair: Pick<NameDecision, 'name' | 'other'>): void {
  const [name, other] = inOrder(pair)
  run(writer, 'DELETE FROM name_decisions WHERE name = ? AND other = ?', name, other)
}

const inOrder = ({ name, other }: Pick<NameDecision, 'name' | 'other'>): readonly [string, string] =>
  name <= other ? [name, other] : [other, name]
