import { contentStems } from './content-stems.ts'
import type { Vocabulary } from '../../analyst.ts'
import type { QuestionReading } from './read-question.ts'

/** Tells which names of a type a text brings that a question did not. */
export interface NameTypes {
  newNames(text: string, type: 'person' | 'place', reading: QuestionReading): readonly string[]
}

const titled =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Dame|Lord|Captain|Professor|Councillor|Judge|President|Senator|General|Secretary)\.? \p{Lu}/u
const capitalised =
  /\p{Lu}[\p{L}'’-]+(?:\s+(?:of|the|de|von|van|le|la|&)\s+(?=\p{Lu}))?(?:\s+\p{Lu}[\p{L}'’.-]*\p{L})*/gu

/** Looks names up in the vocabulary, each once, so that many sentences can be asked about. */
export function createNameTypes(vocabulary: Vocabulary): NameTypes {
  const known = new Map<string, string>()
  const typeOf = (name: string): string => {
    const type = known.get(name) ?? lookUp(name)
    known.set(name, type)
    return type
  }
  const lookUp = (name: string): string => {
    const stems = contentStems(name)
    const found = vocabulary
      .entitiesNamed(name)
      .find((entity) => contentStems(entity.name).length <= stems.length + 1 || stems.length > 1)
    return found?.type ?? ''
  }
  return {
    newNames(text, type, { terms, names }) {
      const asked = new Set([...terms.map((term) => term.stem), ...names.flatMap((name) => name.stems)])
      return [...new Set(text.match(capitalised) ?? [])].filter((name) => {
        const stems = contentStems(name)
        if (stems.length === 0 || stems.some((stem) => asked.has(stem))) return false
        return typeOf(name) === type || (type === 'person' && titled.test(name))
      })
    },
  }
}
