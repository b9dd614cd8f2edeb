import type { SeededRandom } from '../random/seeded-random.ts'

/** Above so many nodes, those that are near each other in memory stay together: single ones in random order cost half as much again. */
const many = 50_000
const block = 32

/** The numbers from 0 to `nodes` − 1 in random order (Fisher–Yates); of many, blocks of 32 in random order. */
export function shuffledOrder(nodes: number, random: SeededRandom): Int32Array {
  const length = nodes > many ? block : 1
  const blocks = new Int32Array(Math.ceil(nodes / length))
  for (let index = 0; index < blocks.length; index++) {
    const other = random.int(index + 1)
    blocks[index] = blocks[other]!
    blocks[other] = index
  }
  if (length === 1) return blocks
  const order = new Int32Array(nodes)
  let end = 0
  for (const index of blocks) {
    const last = Math.min(nodes, (index + 1) * length)
    for (let node = index * length; node < last; node++) order[end++] = node
  }
  return order
}
