/**
 * A thrown value for the log: names, codes and places in the program. Whatever a message quotes is left out, because
 * parsers quote the text they stumble over, and documents have no place in a log.
 */
export function describeThrown(thrown: unknown): string {
  const lines: string[] = []
  let error: unknown = thrown
  for (let depth = 0; depth < 4 && error !== undefined; depth++) {
    const lead = depth === 0 ? '' : 'caused by '
    if (!(error instanceof Error)) {
      // A thread sends its errors' stacks as text.
      lines.push(
        lead +
          (typeof error === 'string'
            ? withoutQuotes(beforePlaces(error))
            : `a thrown ${error === null ? 'null' : typeof error}`),
      )
      lines.push(...(typeof error === 'string' ? placesIn(error) : []))
      break
    }
    const code = 'code' in error && typeof error.code === 'string' ? ` [${error.code}]` : ''
    lines.push(`${lead}${error.name}${code}: ${withoutQuotes(error.message)}`, ...placesIn(error.stack ?? ''))
    error = error.cause
  }
  return lines.join('\n')
}

const LONGEST = 200

const placesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)

const beforePlaces = (stack: string): string => stack.split(/\n\s+at /)[0] ?? ''

function withoutQuotes(message: string): string {
  const line = message
    .replaceAll(/"[\s\S]*"|“[\s\S]*”|`[\s\S]*`|'[\s\S]*'/g, '…')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
