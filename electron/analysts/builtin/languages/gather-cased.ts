import type { Documents, MentionToResolve } from '../../analyst.ts'
import { addCased, evidenceInName, type CasedEvidence } from './cased-evidence.ts'
import { casedLanguage, casedSentences, evidenceAround } from './read-cased.ts'
import { noteHabits, type WordHabit, type WordHabits } from './word-habits.ts'
import { pushTo } from '../reading/push-to.ts'

/** All mentions of one name of one language. */
export interface CasedName {
  readonly key: string
  readonly concept: boolean
  readonly forms: Map<string, number>
  readonly mentions: MentionToResolve[]
  readonly documents: Set<number>
  evidence: CasedEvidence
}

/** The words around a name weigh no more than those of so many mentions would: what it says itself counts once. */
const MOST_AROUND = 3

export interface CasedNames {
  readonly names: ReadonlyMap<string, CasedName>
  readonly habits: WordHabits
  readonly documents: number
}

const inflected = /^(\p{Script=Cyrillic}{3,}?)(?:ого|ому|ыми|ами|ой|ым|ом|ем|ою|ах|а|я|у|ю|ы|и|е|о)?$/u

/** What two spellings of one name share; Russian, Ukrainian and Bulgarian names are compared without their endings. */
function keyOf(name: string, concept: boolean): string {
  const plain = name.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').replaceAll('.', '')
  if (concept) return `~${plain.replace(/(?<=\p{L}{5})(?:en|es|s|n)$/u, '')}`
  return plain
    .split(' ')
    .map((word) => inflected.exec(word)?.[1] ?? word)
    .join(' ')
}

/** Groups the mentions of one language's documents by name and counts how these documents write their words. */
export async function gatherCased(
  mentions: readonly MentionToResolve[],
  documents: Documents,
  code: string,
  signal: AbortSignal,
): Promise<CasedNames> {
  const language = casedLanguage(code)
  const names = new Map<string, CasedName>()
  const byDocument = new Map<number, { readonly mention: MentionToResolve; readonly name: CasedName }[]>()
  for (const mention of mentions) {
    const concept = mention.type === 'concept'
    const key = keyOf(mention.name, concept)
    let name = names.get(key)
    if (!name) {
      name = {
        key,
        concept,
        forms: new Map(),
        mentions: [],
        documents: new Set(),
        evidence: evidenceInName(mention.name),
      }
      names.set(key, name)
    }
    name.forms.set(mention.name, (name.forms.get(mention.name) ?? 0) + 1)
    name.mentions.push(mention)
    name.documents.add(mention.document)
    pushTo(byDocument, mention.document, { mention, name })
  }
  const habits = new Map<string, WordHabit>()
  let count = 0
  for await (const { id, text } of documents) {
    signal.throwIfAborted()
    count += 1
    for (const { span, words } of casedSentences(text, language))
      noteHabits(habits, text, words, span.start, language.german)
    for (const { mention, name } of byDocument.get(id) ?? []) {
      if (name.concept) continue
      const around = evidenceAround(text, mention.name, mention.start, mention.end)
      name.evidence = addCased(name.evidence, around, Math.min(1, MOST_AROUND / name.mentions.length))
    }
  }
  return { names, habits, documents: count }
}
