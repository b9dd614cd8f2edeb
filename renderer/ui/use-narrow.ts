import { useSyncExternalStore } from 'react'

const media = window.matchMedia('(max-width: 700px)')

function subscribe(listener: () => void): () => void {
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is too narrow for two panes side by side. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => media.matches)
