/** Seconds as a person says them: `12 s`, `3 min`, `1 h 5 min`. */
export function duration(seconds: number): string {
  if (seconds < 99.5) return `${Math.max(Math.round(seconds), 1)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
