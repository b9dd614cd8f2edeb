/** Text as Markdown that shows exactly that text, on one line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
