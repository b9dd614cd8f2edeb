import type { Totals } from '../../../shared/model/index.ts'
import { printableLine } from './printable.ts'

const number = new Intl.NumberFormat('en')

/** `3 documents`, `1 document`. */
export const count = (amount: number, singular: string, plural = `${singular}s`): string =>
  `${number.format(amount)} ${amount === 1 ? singular : plural}`

/** What a collection holds, for a person. */
export function describeTotals(totals: Totals): string {
  return [
    `${count(totals.documents, 'document')}, ${count(totals.chunks, 'chunk')}, ${count(totals.tokens, 'token')}`,
    `${count(totals.entities, 'entity', 'entities')}, ${count(totals.relationships, 'relationship')}`,
    `${count(totals.communities, 'community', 'communities')}, ${count(totals.reports, 'report')}`,
    ...describeSkipped(totals),
  ].join('\n')
}

function describeSkipped({ skipped }: Totals): string[] {
  if (skipped.length === 0) return []
  return [
    `${count(skipped.length, 'file')} skipped:`,
    ...skipped.map(
      ({ path, code, reason }) => `  ${printableLine(path, 200)} (${code}): ${printableLine(reason, 300)}`,
    ),
  ]
}
