import { foldSpace } from './escape-markdown.ts'
import type { Theme } from './find-themes.ts'
import { nameWithArticle, namesOverlap } from './name-with-article.ts'
import { mainClause } from './main-clause.ts'
import { asPhrase, themeWords } from './theme-words.ts'
import type { NounsOf } from './theme-words.ts'

const longest = 90

/**
 * A theme in a few words: the main clause of the sentence that tells most of its hub, as it stands there (`Every load from
 * Gannet Quay went to Mardle Flats`), else the names and the nouns that set its sentences apart from `others` (stems).
 */
export function themeHeadline(theme: Theme, others: readonly (readonly string[])[], nounsOf: NounsOf): string {
  return statement(theme) ?? namesAndWords(theme, others, nounsOf)
}

/** The shortest good main clause that opens with the hub, or with a neighbour of it and names the hub. */
function statement({ hub, neighbours, sentences }: Theme): string | undefined {
  const openings = [hub, ...neighbours.slice(0, 3)].map((entity) => foldSpace(entity.name))
  const found = sentences.flatMap(({ text, quality }, at) => {
    if (quality < 0.6) return []
    const clause = mainClause(text)
    if (clause === undefined || clause.length > longest || !mentions(clause, openings[0] ?? '')) return []
    const by = openings.findIndex((name) => opensWith(clause, name))
    return by < 0 ? [] : [{ clause, value: quality - 0.1 * by - 0.05 * at }]
  })
  return found.sort((a, b) => b.value - a.value || (a.clause < b.clause ? -1 : 1))[0]?.clause
}

function mentions(clause: string, name: string): boolean {
  return clause.includes(name) || clause.includes(name.split(' ').at(-1) ?? name)
}

function opensWith(clause: string, name: string): boolean {
  return mentions(clause.slice(0, name.length + 18), name)
}

function namesAndWords(
  { hub, neighbours, sentences }: Theme,
  others: readonly (readonly string[])[],
  nounsOf: NounsOf,
): string {
  const said = neighbours.filter((entity) => !namesOverlap(entity.name, hub.name)).slice(0, 2)
  const opening = capitalise(foldSpace(nameWithArticle(hub)))
  const [second, third] = said
  const words = themeWords(
    {
      sentences: sentences.map(({ text }) => ({ text, weight: 1 })),
      others,
      names: [hub, ...neighbours].map((entity) => entity.name),
      most: 2,
      least: 2,
    },
    nounsOf,
  )
  const phrase = asPhrase(
    words,
    sentences.map((sentence) => sentence.text),
  )
  if (words.length > 0) {
    const names =
      second === undefined || words.length > 1 ? opening : `${opening} and ${foldSpace(nameWithArticle(second))}`
    const headline = `${names}: ${phrase}`
    if (headline.length <= 80) return headline
  }
  if (second === undefined) return opening
  const pair =
    third === undefined
      ? `${opening} and ${foldSpace(nameWithArticle(second))}`
      : `${opening}, ${foldSpace(nameWithArticle(second))} and ${foldSpace(nameWithArticle(third))}`
  return pair.length <= 90 ? pair : opening
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
