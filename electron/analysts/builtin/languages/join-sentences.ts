import type { SentenceSpan } from '../reading/split-sentences.ts'

const LONGEST = 2000
const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|z|d|u|v|o|i|bzw|ca|usw|vgl|Nr|Str|St|Ste|Sta|Dr|Prof|Hr|Fr|Abs|Art|geb|gest|Tel|Mio|Mrd|inkl|ggf|sog|Sr|Sra|Srta|Dª|Dña|Ud|Uds|núm|pág|av|M|MM|Mme|Mlle|env|éd|etc|Sig|dott|ing|avv)\.$/u
const numbered = /(?:^|\s)\d{1,2}\.$/
const calendar =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Stock|Klasse|Bezirk|Oktober)/

/**
 * Sentences of languages other than English: what was cut behind an abbreviation ("z. B.", "Sr.", "Mme.") or a numbered
 * day ("3. Mai") is one again.
 */
export function joinSentences(text: string, spans: readonly SentenceSpan[], german: boolean): readonly SentenceSpan[] {
  const joined: { start: number; end: number }[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.end - last.start < LONGEST && /^[ \n]{1,2}$/.test(text.slice(last.end, span.start))) {
      const tail = text.slice(Math.max(last.start, last.end - 12), last.end)
      const next = text.slice(span.start, span.start + 14)
      if (
        abbreviation.test(tail) ||
        (german && numbered.test(tail) && (calendar.test(next) || /^\p{Ll}/u.test(next)))
      ) {
        last.end = span.end
        continue
      }
    }
    joined.push({ start: span.start, end: span.end })
  }
  return joined
}
