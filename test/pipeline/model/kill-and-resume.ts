import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../../electron/algorithms/random/seeded-random.ts'
import { startModelEndpoint, type ModelEndpoint } from '../../fakes/model-endpoint.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { runWithModel } from './run-with-model.ts'

const paths = [join(import.meta.dirname, '../../../resources/sample/mail')]
/** Milliseconds that a request takes, and within which one that is under way may be paid in vain. */
const latency = 60
const inVain = 100
/** Milliseconds into a job at which it is killed, at most. */
const longest = 900

export interface Survived {
  readonly kills: number
  /** Whether every collection is the one that a run makes that is never stopped. */
  readonly same: boolean
  /** Requests that were asked again though they had been answered, but for those right before a kill. */
  readonly paidTwice: readonly string[]
  readonly asked: number
}

/**
 * Kills a job with a model at so many moments, drawn from a seed, in a process of its own, and lets it go on each time until
 * it is done; and so on with further collections.
 */
export async function killAndResume(kills: number, seed: number): Promise<Survived> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-kill-model-'))
  const random = createRandom(seed)
  try {
    const whole = join(folder, 'whole.strata')
    const expected = await neverStopped(whole)
    const paidTwice: string[] = []
    let [killed, asked, same] = [0, 0, true]
    for (let round = 0; killed < kills; round += 1) {
      const file = join(folder, `${round}.strata`)
      const beganAt = performance.now()
      const endpoint = await startModelEndpoint({ latency, gleanings: 1 })
      const moments: number[] = []
      for (;;) {
        const killedAt = await indexAndKill(file, endpoint.url, killed < kills ? random.next() * longest : undefined)
        if (killedAt === undefined) break
        killed += 1
        moments.push(killedAt - beganAt)
      }
      same &&= isDeepStrictEqual(fingerprintOf(file), expected)
      paidTwice.push(...askedAgain(endpoint, moments))
      asked += endpoint.requests.length
      await endpoint.close()
    }
    return { kills: killed, same, paidTwice, asked }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function neverStopped(file: string): Promise<unknown> {
  const endpoint = await startModelEndpoint({ gleanings: 1 })
  await runWithModel({ file, paths, url: endpoint.url })
  await endpoint.close()
  return fingerprintOf(file)
}

/** Indexes in a process that is killed so long after its job began, and tells when; undefined where it ended before. */
async function indexAndKill(file: string, url: string, after: number | undefined): Promise<number | undefined> {
  const child = fork(join(import.meta.dirname, 'index-model-child.ts'), [file, url, ...paths])
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  await Promise.race([once(child, 'message'), exit])
  await (after === undefined ? exit : Promise.race([wait(after), exit]))
  const killedAt = performance.now()
  child.kill('SIGKILL')
  const [code, signal] = await exit
  if (signal === null && code !== 0) throw new Error(`The process ended with ${code}.`)
  return signal === null ? undefined : killedAt
}

function askedAgain({ requests }: ModelEndpoint, moments: readonly number[]): string[] {
  const answers = new Map<string, number>()
  return requests.flatMap(({ key, answered, answeredAt = 0, task }) => {
    if (!answered) return []
    const before = answers.get(key)
    answers.set(key, answeredAt)
    const isExcused = before !== undefined && moments.some((at) => at > before - inVain && at < before + inVain)
    return before === undefined || isExcused ? [] : [task]
  })
}
