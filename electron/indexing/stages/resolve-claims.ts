import type { Sentence } from '../../analysts/analyst.ts'
import type { NewClaim, StoredClaimInstance } from '../../store/claims.ts'

/** A claim whose ends are positions in the list of entities. */
export type ResolvedClaim = Omit<StoredClaimInstance, 'subject' | 'object'> & {
  readonly subject: number
  readonly object: number | null
}

/**
 * Claims of mentions become claims of entities. One whose subject is no entity is left out; an object that is none, or
 * the subject itself, is no object. What has no description says it in its own sentence, which `read` gives. What stands
 * in several places in the same words is one claim, in the first of them.
 */
export function resolveClaims(
  instances: Iterable<StoredClaimInstance>,
  entityOf: ReadonlyMap<number, number>,
  read: (place: Omit<Sentence, 'text'>) => Sentence,
): ResolvedClaim[] {
  const seen = new Set<string>()
  return [...instances].flatMap((instance) => {
    const subject = entityOf.get(instance.subject)
    const other = instance.object === null ? undefined : entityOf.get(instance.object)
    if (subject === undefined) return []
    const description = instance.description || read(instance).text.replaceAll(/\s+/g, ' ')
    const object = other === undefined || other === subject ? null : other
    const { type, verb, status, startDate, endDate, amount } = instance
    const same = JSON.stringify([subject, object, type, verb, status, startDate, endDate, amount, description])
    if (seen.has(same)) return []
    seen.add(same)
    return { ...instance, subject, object, description }
  })
}

/** The same with the ids and uids of what was stored; `documents` are uids by id. */
export const withIds = (
  claims: readonly ResolvedClaim[],
  ids: readonly number[],
  uids: ReadonlyMap<number, string>,
  documents: ReadonlyMap<number, string>,
): NewClaim[] =>
  claims.map((claim) => {
    const subject = ids[claim.subject]!
    const object = claim.object === null ? null : ids[claim.object]!
    return {
      ...claim,
      subject,
      object,
      subjectUid: uids.get(subject)!,
      objectUid: object === null ? '' : uids.get(object)!,
      documentUid: documents.get(claim.document)!,
    }
  })
