import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  /** A lucide icon element; sized by the button. */
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button with words; see IconButton for one without. */
export function Button({ variant = 'secondary', size = 'medium', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, styles[variant], styles[size], className)}>
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}
