const WINDOWS_1252_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Any decoded text as it is stored: line ends LF, no byte order mark, no C0 control but tab and LF, no unpaired
 * surrogate. C1 controls are what Windows-1252 punctuation turns into when something before us read it as Latin-1,
 * so they become that punctuation. The normal form is left alone.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
      // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
      .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252_HIGH[letter.charCodeAt(0) - 0x80] ?? '')
      // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
      .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\ufeff]/g, '')
      .toWellFormed()
  )
}

/** `cleanText` for text that Strata lays out itself: no blanks at line ends, at most one blank line, trimmed. */
export function tidyText(text: string): string {
  return cleanText(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
