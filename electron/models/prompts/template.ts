/** A piece of a template: text as it stands, or a variable with what stands for it where its value is empty. */
type Piece = { readonly text: string } | { readonly variable: string; readonly fallback: string }

/**
 * A template in pieces. `{{name}}` and `{{name|text for where there is none}}` are variables; whatever else stands in
 * double braces is a variable too, with a name that no prompt has. Braces that don't close are text.
 */
function readTemplate(template: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (;;) {
    const start = template.indexOf('{{', from)
    const end = start === -1 ? -1 : template.indexOf('}}', start + 2)
    if (end === -1) return [...pieces, { text: template.slice(from) }]
    const inside = template.slice(start + 2, end)
    const bar = inside.indexOf('|')
    pieces.push({ text: template.slice(from, start) })
    pieces.push({
      variable: (bar === -1 ? inside : inside.slice(0, bar)).trim(),
      fallback: bar === -1 ? '' : inside.slice(bar + 1).trim(),
    })
    from = end + 2
  }
}

/** The names in a template, each once, in order. */
export const variablesOf = (template: string): readonly string[] => [
  ...new Set(readTemplate(template).flatMap((piece) => ('variable' in piece ? [piece.variable] : []))),
]

/** The template with every variable's value in place, which is not read again. `valueOf` may throw. */
export const fillTemplate = (template: string, valueOf: (variable: string) => string): string =>
  readTemplate(template)
    .map((piece) => ('text' in piece ? piece.text : valueOf(piece.variable) || piece.fallback))
    .join('')
