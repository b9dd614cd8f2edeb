import { round } from '../round.ts'
import type { BenchData } from './bench-data.ts'
import { compareRecorded } from './compare-recorded.ts'
import type { Comparison } from './compare-recorded.ts'
import { atLeast, atMost } from './row.ts'
import type { Measured } from './row.ts'

const on = 'recorded-replies'

/** How many of a large model's entities the built-in analyst finds, and how many it names beside. */
export async function measureEntities(data: BenchData): Promise<Measured> {
  const { extraction, 'extraction and gleaning': gleaned } = await compareRecorded(data, 'book')
  const { extraction: apart } = await compareRecorded(data, 'chunks')
  data.tell(`Not found, with how often:\n${sayMissed(extraction)}\n`)
  const first = figures(extraction)
  return {
    rows: [
      atLeast({ what: "recall of gpt-4o's entities that stand in the chunk's text", on }, first.recall, 0.8),
      atMost({ what: "entities named a chunk, to gpt-4o's", on }, first.ratio, 2),
    ],
    details: {
      extraction: first,
      'extraction and gleaning': figures(gleaned),
      'extraction, each chunk a document': figures(apart),
    },
  }
}

function figures({
  compared,
  own,
  recorded,
}: Comparison): Record<'stand' | 'found' | 'recall' | 'ratio', number> & Record<string, number> {
  const found = compared.filter((one) => one.own !== undefined).length
  return {
    stand: compared.length,
    found,
    recall: round(found / compared.length, 3),
    named: own,
    namedByModel: recorded,
    ratio: round(own / recorded, 2),
    ratioToStanding: round(own / compared.length, 2),
  }
}

function sayMissed({ compared }: Comparison): string {
  const counts = new Map<string, number>()
  for (const { name, type, own } of compared) {
    const key = `${name} (${type})`
    if (own === undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${count} ${name}`)
    .join('; ')
}
