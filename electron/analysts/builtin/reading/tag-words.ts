import type { WinkMethods } from 'wink-nlp'

let tagger: Promise<WinkMethods> | undefined

async function load(): Promise<WinkMethods> {
  const [wink, model] = await Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')])
  return wink.default(model.default, ['sbd', 'pos'])
}

/** The universal part-of-speech tag of each word of a sentence, by the word's offset into it. */
export type WordTags = ReadonlyMap<number, string>
/** Tags an English sentence. */
export type TagWords = (sentence: string) => WordTags

const longestWord = /\S{100}/

/** The one tagger of this process, loaded when it is first wanted. A sentence with a word over 100 code units has no tags. */
export async function loadTagger(): Promise<TagWords> {
  tagger ??= load()
  const nlp = await tagger
  return (sentence) => {
    const tags = new Map<number, string>()
    if (longestWord.test(sentence)) return tags
    const tokens = nlp.readDoc(sentence).tokens()
    const values = tokens.out() as readonly string[]
    const parts = tokens.out(nlp.its.pos) as readonly string[]
    let at = 0
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i] ?? ''
      const found = sentence.indexOf(value, at)
      if (found < 0) continue
      tags.set(found, parts[i] ?? '')
      at = found + value.length
    }
    return tags
  }
}
