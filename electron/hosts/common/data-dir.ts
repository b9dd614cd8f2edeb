import path from 'node:path'

export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly home: string
}

/**
 * Where the browser's host and the command line keep collections, settings and the log: STRATA_HOME where it is set,
 * else the platform's folder for application data.
 */
export function dataDir({ env, platform, home }: Machine): string {
  if (env['STRATA_HOME']) return path.resolve(env['STRATA_HOME'])
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Strata')
  if (platform === 'win32') return path.join(env['APPDATA'] || path.join(home, 'AppData', 'Roaming'), 'Strata')
  const data = env['XDG_DATA_HOME']
  // The XDG specification has relative values ignored.
  return path.join(data && path.isAbsolute(data) ? data : path.join(home, '.local', 'share'), 'strata')
}
