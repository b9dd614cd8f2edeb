/** A quotation without the marks that make its words strong or slanted in Markdown; other stars stay. */
export const withoutEmphasis = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}*_\\])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu, '$2')
