import { countTokens } from '../../electron/algorithms/chunker/count-tokens.ts'
import { createRandom } from '../../electron/algorithms/random/seeded-random.ts'

const names = [
  'Ada Lovelace',
  'Charles Babbage',
  'Grace Hopper',
  'Alan Turing',
  'Mary Somerville',
  'London',
  'Analytical Engine',
]

/** Sentences without end, others for each number. */
function* sentences(number: number): Generator<string, never> {
  const random = createRandom(number + 1)
  const pick = (): string => names[random.int(names.length)] ?? ''
  for (let at = 0; ; at += 1)
    yield `In part ${at} of chapter ${number} we hear what ${pick()} and ${pick()} had to do with each other.`
}

/** About 600 tokens, others for each number. */
export function chunkText(number: number): string {
  const spoken = sentences(number)
  return Array.from({ length: 40 }, () => String(spoken.next().value)).join(' ')
}

/** A text that is cut into so many chunks of 600 tokens, 100 of them shared: the last one is half full. */
export function documentOf(chunks: number, number: number): string {
  const wanted = 600 + 500 * (chunks - 1) - 250
  const text: string[] = []
  let tokens = 0
  for (const sentence of sentences(number)) {
    if (tokens >= wanted) break
    tokens += countTokens(` ${sentence}`)
    text.push(sentence)
  }
  return text.join(' ')
}
