import type { Settings } from '../../../shared/contract/index.ts'
import { chooseTheme, useTheme } from '../../state/theme.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { AppPage } from './app-page.tsx'
import styles from './app-page.module.css'
import { Places } from './places.tsx'

const themes: readonly { readonly value: Settings['theme']; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** How Strata looks, and where it keeps things. */
export function SettingsPage() {
  const theme = useTheme((state) => state.theme)
  return (
    <AppPage title="Settings" page="settings">
      <section className={styles.section} aria-label="Appearance">
        <div className={styles.row}>
          <div>
            <h2 className={styles.name}>Appearance</h2>
            <p className={styles.note}>Light or dark, or as the system has it.</p>
          </div>
          <SegmentedControl
            label="Appearance"
            options={themes}
            value={theme}
            onChange={(value) => void chooseTheme(value)}
          />
        </div>
      </section>
      <Places />
    </AppPage>
  )
}
