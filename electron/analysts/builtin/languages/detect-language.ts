import { functionWords } from './function-words.ts'
import { countScripts, type Script } from './scripts.ts'

const WINDOWS = 24
const WINDOW = 500
const whole = WINDOWS * WINDOW

/** The whole of a short text, else windows spread evenly over it. */
function sampleOf(text: string): string {
  if (text.length <= whole) return text
  const step = (text.length - WINDOW) / (WINDOWS - 1)
  return Array.from({ length: WINDOWS }, (_, i) => {
    const from = Math.floor(i * step)
    const part = text.slice(from, from + WINDOW)
    return part.slice(Math.max(0, part.search(/\s/)))
  }).join('\n')
}

const byScript: Readonly<Partial<Record<Script, readonly string[]>>> = {
  latin: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'tr'],
  cyrillic: ['ru', 'uk', 'bg'],
  greek: ['el'],
}
const onlyOf: Readonly<Partial<Record<Script, string>>> = {
  greek: 'el',
  hangul: 'ko',
  thai: 'th',
  arabic: 'ar',
  hebrew: 'he',
  devanagari: 'hi',
}
/** Letters that one language has and those beside it have not. */
const letterSigns: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'de'],
  [/[ñ¿¡]/g, 'es'],
  [/[ãõ]/g, 'pt'],
  [/[łąęśź]/g, 'pl'],
  [/[řěů]/g, 'cs'],
  [/[őű]/g, 'hu'],
  [/[ğış]/g, 'tr'],
  [/[țșă]/g, 'ro'],
  [/œ|\b[cdjlmnstCDJLMNST][’']\p{L}/gu, 'fr'],
  [/[іїєґ]/g, 'uk'],
  [/[ыэё]/g, 'ru'],
]

/** Which languages a small word of each script is of. */
const languagesOf = new Map<Script, Map<string, readonly string[]>>()
for (const [script, languages] of Object.entries(byScript)) {
  const words = new Map<string, string[]>()
  for (const language of languages)
    for (const word of functionWords.get(language) ?? []) words.set(word, [...(words.get(word) ?? []), language])
  languagesOf.set(script as Script, words)
}

interface Vote {
  readonly language: string
  readonly letters: number
}

/** The language of one paragraph by its script and small words, '' where they do not tell. */
function voteOf(passage: string): Vote {
  const count = countScripts(passage)
  let script: Script = 'other'
  let most = 0
  let letters = 0
  for (const [one, many] of count) {
    letters += many
    if (many > most) [script, most] = [one, many]
  }
  const vote = (language: string): Vote => ({ language, letters })
  if (most === 0) return vote('')
  const eastern = (count.get('han') ?? 0) + (count.get('kana') ?? 0)
  // A sign of these says as much as a syllable or a word in letters.
  if (eastern * 2 >= most) return vote((count.get('kana') ?? 0) > eastern * 0.05 ? 'ja' : 'zh')
  const only = onlyOf[script]
  if (only) return vote(only)
  const small = languagesOf.get(script)
  if (!small) return vote('')
  const words = passage.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = new Map<string, number>()
  const found = new Map<string, Set<string>>()
  for (const word of words) {
    const of = small.get(word)
    for (const language of of ?? []) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / (of?.length ?? 1))
      found.set(language, (found.get(language) ?? new Set()).add(word))
    }
  }
  for (const [own, language] of letterSigns) {
    const many = found.has(language) ? (passage.match(own)?.length ?? 0) : 0
    if (many > 0) scores.set(language, (scores.get(language) ?? 0) + 0.3 * Math.min(words.length / 3, many))
  }
  let best = ''
  let score = 0
  for (const [language, value] of scores)
    if (value > score || (value === score && language < best)) [best, score] = [language, value]
  // Many a word of English is one of another language too ("door", "later", "die"): of two near each other, English.
  const english = scores.get('en') ?? 0
  if (english > 0 && score < english + 1) [best, score] = ['en', english]
  const distinct = [...(found.get(best) ?? [])].filter((word) => word.length > 1).length
  return vote(
    score >= Math.max(0.5, words.length * 0.05) && (distinct > 1 || (distinct === 1 && best === 'en')) ? best : '',
  )
}

/**
 * The language of a text as a two-letter code (ISO 639-1), by its script and its small words; 'und' where they do not
 * tell, as in tables of names. Of a mixed text, the language of most of it. Reads twelve thousand code units at most, so
 * it costs the same for any length.
 */
export function detectLanguage(text: string): string {
  const votes = new Map<string, number>()
  let all = 0
  for (const passage of sampleOf(text).split('\n')) {
    const { language, letters } = voteOf(passage)
    all += letters
    if (language) votes.set(language, (votes.get(language) ?? 0) + letters)
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best && best[1] >= all * 0.25 ? best[0] : 'und'
}
