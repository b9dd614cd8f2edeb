/** A file on its way to the engine, with its path inside what was dropped. */
export interface FileToSend {
  readonly path: string
  /** Null for one that the browser was not allowed to read. */
  readonly file: File | null
}

/**
 * What hangs on a drag, folders included. Call it inside the drop handler: the browser forgets the items afterwards.
 * Each call of the returned function walks them again.
 */
export function droppedEntries(transfer: DataTransfer): () => Promise<readonly FileToSend[]> {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  return async () => {
    const found: FileToSend[] = []
    for (const entry of entries) await walk(entry, found)
    return found
  }
}

/** Files of an `<input type="file">`; those of a chosen folder bring their path. */
export const chosenFiles = (files: readonly File[]): readonly FileToSend[] =>
  files.map((file) => ({ path: file.webkitRelativePath || file.name, file }))

async function walk(entry: FileSystemEntry, found: FileToSend[]): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    found.push({ path: entry.fullPath.replace(/^\/+/, ''), file })
  } else if (isDirectory(entry)) {
    const reader = entry.createReader()
    // The browser hands out a folder in batches, and an empty one at its end.
    for (;;) {
      const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
      if (batch.length === 0) return
      for (const child of batch) await walk(child, found)
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
