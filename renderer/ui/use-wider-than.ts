import { useLayoutEffect, useState } from 'react'

/** Whether an element is at least so many pixels wide, followed; false until it is there. */
export function useWiderThan(element: HTMLElement | null, pixels: number): boolean {
  const [wider, setWider] = useState(false)
  useLayoutEffect(() => {
    if (!element) return
    const measure = (): void => setWider(element.getBoundingClientRect().width >= pixels)
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => resized.disconnect()
  }, [element, pixels])
  return wider
}
