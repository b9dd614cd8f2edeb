import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does: its accessible name and its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'small' | 'medium'
  /** A shortcut shown in the tooltip. */
  readonly keys?: string
  readonly pressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A square button that shows an icon and says its name when pointed at or focused. */
export function IconButton({ label, icon, size = 'medium', keys, pressed, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        className={classNames(styles.button, styles.quiet, styles.icon, styles[size], className)}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
