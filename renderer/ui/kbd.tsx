import styles from './kbd.module.css'
import { shownKeys } from './shown-keys.ts'

/** A shortcut such as `Mod+K`; `Mod` is Command on a Mac and Control elsewhere. */
export function Kbd({ keys }: { readonly keys: string }) {
  return <kbd className={styles.kbd}>{shownKeys(keys, navigator.platform)}</kbd>
}
