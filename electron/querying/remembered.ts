/** A look-up that is made once for each key. */
export function remembered<K, V>(look: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, look(key))
    return known.get(key)!
  }
}
