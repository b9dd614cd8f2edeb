import type { Settings } from '../../../shared/contract/index.ts'
import { modelPresets } from '../../../shared/model/index.ts'
import { useModelSetup } from '../../state/model-setup.ts'
import { hrefOf } from '../../state/routes.ts'
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
      <ModelRow />
      <Places />
    </AppPage>
  )
}

/** Which model is set up, and the way to its page. */
function ModelRow() {
  const settings = useModelSetup((setup) => setup.settings)
  return (
    <section className={styles.section} aria-label="Language model">
      <div className={styles.row}>
        <div>
          <h2 className={styles.name}>Language model</h2>
          <p className={styles.note}>
            {settings
              ? `${settings.model}, ${modelPresets[settings.provider].name}`
              : 'None. The built-in analyst reads and writes everything, offline.'}
          </p>
        </div>
        <a href={hrefOf({ page: 'model-settings' })}>{settings ? 'Change' : 'Set up a model'}</a>
      </div>
    </section>
  )
}
