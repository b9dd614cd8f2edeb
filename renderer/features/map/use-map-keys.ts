import { useEffect, useRef } from 'react'

interface MapKeys {
  readonly search: () => void
  readonly clear: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
}

/** The map's keys: `/` finds, Escape lets go, `+` and `-` zoom, `0` fits; none of them while one types in a field. */
export function useMapKeys(keys: MapKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role="dialog"]')) return
      const name = names[event.key]
      if (!name) return
      event.preventDefault()
      latest.current[name]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const names: Readonly<Record<string, keyof MapKeys>> = {
  '/': 'search',
  Escape: 'clear',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), textarea, select, [contenteditable]')
