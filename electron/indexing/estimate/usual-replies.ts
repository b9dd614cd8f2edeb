import type { ModelRequest } from '../../models/language-model.ts'
import type { ReplyFigures } from '../../store/reply-figures.ts'

interface Usual {
  /** That a chunk speaks of, and relationships that it tells of, as far as they are known. */
  readonly entities: number
  readonly relationships: number
  readonly figures: ReadonlyMap<string, ReplyFigures>
}

/** Replies to such a question after which what was answered counts for more than what is assumed. */
const telling = 5

/**
 * What a model may say to each prompt, in the form that it asks for, so that the work goes on as it would: as much as the
 * built-in analyst found in a chunk, reports of five findings. That nothing was missed is not counted on until it is known.
 */
export function createUsualReplies({ entities, relationships, figures }: Usual): (request: ModelRequest) => string {
  const graph = graphOf(entities, relationships)
  const more = graphOf(Math.ceil(entities / 3), Math.ceil(relationships / 3))
  const said = { yes: 0, no: 0 }
  const saysYes = (prompt: string): boolean => {
    const figure = figures.get(prompt)
    const share = figure !== undefined && figure.replies >= telling ? figure.yes : 1
    const yes = said.yes < share * (said.yes + said.no + 1) - 0.001
    said[yes ? 'yes' : 'no'] += 1
    return yes
  }
  return ({ prompt }) => {
    const name = prompt.replace(/@.*$/, '')
    if (name === 'extract-graph') return graph
    if (name === 'glean-check') return saysYes(prompt) ? 'YES' : 'NO'
    if (name === 'glean-more') return more
    if (name === 'extract-claims') return claims
    if (name === 'leaf-report' || name === 'upper-report') return report
    if (name === 'resolve-entities') return '{"groups": []}'
    return `${sentence} ${sentence}`
  }
}

/** A record of an extraction takes 21 tokens in all on average, a report 790: so it was in some two hundred replies of GPT-4o. */
const short = 'It is told what this is and did.'
const sentence =
  'It is told in a sentence or two what this is, what it did, with whom it deals, and why that matters here.'

const graphOf = (entities: number, relationships: number): string => {
  const names = Array.from({ length: Math.max(1, entities) }, (_, at) => `Something Named ${at + 1}`)
  const tuples = [
    ...names.map((name) => `("entity"<|>${name}<|>organization<|>${short})`),
    ...Array.from(
      { length: relationships },
      (_, at) => `("relationship"<|>${names[at % names.length]}<|>${names[(at + 1) % names.length]}<|>${short}<|>7)`,
    ),
  ]
  return `${tuples.join('##\n')}\n<|COMPLETE|>`
}

const claims = `${Array.from({ length: 3 }, (_, at) => `(Something Named ${at + 1}<|>Something Named ${at + 2}<|>statement<|>TRUE<|>2020-01-01<|>2020-01-01<|>${sentence}<|>${sentence})`).join('##\n')}\n<|COMPLETE|>`

const report = JSON.stringify({
  title: 'Something Named and what is around it',
  summary: `${sentence} ${sentence} ${sentence}`,
  rating: 5,
  rating_explanation: sentence,
  findings: Array.from({ length: 5 }, () => ({
    summary: 'Something Named matters to what is around it',
    explanation: `${sentence} ${sentence} ${sentence} [Data: Entities (1, 2); Relationships (3)]`,
  })),
})
