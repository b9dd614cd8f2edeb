import { ChevronLeft } from 'lucide-react'
import styles from './back-link.module.css'

interface BackLinkProps {
  readonly href: string
  readonly children: string
}

/** The way from one thing back to the list it is in, where the window has no room for both. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a className={styles.back} href={href}>
      <ChevronLeft aria-hidden="true" />
      {children}
    </a>
  )
}
