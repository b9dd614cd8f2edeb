/** Everything that a model may take for the end of a line. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** A text with `| ` before each of its lines, so that none of them can pass for the heading of another item. */
export const quoteLines = (text: string): string =>
  text
    .trim()
    .split(lineEnd)
    .map((line) => `| ${line}`)
    .join('\n')
