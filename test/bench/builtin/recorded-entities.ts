/** A model's entity as it wrote it. */
export interface RecordedEntity {
  readonly name: string
  /** Lower case. */
  readonly type: string
}

/**
 * The entities of a recorded reply to GraphRAG's extraction prompt. Tolerant: records may be separated by `##` or line
 * breaks, stand in lists, bold or code, with straight, curly or no quotes, and with `|>` or `</|>` for `<|>`.
 */
export function parseRecordedEntities(reply: string): readonly RecordedEntity[] {
  return [...reply.matchAll(record)].flatMap(([, name = '', type = '']) => {
    const [plainName, plainType] = [unquote(name), unquote(type)]
    return plainName === '' ? [] : [{ name: plainName, type: plainType.toLowerCase() }]
  })
}

const delimiter = String.raw`\s*(?:<\/?\|>|<\|\/?>|\|>)\s*`
const field = String.raw`([^<|>\n]*)`
const record = new RegExp(`\\(\\s*["“”]?entity["“”]?${delimiter}${field}${delimiter}${field}${delimiter}`, 'gi')

const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^["“”*]+|["“”*]+$/g, '')
    .trim()
