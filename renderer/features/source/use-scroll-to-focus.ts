import { useEffect, type RefObject } from 'react'

/**
 * Brings the focused mark to the middle when `key` changes, and keeps it there while the page still settles (blocks
 * above take their real heights), until the reader scrolls or types.
 */
export function useScrollToFocus(scroller: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || key === null) return
    const reveal = (): void =>
      element.querySelector('[data-focus]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const settled = new ResizeObserver(reveal)
    const release = (): void => {
      settled.disconnect()
      for (const type of ownMoves) element.removeEventListener(type, release)
    }
    for (const type of ownMoves) element.addEventListener(type, release, { passive: true })
    settled.observe(element)
    for (const child of element.querySelectorAll('[data-settles] > *')) settled.observe(child)
    reveal()
    return release
  }, [scroller, key])
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
