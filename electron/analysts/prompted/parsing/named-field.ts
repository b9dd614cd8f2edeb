/** An object of a reply, or undefined. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** The first field that goes by one of the names, whatever its case, spaces and signs: `Rating Explanation`. */
export function namedField(object: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const fields = new Map(Object.entries(object).map(([key, value]) => [plain(key), value]))
  return names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== null)
}

const plain = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Text of a field: a string, a number, or a list of them as paragraphs. */
export function asText(value: unknown, longest = 20_000): string {
  if (typeof value === 'string') return tidy(value).slice(0, longest)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return ''
  return value
    .slice(0, 100)
    .map((item: unknown) => (Array.isArray(item) ? '' : asText(item, longest)))
    .filter((item) => item !== '')
    .join('\n\n')
    .slice(0, longest)
}

const tidy = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ' ')
    .trim()
