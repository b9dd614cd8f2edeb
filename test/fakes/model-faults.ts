/** Every way an endpoint's reply goes wrong that must be recovered from. */
export const faultKinds = [
  'rate-limit',
  'server-error',
  'reset',
  'stall',
  'cut',
  'html',
  'wrong-schema',
  'refusal',
  'empty',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface FaultPlan {
  /** Every how many requests one goes wrong. */
  readonly every: number
  /** In turn; all of them where nothing is said. */
  readonly kinds?: readonly FaultKind[]
}

export interface Fault {
  readonly kind: FaultKind
  readonly key: string
}

/** Decides request by request what goes wrong; the same request goes wrong once at most, so that a retry succeeds. */
export function planFaults(plan: FaultPlan | undefined): {
  next(key: string): FaultKind | undefined
  readonly happened: readonly Fault[]
} {
  const happened: Fault[] = []
  const hit = new Set<string>()
  const kinds = plan?.kinds ?? faultKinds
  let seen = 0
  return {
    happened,
    next: (key) => {
      if (plan === undefined || hit.has(key)) return undefined
      seen += 1
      if (seen % plan.every !== 0) return undefined
      const kind = kinds[happened.length % kinds.length]
      if (kind === undefined) return undefined
      hit.add(key)
      happened.push({ kind, key })
      return kind
    },
  }
}
