import { useCallback, useEffect, useRef, useState } from 'react'
import { toWireError } from '../../shared/contract/index.ts'
import { useConnection } from './engine.ts'

interface Outcome<T> {
  readonly key: string | null
  readonly data: T | undefined
  readonly error: unknown
  /** The connection it was asked on. */
  readonly epoch: number
}

export interface Called<T> {
  /** What was answered for this key; with `keep`, the last answer until the next is there. */
  readonly data: T | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly retry: () => void
}

/**
 * Asks when the component appears and whenever `key` changes; null asks nothing. An answer that comes late is dropped,
 * a call that lost its connection is made again on the next one.
 */
export function useCall<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
  { keep = false }: { readonly keep?: boolean } = {},
): Called<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>({ key: null, data: undefined, error: undefined, epoch: 0 })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(ask)
  latest.current = ask

  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const { signal } = controller
    const { epoch } = useConnection.getState()
    // Called in a microtask, so that what throws at once is caught too.
    Promise.resolve()
      .then(() => latest.current(signal))
      .then(
        (data) => !signal.aborted && setOutcome({ key, data, error: undefined, epoch }),
        (error: unknown) =>
          !signal.aborted && setOutcome(({ data }) => ({ key, data: keep ? data : undefined, error, epoch })),
      )
    return () => controller.abort()
  }, [key, attempt, keep])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const epoch = useConnection((connection) => connection.epoch)
  const current = outcome.key === key
  const lost = current && outcome.error !== undefined && toWireError(outcome.error).code === 'interrupted'
  useEffect(() => {
    if (lost && outcome.epoch !== epoch) retry()
  }, [lost, outcome.epoch, epoch, retry])

  return {
    data: current || (keep && key !== null) ? outcome.data : undefined,
    error: current ? outcome.error : undefined,
    loading: key !== null && !current,
    retry,
  }
}
