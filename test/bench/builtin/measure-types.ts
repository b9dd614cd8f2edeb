import { round } from '../round.ts'
import type { BenchData } from './bench-data.ts'
import { compareRecorded } from './compare-recorded.ts'
import { atLeast } from './row.ts'
import type { Measured } from './row.ts'

/** What the recorded model calls the types that are compared, in our words. */
const ours: Readonly<Record<string, string>> = {
  person: 'person',
  organization: 'organization',
  geo: 'place',
  location: 'place',
}

/** Whether people, organizations and places that both found are of one type. */
export async function measureTypes(data: BenchData): Promise<Measured> {
  const { extraction } = await compareRecorded(data, 'book')
  const confusion: Record<string, Record<string, number>> = {}
  const wrong: string[] = []
  let [agreed, matched] = [0, 0]
  for (const { name, type, chunk, own } of extraction.compared) {
    const theirs = ours[type]
    if (theirs === undefined || own === undefined) continue
    const row = (confusion[theirs] ??= {})
    row[own.type] = (row[own.type] ?? 0) + 1
    matched++
    if (own.type === theirs) agreed++
    else wrong.push(`${name} (chunk ${chunk}): ${theirs}, ours ${own.type}`)
  }
  data.tell(`Types that differ (theirs: ours):\n${JSON.stringify(confusion)}\n${wrong.join('\n')}\n`)
  const agreement = round(agreed / matched, 3)
  return {
    rows: [
      atLeast(
        { what: 'type agreement on matched people, organizations, places', on: 'recorded-replies' },
        agreement,
        0.85,
      ),
    ],
    details: { matched, agreed, agreement, confusion },
  }
}
