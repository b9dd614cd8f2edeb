const MOST = 200

/** Options that hold what was typed, those that begin with it first; all of them where nothing was typed. */
export function fittingOptions(options: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  const rank = (option: string): number => (option.toLowerCase().startsWith(wanted) ? 0 : 1)
  return options
    .filter((option) => option.toLowerCase().includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
}
