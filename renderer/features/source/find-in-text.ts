export interface Hit {
  readonly start: number
  readonly end: number
}

/** Places where `query` stands in `text`, in any case, runs of white space alike; at most `limit`. */
export function findInText(text: string, query: string, limit = 2000): readonly Hit[] {
  const words = query.trim().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return []
  const pattern = new RegExp(words.map(escapePattern).join(String.raw`\s+`), 'giu')
  const hits: Hit[] = []
  for (const match of text.matchAll(pattern)) {
    if (hits.length === limit) break
    hits.push({ start: match.index, end: match.index + match[0].length })
  }
  return hits
}

const escapePattern = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
