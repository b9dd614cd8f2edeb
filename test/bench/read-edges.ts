import { readFileSync } from 'node:fs'
import { buildCsr, type CsrGraph } from '../../electron/algorithms/graph/csr-graph.ts'

/** An edge list in columns; node numbers count the ids in order of appearance. */
export interface EdgeList {
  readonly ids: readonly string[]
  readonly sources: Int32Array
  readonly targets: Int32Array
  readonly weights: Float64Array
}

/** Reads lines of `source<TAB>target[<TAB>weight]`; ids are any strings, the weight is 1 unless given. */
export function readEdges(file: string): EdgeList {
  const numbers = new Map<string, number>()
  const numberOf = (id: string): number => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, numbers.size)
    return numbers.size - 1
  }
  const [sources, targets, weights]: [number[], number[], number[]] = [[], [], []]
  for (const [line, source, target, weight] of lines(readFileSync(file))) {
    if (source === undefined || target === undefined)
      throw new Error(`${file}, line ${line}: two ids are needed, with a tab between.`)
    const value = weight === undefined || weight === '' ? 1 : Number(weight)
    if (!Number.isFinite(value) || value < 0) throw new Error(`${file}, line ${line}: ${weight} is no weight.`)
    sources.push(numberOf(source))
    targets.push(numberOf(target))
    weights.push(value)
  }
  return {
    ids: [...numbers.keys()],
    sources: Int32Array.from(sources),
    targets: Int32Array.from(targets),
    weights: Float64Array.from(weights),
  }
}

/** The fields of each line that is not empty; one line at a time, for a large file is longer than a string may be. */
function* lines(bytes: Buffer): Generator<readonly [line: number, ...fields: (string | undefined)[]]> {
  let begin = 0
  for (let line = 1; begin < bytes.length; line++) {
    const found = bytes.indexOf(10, begin)
    const end = found === -1 ? bytes.length : found
    const text = bytes.toString('utf8', begin, end).replace(/\r$/, '')
    begin = end + 1
    if (text !== '') yield [line, ...text.split('\t')]
  }
}

export const graphOf = ({ ids, sources, targets, weights }: EdgeList): CsrGraph =>
  buildCsr(ids.length, sources, targets, weights)
