/**
 * In how many steps one text becomes another, where a step puts in, takes out or replaces a character or swaps two
 * neighbours, none of them touched twice (optimal string alignment); `most` + 1 where it takes more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before = new Uint16Array(b.length + 1)
  let last = Uint16Array.from({ length: b.length + 1 }, (_, at) => at)
  let now = new Uint16Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    now[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let steps = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, before[j - 2]! + 1)
      now[j] = steps
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    ;[before, last, now] = [last, now, before]
  }
  return Math.min(last[b.length]!, most + 1)
}
