import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '../../state/routes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './app-page.module.css'

interface AppPageProps {
  readonly title: string
  readonly page: 'settings' | 'model' | 'about'
  readonly children: ReactNode
}

/** A page about the app itself: a column with a way back. */
export function AppPage({ title, page, children }: AppPageProps) {
  const back = (): void => {
    // Opened in a tab of its own, there is nothing behind it.
    if (window.history.length > 1) window.history.back()
    else window.location.hash = hrefOf({ page: 'start' })
  }
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <header className={styles.header}>
          <IconButton label="Back" icon={<ArrowLeft />} onClick={back} />
          <h1>{title}</h1>
          <a href={hrefOf({ page: page === 'about' ? 'settings' : 'about' })}>
            {page === 'about' ? 'Settings' : 'About Strata'}
          </a>
        </header>
        {children}
      </div>
    </main>
  )
}
