import { create } from 'zustand'
import { toWireError } from '../../../shared/contract/index.ts'
import { engine } from '../../state/engine.ts'
import { applyAnswerEvent, isRunning, startRun, type AskRun, type Asked } from './ask-run.ts'

interface AskStore {
  /** The last question of each collection, by its key; it runs on while other pages are shown. */
  readonly runs: Readonly<Record<string, AskRun>>
  /** Counts answers that came or went, so that lists are read again. */
  readonly changes: number
}

export const useAskStore = create<AskStore>(() => ({ runs: {}, changes: 0 }))

const controllers = new Map<string, AbortController>()

function update(collection: string, change: (run: AskRun) => AskRun): void {
  useAskStore.setState(({ runs }) => {
    const run = runs[collection]
    return run ? { runs: { ...runs, [collection]: change(run) } } : {}
  })
}

export const answersChanged = (): void => useAskStore.setState(({ changes }) => ({ changes: changes + 1 }))

/** Asks, and follows the answer to its end. Resolves with its id, or null when it was stopped or failed. */
export async function ask(collection: string, asked: Asked): Promise<number | null> {
  controllers.get(collection)?.abort()
  const controller = new AbortController()
  controllers.set(collection, controller)
  const { signal } = controller
  useAskStore.setState(({ runs }) => ({ runs: { ...runs, [collection]: startRun(asked) } }))
  let answer: number | null = null
  try {
    for await (const event of engine().ask({ collection, ...asked }, { signal })) {
      update(collection, (run) => applyAnswerEvent(run, event))
      if (event.type === 'finished') answer = event.answer.id
    }
    if (answer !== null) answersChanged()
  } catch (error) {
    if (controllers.get(collection) !== controller) return null
    const phase = toWireError(error).code === 'cancelled' ? 'cancelled' : 'failed'
    update(collection, (run) => ({ ...run, phase, error }))
  }
  return answer
}

export const stopAsking = (collection: string): void => controllers.get(collection)?.abort()

/** Clears away a question that has ended, so that the page is ready for the next. */
export function clearRun(collection: string): void {
  useAskStore.setState(({ runs }) => {
    const { [collection]: run, ...rest } = runs
    return run && !isRunning(run) ? { runs: rest } : {}
  })
}
