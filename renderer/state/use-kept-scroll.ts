import { useEffect, type RefObject } from 'react'
import { keepInPageMemory, readPageMemory } from './page-memory.ts'

/** Scrolls to where this page was left, else to its top, whenever its content (`key`; null: not there yet) is another. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, key: string | number | null): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || key === null) return
    element.scrollTo(0, readPageMemory().scroll)
    const keep = (): void => keepInPageMemory({ scroll: element.scrollTop })
    element.addEventListener('scrollend', keep)
    return () => element.removeEventListener('scrollend', keep)
  }, [scroller, key])
}
