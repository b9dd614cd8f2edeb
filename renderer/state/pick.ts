import { chosenFiles } from '../client/dropped-files.ts'
import { useAbilities } from './abilities.ts'
import { shell } from './engine.ts'
import { openPaths, takeIn } from './intake.ts'
import { sayError } from './say-error.ts'

/** Lets the person choose files or folders and adds them to the collection, or to a new one for null. */
export async function pickInto(kind: 'files' | 'folder', collection: string | null): Promise<void> {
  try {
    if (useAbilities.getState().pickPaths) {
      const { paths } = await shell()['shell.pickPaths']({ kind })
      if (paths.length > 0) await takeIn({ kind: 'paths', paths }, collection)
    } else {
      const files = await chooseFiles(kind)
      if (files.length > 0) await takeIn({ kind: 'files', files: chosenFiles(files) }, collection)
    }
  } catch (thrown) {
    sayError(thrown)
  }
}

/** Lets the person choose a collection's file and opens it. */
export async function openCollectionFile(): Promise<void> {
  try {
    const { paths } = await shell()['shell.pickPaths']({ kind: 'collection' })
    await openPaths(paths)
  } catch (thrown) {
    sayError(thrown)
  }
}

/** The browser's own dialog; no files when it was closed. */
function chooseFiles(kind: 'files' | 'folder'): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.webkitdirectory = kind === 'folder'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(Array.from(input.files ?? [])), { once: true })
    input.addEventListener('cancel', () => resolve([]), { once: true })
    input.click()
  })
}
