import { detectLanguage } from '../../builtin/languages/detect-language.ts'

/** The name in English of the language that most passages are in, such as “German”; '' where there is no such one. */
export function languageOf(sample: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of sample) {
    const language = detectLanguage(text)
    if (/^[a-z]{2}$/.test(language)) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  if (best === undefined || best[1] * 2 <= sample.length) return ''
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(best[0]) ?? ''
}
