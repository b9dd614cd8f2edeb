/** As many of `rows` as `most` says, spread evenly from the first to the last; all of them where there are no more. */
export const spreadEvenly = <T>(rows: readonly T[], most: number): readonly T[] =>
  rows.length <= most
    ? rows
    : rows.filter(
        (_, at) => at === 0 || Math.floor((at * most) / rows.length) > Math.floor(((at - 1) * most) / rows.length),
      )
