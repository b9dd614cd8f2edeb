const unit: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Milliseconds that an endpoint asks to wait, from `retry-after-ms`, Retry-After (seconds or a date), or, where a limit is
 * used up, the resets that go with `x-ratelimit-remaining-…: 0`, or from what it `says` (“retry in 12.5s”); undefined where
 * it doesn't say. `today` is in milliseconds since 1970.
 */
export function retryAfter(headers: Headers, today: number, says = ''): number | undefined {
  const exact = toNumber(headers.get('retry-after-ms'))
  if (exact !== undefined) return exact
  const asked = headers.get('retry-after')
  if (asked !== null) {
    const seconds = toNumber(asked)
    if (seconds !== undefined) return seconds * 1_000
    const date = Date.parse(asked)
    if (!Number.isNaN(date)) return Math.max(0, date - today)
  }
  const resets = ['requests', 'tokens'].flatMap((what) => {
    const used = headers.get(`x-ratelimit-remaining-${what}`)?.trim() === '0'
    const reset = used ? toDuration(headers.get(`x-ratelimit-reset-${what}`) ?? '') : undefined
    return reset === undefined ? [] : [reset]
  })
  if (resets.length > 0) return Math.max(...resets)
  const said = /(?:retry|try again) (?:in|after) (\d[\d.dhms ]{0,20})/i.exec(says)?.[1]
  return said === undefined ? undefined : toDuration(said.replaceAll(' ', '').replace(/\.$/, ''))
}

function toNumber(text: string | null): number | undefined {
  if (text === null || !/^\s*\d+(\.\d+)?\s*$/.test(text)) return undefined
  return Number(text)
}

/** `6m0s`, `1.5s`, `20ms` or plain seconds. */
function toDuration(text: string): number | undefined {
  const plain = toNumber(text)
  if (plain !== undefined) return plain * 1_000
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)]
  if (parts.length === 0) return undefined
  return parts.reduce((sum, [, amount, name]) => sum + Number(amount) * (unit[name ?? ''] ?? 0), 0)
}
