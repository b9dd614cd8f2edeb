import path from 'node:path'

/** Whether a path is `root` or lies under it. Both absolute and free of links (see fs.realpath). */
export function isInsideRoot(file: string, root: string): boolean {
  const way = path.relative(root, file)
  return way === '' || (way.split(path.sep)[0] !== '..' && !path.isAbsolute(way))
}
