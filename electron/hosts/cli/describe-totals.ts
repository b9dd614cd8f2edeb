import type { Totals } from '../../../shared/model/index.ts'
import { printableLine } from './printable.ts'

const number = new Intl.NumberFormat('en')

/** `3 documents`, `1 document`. */
export const count = (amount: number, singular: string, plural = `${singular}s`): string =>
  `${number.format(amount)} ${amount === 1 ? singular : plural}`

/** What a collection holds, for a person; skipped files that were `named` before are only counted. */
export function describeTotals(totals: Totals, named: ReadonlySet<string> = new Set()): string {
  return [
    `${count(totals.documents, 'document')}, ${count(totals.chunks, 'chunk')}, ${count(totals.tokens, 'token')}`,
    `${count(totals.entities, 'entity', 'entities')}, ${count(totals.relationships, 'relationship')}, ${count(totals.claims, 'claim')}`,
    `${count(totals.communities, 'community', 'communities')}, ${count(totals.reports, 'report')}`,
    ...describeSkipped(totals, named),
  ].join('\n')
}

function describeSkipped({ skipped }: Totals, named: ReadonlySet<string>): string[] {
  if (skipped.length === 0) return []
  const others = skipped.filter(({ path }) => !named.has(path))
  const before = skipped.length - others.length
  return [
    `${count(skipped.length, 'file')} skipped${before > 0 ? `, ${before} named above` : ''}${others.length > 0 ? ':' : ''}`,
    ...others.map(({ path, code, reason }) => `  ${printableLine(path, 200)} (${code}): ${printableLine(reason, 300)}`),
  ]
}
