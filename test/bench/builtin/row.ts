/** One line of the table: what must be reached, what was, and whether that is enough. */
export interface Row {
  readonly what: string
  readonly on: string
  readonly target: string
  /** A figure, or the sentence that says why there is none. */
  readonly measured: number | string
  readonly pass: boolean
}

/** What a part measured; `details` are the figures behind its rows, to be printed as JSON. */
export interface Measured {
  readonly rows: readonly Row[]
  readonly details: Readonly<Record<string, unknown>>
}

type Named = Pick<Row, 'what' | 'on'>

/** A row that passes from `least` up. */
export const atLeast = (row: Named, measured: number, least: number): Row => ({
  ...row,
  target: `≥ ${least}`,
  measured,
  pass: measured >= least,
})

/** A row that passes down from `most`. */
export const atMost = (row: Named, measured: number, most: number): Row => ({
  ...row,
  target: `≤ ${most}`,
  measured,
  pass: measured <= most,
})
