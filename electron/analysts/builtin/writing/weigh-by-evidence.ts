import type { ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'

/** What a report could say of an element: the share of its sentences that are fit to be said. */
const fit = 0.3

/**
 * A context whose relationships weigh what there is to say of them: those that stand in speakers' labels, greetings and
 * forms only (`Keith Weiss, Morgan Stanley:`) a fifth of the others.
 */
export function weighByEvidence(context: ReportContext, candidates: readonly Candidate[]): ReportContext {
  const shares = fitShares(candidates, ({ relationships }) => relationships)
  return {
    ...context,
    relationships: context.relationships.map((link) => ({
      ...link,
      weight: link.weight * (0.2 + 0.8 * (shares.get(link.id) ?? 0)),
    })),
  }
}

/**
 * By id the share of the sentences of an element that are fit to be said, from 0 to 1, a few counting for less than many; none
 * for one without sentences.
 */
export function fitShares(
  candidates: readonly Candidate[],
  idsOf: (candidate: Candidate) => ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const counts = new Map<number, { all: number; fit: number }>()
  for (const candidate of candidates) {
    for (const id of idsOf(candidate)) {
      const count = counts.get(id) ?? { all: 0, fit: 0 }
      count.all++
      if (candidate.quality >= fit) count.fit++
      counts.set(id, count)
    }
  }
  return new Map([...counts].map(([id, count]) => [id, (count.fit + 1) / (count.all + 1.5)]))
}
