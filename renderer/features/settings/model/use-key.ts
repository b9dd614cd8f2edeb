import { useState } from 'react'
import { engine, shell } from '../../../state/engine.ts'
import { useCall } from '../../../state/use-call.ts'

export interface KeyState {
  /** Where the endpoint's key comes from; null where it has none, undefined while that is not known. */
  readonly from: 'keychain' | 'environment' | null | undefined
  readonly error: unknown
  /** What was typed and not yet kept. */
  readonly typed: string
  readonly type: (key: string) => void
  /** Hands over what was typed, if anything, and forgets it here at once. */
  readonly keep: (baseUrl: string) => Promise<void>
  readonly forget: (baseUrl: string) => Promise<void>
}

/** The key of an endpoint: it only ever goes from the field into the keychain. `baseUrl` is null while it is no address. */
export function useKey(baseUrl: string | null): KeyState {
  const [typed, setTyped] = useState('')
  const [changes, setChanges] = useState(0)
  const { data, error } = useCall(baseUrl === null ? null : `${baseUrl} ${changes}`, (signal) =>
    engine()['models.key']({ baseUrl: baseUrl ?? '' }, { signal }),
  )
  const set = async (address: string, key: string | null): Promise<void> => {
    setTyped('')
    await shell()['shell.setKey']({ baseUrl: address, key })
    setChanges((count) => count + 1)
  }
  return {
    from: baseUrl === null ? null : data?.from,
    error,
    typed,
    type: setTyped,
    keep: async (address) => (typed.trim() === '' ? undefined : await set(address, typed)),
    forget: (address) => set(address, null),
  }
}
