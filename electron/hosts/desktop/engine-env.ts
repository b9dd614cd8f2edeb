/** What the engine needs to know of the machine; nothing that could load code into it or point it elsewhere. */
const passed = new Set([
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'TMP',
  'TEMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'SYSTEMROOT',
  'WINDIR',
  // The person's own way to give the engine a key where there is no keychain.
  'STRATA_API_KEY',
])

/** The part of the environment that the engine's process gets. */
export function engineEnv(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => {
      const name = entry[0].toUpperCase()
      return entry[1] !== undefined && (passed.has(name) || name.startsWith('LC_'))
    }),
  )
}
