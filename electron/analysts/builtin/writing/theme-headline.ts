import type { Background } from '../../analyst.ts'
import { foldSpace } from './escape-markdown.ts'
import type { Theme } from './find-themes.ts'
import { mainClause } from './main-clause.ts'
import { nameWithArticle, namesOverlap } from './name-with-article.ts'
import { subjectPhrases } from './subject-phrases.ts'
import type { PhrasesOf } from './subject-phrases.ts'

const longest = 90

/**
 * A theme in a few words: the main clause of the sentence that tells most of its hub, as it stands there (`Every load from
 * Gannet Quay went to Mardle Flats`), else the hub and what sets its sentences apart from the collection's, else the hub
 * and those named with it.
 */
export function themeHeadline(theme: Theme, background: Background, phrasesOf: PhrasesOf): string {
  return statement(theme) ?? namesAndPhrases(theme, background, phrasesOf)
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

function namesAndPhrases({ hub, neighbours, sentences }: Theme, background: Background, phrasesOf: PhrasesOf): string {
  const said = neighbours.filter((entity) => !namesOverlap(entity.name, hub.name)).slice(0, 2)
  const opening = capitalise(foldSpace(nameWithArticle(hub)))
  const beside = said.map((entity) => foldSpace(nameWithArticle(entity)))
  const phrases = subjectPhrases(
    {
      sentences: sentences.map(({ text }) => ({ text, weight: 1 })),
      background,
      names: [hub, ...neighbours].map((entity) => entity.name),
      most: 2,
      least: 2,
    },
    phrasesOf,
  )
  const [second, third] = beside
  const pair = second === undefined ? opening : `${opening} and ${second}`
  const [phrase] = phrases
  const headlines = [
    ...(phrases.length > 1 ? [`${opening}: ${phrases.join(' and ')}`] : []),
    ...(phrase === undefined ? [] : [`${pair}: ${phrase}`, `${opening}: ${phrase}`]),
    ...(third === undefined || second === undefined ? [] : [`${opening}, ${second} and ${third}`]),
    pair,
  ]
  return headlines.find((headline) => headline.length <= 80) ?? opening
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
