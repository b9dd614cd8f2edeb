import { useCallback, useState } from 'react'

/** A choice that is remembered on this machine under a name. */
export function useStoredFlag(name: string, initially: boolean): readonly [boolean, (next: boolean) => void] {
  const [flag, setFlag] = useState(() => {
    const stored = localStorage.getItem(name)
    return stored === null ? initially : stored === 'yes'
  })
  const choose = useCallback(
    (next: boolean) => {
      setFlag(next)
      localStorage.setItem(name, next ? 'yes' : 'no')
    },
    [name],
  )
  return [flag, choose]
}
