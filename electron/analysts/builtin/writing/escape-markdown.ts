/**
 * Text of a document (a sentence, a name) made safe to stand in Markdown: shown as it is, it can form no link, tag,
 * emphasis, table, list or heading, and above all no citation: `[Data: …]` written in a document stays text.
 * Runs of whitespace become one space, so that nothing can begin a block of its own.
 */
export function escapeMarkdown(text: string): string {
  return foldSpace(text)
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/(\[\s*Data\s*):/gi, '$1\\:')
    .replace(/~~/g, '\\~\\~')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^([#+=~-])/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
}

/** The text that `escapeMarkdown` was given, with its whitespace folded. */
export function unescapeMarkdown(markdown: string): string {
  return markdown.replace(/\\([\\`*_[\]<>|~&#+=.):-])/g, '$1')
}

/** Every run of whitespace as one space, none at the ends. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
