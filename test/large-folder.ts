import { isUtf8 } from 'node:buffer'
import fs from 'node:fs/promises'
import path from 'node:path'
import { root } from './run-strata.ts'

/**
 * Fills `folder` with the sample's plain documents again and again, each a little different, so that indexing takes
 * long enough to be stopped halfway. Gives the number of files.
 */
export async function fillLargeFolder(folder: string, copies = 8): Promise<number> {
  const sample = path.join(root, 'resources/sample')
  const names = (await fs.readdir(sample, { recursive: true })).filter((name) => /\.(txt|md)$/.test(name))
  let files = 0
  for (const name of names) {
    const content = await fs.readFile(path.join(sample, name))
    // What is not UTF-8 would be no text any more with a line of it added.
    if (!isUtf8(content)) continue
    for (let copy = 1; copy <= copies; copy++, files++) {
      const file = path.join(folder, String(copy), name)
      await fs.mkdir(path.dirname(file), { recursive: true })
      await fs.writeFile(file, `${content.toString('utf8')}\nThis is copy ${copy}.\n`)
    }
  }
  return files
}
