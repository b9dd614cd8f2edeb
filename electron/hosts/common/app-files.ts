import fs from 'node:fs'
import path from 'node:path'

export interface AppFiles {
  readonly version: string
  readonly pageFolder: string
  readonly preloadPath: string
  readonly enginePath: string
  readonly workerPath: string
  readonly samplePath: string
  readonly promptsPath: string
  readonly licencesPath: string
  readonly iconPath: string
}

/** Where the built app's parts lie; `dist` is the folder of the running bundle, inside an archive too. */
export function appFiles(dist: string): AppFiles {
  const root = path.dirname(dist)
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    version,
    pageFolder: path.join(dist, 'renderer'),
    preloadPath: path.join(dist, 'preload.cjs'),
    enginePath: path.join(dist, 'engine.js'),
    workerPath: path.join(dist, 'worker.js'),
    samplePath: path.join(root, 'resources', 'sample'),
    promptsPath: path.join(root, 'prompts'),
    licencesPath: path.join(dist, 'licences.json'),
    iconPath: path.join(root, 'resources', 'icon.png'),
  }
}
