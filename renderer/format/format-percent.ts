/** A share from 0 to 1 as `37 %`; 100 % only when nothing is missing. */
export function formatPercent(share: number): string {
  const percent = share >= 1 ? 100 : Math.min(99, Math.round(Math.max(0, share) * 100))
  return `${percent} %`
}
