import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../../electron/algorithms/random/seeded-random.ts'
import { all } from '../../../electron/store/connection.ts'
import { openWriter } from '../../../electron/store/open-collection.ts'
import { startModelEndpoint, type ModelEndpoint } from '../../fakes/model-endpoint.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { allAtOnce, runWithModel } from './run-with-model.ts'

const paths = [join(import.meta.dirname, '../../../resources/sample')]
/** Milliseconds that a request takes. */
const latency = 40
/** Milliseconds into a job at which it is killed, at most. */
const longest = 900

export interface Survived {
  readonly kills: number
  /** Whether every collection is the one that a run makes that is never stopped. */
  readonly same: boolean
  /** Tasks of requests that were asked again though their replies had been kept when the job was killed. */
  readonly paidTwice: readonly string[]
  /** The most replies that a kill lost: they had been given, and were not kept yet. */
  readonly lost: number
  /** Requests by task. */
  readonly asked: Readonly<Record<string, number>>
}

/**
 * Kills a job with a model at so many moments, in a process of its own, and lets it go on each time until it is done; and
 * so on with further collections. The first moment of each is amid the model's decisions on names, when some are made; the
 * others are drawn from a seed.
 */
export async function killAndResume(kills: number, seed: number): Promise<Survived> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-kill-model-'))
  const random = createRandom(seed)
  try {
    const whole = join(folder, 'whole.strata')
    const expected = await neverStopped(whole)
    const paidTwice: string[] = []
    const asked: string[] = []
    let [killed, lost, same] = [0, 0, true]
    for (let round = 0; killed < kills; round += 1) {
      const file = join(folder, `${round}.strata`)
      const beganAt = performance.now()
      const decided = Promise.withResolvers<void>()
      const endpoint = await startModelEndpoint({
        latency,
        gleanings: 1,
        onAnswered: ({ task }) => task === 'resolve-entities' && decided.resolve(),
      })
      const sessions: Session[] = []
      for (;;) {
        const moment = sessions.length === 0 ? () => decided.promise : () => wait(random.next() * longest)
        const killedAt = await indexAndKill(file, endpoint.url, killed < kills ? moment : undefined)
        if (killedAt === undefined) break
        killed += 1
        sessions.push({ killedAt: killedAt - beganAt, kept: keptIn(file) })
      }
      same &&= isDeepStrictEqual(fingerprintOf(file), expected)
      const again = askedAgain(endpoint, sessions)
      paidTwice.push(...again.paidTwice)
      lost = Math.max(lost, again.lost)
      asked.push(...endpoint.requests.map(({ task }) => task))
      await endpoint.close()
    }
    return { kills: killed, same, paidTwice, lost, asked: Object.fromEntries(countOf(asked)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function neverStopped(file: string): Promise<unknown> {
  const endpoint = await startModelEndpoint({ gleanings: 1 })
  await runWithModel({ file, paths, url: endpoint.url, analysis: allAtOnce })
  await endpoint.close()
  return fingerprintOf(file)
}

/** Indexes in a process that is killed at a moment after its job began, and tells when; undefined where it ended before. */
async function indexAndKill(
  file: string,
  url: string,
  moment: (() => Promise<void>) | undefined,
): Promise<number | undefined> {
  const child = fork(join(import.meta.dirname, 'index-model-child.ts'), [file, url, ...paths])
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  await Promise.race([once(child, 'message'), exit])
  await (moment === undefined ? exit : Promise.race([moment(), exit]))
  const killedAt = performance.now()
  child.kill('SIGKILL')
  const [code, signal] = await exit
  if (signal === null && code !== 0) throw new Error(`The process ended with ${code}.`)
  return signal === null ? undefined : killedAt
}

interface Session {
  /** Milliseconds since the endpoint was started. */
  readonly killedAt: number
  /** Replies that the collection held after the kill, by task. */
  readonly kept: ReadonlyMap<string, number>
}

/** How many replies to each task a collection holds: what its cache has confirmed. */
function keptIn(file: string): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map()
  const store = openWriter(file)
  try {
    const rows = all<{ prompt: string }>(store, 'SELECT prompt FROM replies')
    return countOf(rows.map(({ prompt }) => prompt.replace(/@.*$/, '')))
  } finally {
    store.close()
  }
}

/**
 * A reply that had been given when a job was killed, and was not kept, is paid again: of each task so many requests of a
 * session may be asked again as it had answered more than the collection came to hold by it. Any other was paid twice.
 */
function askedAgain({ requests }: ModelEndpoint, sessions: readonly Session[]): { paidTwice: string[]; lost: number } {
  const sessionOf = (at: number): number => sessions.filter(({ killedAt }) => killedAt <= at).length
  const answered = requests.filter((request) => request.answered)
  const lost = sessions.map(({ kept }, session) => {
    const given = countOf(answered.filter(({ at }) => sessionOf(at) === session).map(({ task }) => task))
    const before = sessions[session - 1]?.kept
    return new Map([...given].map(([task, n]) => [task, n - ((kept.get(task) ?? 0) - (before?.get(task) ?? 0))]))
  })
  const most = Math.max(0, ...lost.map((ofTask) => [...ofTask.values()].reduce((sum, n) => sum + n, 0)))
  const answeredIn = new Map<string, number>()
  const paidTwice = answered.flatMap(({ key, at, task }) => {
    const before = answeredIn.get(key)
    answeredIn.set(key, sessionOf(at))
    if (before === undefined) return []
    const excused = lost[before]?.get(task) ?? 0
    lost[before]?.set(task, excused - 1)
    return excused > 0 ? [] : [task]
  })
  return { paidTwice, lost: most }
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
