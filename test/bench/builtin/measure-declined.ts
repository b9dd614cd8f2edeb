import { round } from '../round.ts'
import type { BenchData, Way } from './bench-data.ts'
import type { Corpus } from './corpora.ts'
import { podcastQuestions } from './measure-diversity.ts'
import { ownQuestions } from './read-questions.ts'
import { atLeast } from './row.ts'
import type { Measured, Row } from './row.ts'
import { sayWay } from './say-way.ts'

const ways: readonly Way[] = [
  { method: 'global', level: 0 },
  { method: 'global', level: 1 },
  { method: 'basic', level: 0 },
]

/** Whether questions about what the documents don't tell are declined, and those about what they do are not. */
export async function measureDeclined(data: BenchData): Promise<Measured> {
  const rows: Row[] = []
  const details: Record<string, unknown> = {}
  const sets: readonly { corpus: Corpus; outside: readonly string[]; inside: readonly string[] }[] = [
    { corpus: 'podcast', outside: ownQuestions('podcast-outside'), inside: podcastQuestions(data) },
    {
      corpus: 'state-of-the-union',
      outside: ownQuestions('state-of-the-union-outside'),
      inside: ownQuestions('state-of-the-union-inside'),
    },
  ]
  for (const { corpus, outside, inside } of sets) {
    for (const way of ways) {
      const on = `${corpus}, ${sayWay(way)}`
      const out = await data.ask(corpus, outside, way)
      const within = await data.ask(corpus, inside, way)
      const what = { outside: 'outside questions declined', inside: 'inside questions not declined' }
      if (out.refused !== undefined) {
        rows.push({ what: what.outside, on, target: '≥ 0.9', measured: out.refused, pass: false })
        rows.push({ what: what.inside, on, target: '≥ 0.97', measured: out.refused, pass: false })
        continue
      }
      const answered = out.answers.filter((answer) => answer.answered)
      const declined = within.answers.filter((answer) => !answer.answered)
      data.tell(`${on}: outside, yet answered\n${answered.map(({ question }) => `  ${question}`).join('\n')}\n`)
      data.tell(
        `${on}: inside, yet declined\n${declined.map(({ question, text }) => `  ${question} — ${text.split('\n')[0]}`).join('\n')}\n`,
      )
      rows.push(
        atLeast({ what: what.outside, on }, round(1 - answered.length / outside.length, 3), 0.9),
        atLeast({ what: what.inside, on }, round(1 - declined.length / inside.length, 3), 0.97),
      )
      details[on] = {
        outside: outside.length,
        outsideAnswered: answered.map(({ question }) => question),
        inside: inside.length,
        insideDeclined: declined.length,
        insideSaidToBeNowhere: declined.filter(({ text }) => text.includes('nothing in it speaks of')).length,
      }
    }
  }
  return { rows, details }
}
