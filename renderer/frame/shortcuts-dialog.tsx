import { useAbilities } from '../state/abilities.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { pages } from './pages.ts'
import styles from './shortcuts-dialog.module.css'

/** The list of keys. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  // Browsers keep Ctrl with a number for their tabs.
  const inBrowser = useAbilities(({ platform }) => platform === 'browser')
  const shortcuts: readonly (readonly [string, string])[] = [
    ['Search everything', 'Mod+K'],
    ...pages.map(({ title }, index) => [title, `${inBrowser ? 'Alt' : 'Mod'}+${index + 1}`] as const),
    ['Settings', 'Mod+,'],
    ['Close what lies over the page', 'Esc'],
    ['This list', '?'],
  ]
  return (
    <Dialog open onClose={onClose} title="Keyboard">
      <dl className={styles.list}>
        {shortcuts.map(([what, keys]) => (
          <div key={what} className={styles.row}>
            <dt>{what}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
