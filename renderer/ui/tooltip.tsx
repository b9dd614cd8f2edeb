import { useRef, type ReactNode } from 'react'
import { Kbd } from './kbd.tsx'
import styles from './tooltip.module.css'

interface TooltipProps {
  readonly text: string
  readonly keys?: string | undefined
  /** One focusable element that already has this text as its accessible name. */
  readonly children: ReactNode
}

/** Shows a word beside its child while that is pointed at or has keyboard focus. For the eye only: the child names itself. */
export function Tooltip({ text, keys, children }: TooltipProps) {
  const host = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)

  const show = (): void => {
    const target = host.current?.firstElementChild
    const element = bubble.current
    if (!target || !element?.showPopover) return
    element.showPopover()
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const below = bottom + height + GAP * 2 < window.innerHeight
    element.style.top = `${below ? bottom + GAP : top - height - GAP}px`
    element.style.left = `${Math.max(GAP, Math.min((left + right - width) / 2, window.innerWidth - width - GAP))}px`
  }
  const hide = (): void => {
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }

  return (
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      <span ref={bubble} popover="manual" aria-hidden="true" className={styles.bubble}>
        {text}
        {keys && <Kbd keys={keys} />}
      </span>
    </span>
  )
}

const GAP = 6
