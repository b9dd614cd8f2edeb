import path from 'node:path'

/**
 * The absolute path of the collection that a command line names (the last one, if several), or null.
 * `directory` is where that command line was given.
 */
export function collectionFromArgv(argv: readonly string[], directory: string): string | null {
  const named = argv
    .slice(1)
    .findLast((word) => !word.startsWith('-') && !word.includes('\0') && /\.strata$/i.test(word))
  return named === undefined ? null : path.resolve(directory, named)
}
