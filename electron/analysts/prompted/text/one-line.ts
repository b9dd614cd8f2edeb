/** One line of plain text: no control characters, no run of spaces, none around it. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
