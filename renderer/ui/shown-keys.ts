/** A shortcut as the person's keyboard prints it: `Mod+K` is ⌘K on a Mac and Ctrl K elsewhere. */
export function shownKeys(keys: string, platform: string): string {
  const mac = platform.startsWith('Mac')
  return keys
    .split('+')
    .map((key) => (key === 'Mod' ? (mac ? '⌘' : 'Ctrl') : key))
    .join(mac ? '' : ' ')
}
