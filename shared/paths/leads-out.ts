/**
 * Whether a relative way leaves the folder it starts from. `way` is what `path.relative` gave, `separator` its `sep`.
 * A name that only begins with dots, such as `..notes`, stays inside.
 */
export function leadsOut(way: string, separator: string): boolean {
  const [first = ''] = way.split(separator)
  // Another drive or share of Windows has no relative way: it stays an absolute one.
  return first === '..' || (separator === '\\' && /^[a-z]:$/i.test(first)) || (first === '' && way !== '')
}
