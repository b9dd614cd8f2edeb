/** Results kept at once. */
const most = 20_000

/** A function of an id that keeps what it gave; it begins anew when it holds twenty thousand results. */
export function remember<T>(make: (id: number) => T): (id: number) => T {
  const known = new Map<number, T>()
  return (id) => {
    let value = known.get(id)
    if (value === undefined) {
      value = make(id)
      if (known.size >= most) known.clear()
      known.set(id, value)
    }
    return value
  }
}
