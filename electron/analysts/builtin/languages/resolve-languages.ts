import type { DocumentToRead, Documents, MentionToResolve, ResolvedEntity } from '../../analyst.ts'
import { detectLanguage } from './detect-language.ts'
import { gatherCased } from './gather-cased.ts'
import { keepCased } from './keep-cased.ts'
import { linkCased } from './link-cased.ts'
import { isCased, isOther } from './read-by-language.ts'
import { resolveUncased } from './resolve-uncased.ts'

/** Resolves the mentions of documents in English. */
type ResolveEnglish = (
  mentions: readonly MentionToResolve[],
  documents: Documents,
) => Promise<readonly ResolvedEntity[]>

/** One entity where languages agree on name and type, or one of them tells no type. */
function joinEntities(entities: readonly ResolvedEntity[]): ResolvedEntity[] {
  const joined = new Map<string, ResolvedEntity[]>()
  for (const entity of entities) {
    const key = entity.name.normalize('NFC').toLowerCase()
    const same = joined.get(key) ?? []
    joined.set(key, same)
    const at = same.findIndex(
      ({ type }) => type === entity.type || !type || !entity.type || type === 'concept' || entity.type === 'concept',
    )
    const other = same[at]
    if (!other) same.push(entity)
    else
      same[at] = {
        name: other.name,
        type: !other.type || other.type === 'concept' ? entity.type || other.type : other.type,
        aliases: [...new Map([...entity.aliases, ...other.aliases].map((alias) => [alias.name, alias])).values()],
        mentions: [...other.mentions, ...entity.mentions].sort((a, b) => a - b),
      }
  }
  return [...joined.values()].flat()
}

/**
 * Resolves each language's mentions by its own documents' statistics, English by `resolveEnglish`, and joins what several
 * languages call by one name. Entities come by falling number of mentions. Where every document is English, or its
 * language does not tell, the result is `resolveEnglish`'s.
 */
export async function resolveLanguages(
  mentions: readonly MentionToResolve[],
  documents: Documents,
  resolveEnglish: ResolveEnglish,
  signal: AbortSignal,
): Promise<readonly ResolvedEntity[]> {
  const languages = new Map<number, string>()
  for await (const { id, text } of documents) {
    signal.throwIfAborted()
    const language = detectLanguage(text)
    if (isOther(language)) languages.set(id, language)
  }
  if (languages.size === 0) return resolveEnglish(mentions, documents)
  async function* documentsIn(fits: (language: string | undefined) => boolean): AsyncIterable<DocumentToRead> {
    for await (const document of documents) if (fits(languages.get(document.id))) yield document
  }
  const mentionsIn = (fits: (language: string | undefined) => boolean): MentionToResolve[] =>
    mentions.filter(({ document }) => fits(languages.get(document)))
  const english = (language: string | undefined): boolean => language === undefined
  const entities: ResolvedEntity[] = [
    ...(await resolveEnglish(mentionsIn(english), {
      [Symbol.asyncIterator]: () => documentsIn(english)[Symbol.asyncIterator](),
    })),
  ]
  for (const code of [...new Set(languages.values())].sort()) {
    const own = (language: string | undefined): boolean => language === code
    const count = [...languages.values()].filter(own).length
    if (!isCased(code)) {
      entities.push(...resolveUncased(mentionsIn(own), count, signal))
      continue
    }
    const gathered = await gatherCased(mentionsIn(own), documentsIn(own), code, signal)
    entities.push(...keepCased(linkCased(gathered, code === 'de'), gathered, code === 'de'))
  }
  return joinEntities(entities).sort((a, b) => b.mentions.length - a.mentions.length || (a.name < b.name ? -1 : 1))
}
