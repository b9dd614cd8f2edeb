import { useEffect, useRef } from 'react'
import { navigate } from '../state/navigation.ts'
import { openOverlay, useOverlay } from '../state/overlay.ts'
import { pages } from './pages.ts'

/** The keys that work on every page; see the list of shortcuts for what they do. */
export function useShortcuts(collection: string | null): void {
  const current = useRef(collection)
  current.current = collection
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || useOverlay.getState().overlay !== null) return
      const mod = event.ctrlKey || event.metaKey
      const page = pages[Number(event.code.replace('Digit', '')) - 1]
      const key = current.current
      if (mod && !event.shiftKey && event.key.toLowerCase() === 'k') openOverlay('palette')
      else if (event.key === '?' && !mod && !isTyping(event.target)) openOverlay('shortcuts')
      else if (mod && event.key === ',') navigate({ page: 'settings' })
      else if (page && key !== null && mod !== event.altKey && !event.shiftKey) navigate(page.route(key))
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [contenteditable]')
