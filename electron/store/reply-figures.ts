import { all, type Reader } from './connection.ts'

/** What a model's replies to one prompt were like up to now, on average. */
export interface ReplyFigures {
  readonly prompt: string
  readonly replies: number
  readonly outputTokens: number
  readonly seconds: number
  /** Share of those that said YES, where that was asked. */
  readonly yes: number
}

/** By the prompt's id, for one model. */
export const replyFigures = (reader: Reader, model: string): ReadonlyMap<string, ReplyFigures> =>
  new Map(
    all<ReplyFigures>(
      reader,
      `SELECT prompt, count(*) AS replies, avg(output_tokens) AS outputTokens, avg(seconds) AS seconds,
         avg(upper(substr(trim(text), 1, 3)) = 'YES') AS yes
       FROM replies WHERE model = ? GROUP BY prompt ORDER BY prompt`,
      model,
    ).map((figures) => [figures.prompt, figures]),
  )

/**
 * In which chunks each entity is spoken of, and each relationship, by their ids; a relationship only where the text joins
 * its ends by more than standing beside each other.
 */
export const chunksOf = (reader: Reader, of: 'entity' | 'relationship'): Map<number, number[]> => {
  const table = of === 'entity' ? 'mentions' : 'relationship_instances'
  const rows = all<{ id: number; chunk: number }>(
    reader,
    `SELECT DISTINCT ${of} AS id, chunk FROM ${table} WHERE ${of} IS NOT NULL ${of === 'entity' ? '' : `AND (phrase <> '' OR description <> '')`} ORDER BY ${of}, chunk`,
  )
  const chunks = new Map<number, number[]>()
  for (const { id, chunk } of rows) {
    const own = chunks.get(id)
    if (own) own.push(chunk)
    else chunks.set(id, [chunk])
  }
  return chunks
}
