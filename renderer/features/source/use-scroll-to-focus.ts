import { useEffect, type RefObject } from 'react'

/**
 * Brings the focused mark to the middle when `key` changes (a long one's beginning, with some text before it), and keeps it there while the page still settles (blocks
 * above take their real heights), until the reader scrolls or types.
 */
export function useScrollToFocus(scroller: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || key === null) return
    const reveal = (): void => {
      const mark = element.querySelector('[data-focus]')?.getBoundingClientRect()
      if (!mark) return
      const { top, height } = element.getBoundingClientRect()
      const above = Math.max((height - mark.height) / 2, height * LEAST_ABOVE)
      element.scrollBy({ top: mark.top - top - above, behavior: 'instant' })
    }
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

/** Of the height: what stands before a passage tells where one is. */
const LEAST_ABOVE = 0.22
