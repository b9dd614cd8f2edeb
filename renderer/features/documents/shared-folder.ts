/** The beginning that all paths share, up to and with a slash; empty when they share none. */
export function sharedFolder(paths: readonly string[]): string {
  const [first] = paths
  if (first === undefined) return ''
  let length = first.length
  for (const path of paths) {
    while (!path.startsWith(first.slice(0, length))) length--
  }
  const slash = Math.max(first.lastIndexOf('/', length - 1), first.lastIndexOf('\\', length - 1))
  return length === 0 ? '' : first.slice(0, slash + 1)
}
