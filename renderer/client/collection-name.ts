/** What a new collection is called after the paths it was made from: the folder's name, or the one they share. */
export function collectionName(paths: readonly string[]): string {
  const split = paths.map((path) => path.split(/[/\\]+/).filter((part) => part !== ''))
  const [first] = split
  if (!first) return FALLBACK
  if (split.length === 1) return tidy(first.at(-1))
  const length = first.findIndex((part, at) => split.some((other) => other[at] !== part))
  return tidy(first[length - 1])
}

const FALLBACK = 'New collection'
const LONGEST = 120

/** Drive letters and nothing at all are no names; a file's ending is none of its name. */
function tidy(part: string | undefined): string {
  const name = part?.replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  return name && !/^[a-z]:?$/i.test(name) ? name.slice(0, LONGEST) : FALLBACK
}
