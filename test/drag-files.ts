import path from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'

/** Files that hang over the page from a person's pointer. */
export type FileDrag = {
  /** Lets go: the page gets a trusted `drop`. */
  readonly drop: () => Promise<void>
  /** Leaves the page again: a `dragleave`, nothing dropped. */
  readonly cancel: () => Promise<void>
}

/**
 * Drags files and folders over the middle of `target` and holds them there, with the browser's own drag events: the
 * page sees what it sees when somebody drags from a file manager, folders as directory entries and, in the desktop
 * app, real paths. Works on any Chromium page, in a browser or in a window of the app.
 * `paths` may be relative to the working directory; they must exist.
 */
export async function holdFiles(page: Page, paths: readonly string[], target: Locator): Promise<FileDrag> {
  const { x, y } = await middleOf(target)
  const data = { items: [], files: paths.map((file) => path.resolve(file)), dragOperationsMask: COPY }
  const session = await page.context().newCDPSession(page)
  const dispatch = (type: DragType) => session.send('Input.dispatchDragEvent', { type, x, y, data })
  await dispatch('dragEnter')
  await dispatch('dragOver')
  return {
    drop: () => finish(session, () => dispatch('drop')),
    cancel: () => finish(session, () => dispatch('dragCancel')),
  }
}

/** Drags files and folders onto `target` and drops them there. */
export async function dragFiles(page: Page, paths: readonly string[], target: Locator): Promise<void> {
  const drag = await holdFiles(page, paths, target)
  await drag.drop()
}

type DragType = 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel'

/** Bit of `dragOperationsMask` that allows a copy, as file managers do. */
const COPY = 1

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`Nothing to drop onto: ${String(target)} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function finish(session: CDPSession, last: () => Promise<unknown>): Promise<void> {
  await last()
  await session.detach()
}
