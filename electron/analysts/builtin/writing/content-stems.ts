import { stem } from '../../../algorithms/text/stem.ts'
import { stopwords } from '../../../algorithms/text/stopwords.ts'
import { tokeniseWords } from '../../../algorithms/text/tokenise-words.ts'
import { baseForm } from '../../../algorithms/text/base-form.ts'

/** A text's words without stopwords and possessives, stemmed (irregular forms as their base), in their order. */
export function contentStems(text: string): string[] {
  return contentWords(text).map((word) => stem(baseForm(word)))
}

/** A text's words in lower case without stopwords and possessives. */
export function contentWords(text: string): string[] {
  return tokeniseWords(text)
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word !== '' && !stopwords.has(word))
}
