import { fenced, sentencesOf } from './fenced.ts'
import { citationOf, listedRecords, type ListedRecord } from './listed-records.ts'
import { namedThings, neighbours, type NamedThing } from './named-things.ts'

export interface ReplyOptions {
  /** Rounds of gleaning that the fake says are needed before it is done. */
  readonly gleanings: number
}

type Write = (messages: readonly string[], options: ReplyOptions) => string

const most = 12

const replies: Readonly<Record<string, Write>> = {
  'extract-graph': (messages) => graph(namedThings(fenced(messages, 'text')).slice(0, most)),
  'topic-extract-graph': (messages) => graph(namedThings(fenced(messages, 'text')).slice(0, most)),
  'glean-check': (messages, { gleanings }) => (rounds(messages) < gleanings ? 'YES' : 'NO'),
  'glean-more': (messages) => {
    const from = most + (rounds(messages) - 1) * 4
    return graph(namedThings(fenced(messages, 'text')).slice(from, from + 4))
  },
  'extract-claims': (messages) => claims(namedThings(fenced(messages, 'text'))),
  'resolve-entities': (messages) => JSON.stringify({ groups: sameNames(listedRecords(anyOf(messages))) }),
  'summarise-descriptions': (messages) =>
    sentencesOf(anyOf(messages)).slice(0, 2).join(' ').slice(0, 400) || 'Nothing is said.',
  'leaf-report': report,
  'upper-report': report,
  'topic-leaf-report': report,
  'topic-upper-report': report,
  'map-reports': points,
  'map-chunks': points,
  'reduce-answer': (messages) => answer(fenced(messages, 'points') || anyOf(messages)),
  'repair-reply': (messages) => repaired(messages),
  'describe-collection': (messages) => `A collection that speaks of ${list(namedThings(anyOf(messages)).slice(0, 3))}.`,
  'propose-persona': (messages) => `You are an expert on ${list(namedThings(anyOf(messages)).slice(0, 2))}.`,
  'propose-entity-types': () => JSON.stringify({ types: ['person', 'organization', 'place', 'event', 'concept'] }),
  'write-examples': (messages) => graph(namedThings(fenced(messages, 'text') || anyOf(messages)).slice(0, 4)),
  'mine-topics': (messages) =>
    JSON.stringify({
      topics: namedThings(anyOf(messages))
        .slice(0, 5)
        .map(({ name }) => ({ name, description: `All on ${name}.` })),
    }),
  'classify-topic': (messages) => namedThings(anyOf(messages))[0]?.name ?? 'none',
  'expand-keywords': (messages) => JSON.stringify({ keywords: words(anyOf(messages)).slice(0, 8) }),
  'generate-questions': (messages) =>
    JSON.stringify({
      questions: namedThings(anyOf(messages))
        .slice(0, 5)
        .map(({ name }) => `What is said of ${name}?`),
    }),
  'judge-answers': () => JSON.stringify({ winner: 0, reason: 'Both say the same.' }),
}

/** The prompt that messages were made from, by the line `Task: NAME` that each begins with. */
export const taskOf = (messages: readonly string[]): string | undefined =>
  messages.flatMap((message) => /^Task: ([a-z-]+)\s*$/m.exec(message)?.[1] ?? []).at(-1)

/** What the fake says to a prompt's messages: always the same to the same. */
export function replyTo(messages: readonly string[], options: ReplyOptions): string {
  const write = replies[taskOf(messages) ?? '']
  return write?.(messages, options) ?? `You said: ${(messages.at(-1) ?? '').slice(0, 200)}`
}

/** A reply of a shape that no prompt asks for. */
export const wrongShape = '{"unexpected": ["a shape", "nobody asked for"]}'

const anyOf = (messages: readonly string[]): string =>
  ['data', 'context', 'text', 'points', 'question'].map((name) => fenced(messages, name)).find((text) => text !== '') ??
  messages.at(-1) ??
  ''

/** How often more was asked for: assistants' replies with tuples after the first. */
const rounds = (messages: readonly string[]): number =>
  Math.max(0, messages.filter((message) => message.endsWith('<|COMPLETE|>')).length - 1)

const list = (things: readonly NamedThing[]): string => things.map(({ name }) => name).join(', ') || 'many things'

/** No longer than a model repeats a sentence: a whole list or table in it would not fit a reply. */
const told = (sentence: string): string => sentence.slice(0, 80)

function graph(things: readonly NamedThing[]): string {
  const entities = things.map(
    ({ name, type, sentence }) => `("entity"<|>${name.toUpperCase()}<|>${type}<|>${name}: ${told(sentence)})`,
  )
  const relationships = neighbours(things).map(
    ([source, target]) =>
      `("relationship"<|>${source.name.toUpperCase()}<|>${target.name.toUpperCase()}<|>${told(source.sentence)}<|>7)`,
  )
  return `${[...entities, ...relationships].join('##\n')}\n<|COMPLETE|>`
}

function claims(things: readonly NamedThing[]): string {
  const tuples = neighbours(things)
    .slice(0, 3)
    .map(
      ([subject, object]) =>
        `(${subject.name.toUpperCase()}<|>${object.name.toUpperCase()}<|>STATEMENT<|>SUSPECTED<|>NONE<|>NONE<|>${subject.name} is said to deal with ${object.name}<|>${subject.sentence})`,
    )
  return `${tuples.join('##\n')}\n<|COMPLETE|>`
}

function report(messages: readonly string[]): string {
  const records = listedRecords(fenced(messages, 'context') || anyOf(messages))
  const of = (dataset: string): readonly ListedRecord[] => records.filter((record) => record.dataset === dataset)
  const title = titleOf(records[0]) || 'An empty community'
  const findings = Array.from({ length: Math.min(5, Math.max(1, records.length)) }, (_, at) => {
    const own = [of('Entities')[at], of('Relationships')[at], of('Reports')[at]].filter(
      (record) => record !== undefined,
    )
    const cited = own.length > 0 ? own : records.slice(0, 1)
    return {
      summary: `${titleOf(cited[0]) || title} matters`,
      explanation: `${cited[0]?.text.slice(0, 200) ?? ''} ${citationOf(cited)}`.trim(),
    }
  })
  return JSON.stringify({
    title: `${title} and what is around`,
    summary: `The community is about ${title}. ${citationOf(records.slice(0, 3))}`.trim(),
    rating: 1 + (records.length % 9),
    rating_explanation: `It holds ${records.length} records.`,
    findings,
  })
}

const titleOf = (record: ListedRecord | undefined): string =>
  (record?.text.split(/[,|\t]/)[0] ?? '').trim().slice(0, 80)

function points(messages: readonly string[]): string {
  const asked = new Set(words(fenced(messages, 'question')))
  const scored = listedRecords(fenced(messages, 'data') || anyOf(messages)).map((record) => {
    const hits = new Set(words(record.text).filter((word) => asked.has(word))).size
    return { record, score: asked.size === 0 ? 60 : Math.round(40 + (60 * hits) / asked.size) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, 3)
  return JSON.stringify({
    points: best.map(({ record, score }) => ({
      description: `${sentencesOf(record.text)[0]?.slice(0, 240) ?? 'It is told'} ${citationOf([record])}`,
      score,
    })),
  })
}

/** A paragraph for each line that cites. */
function answer(data: string): string {
  const lines = data.split('\n').filter((line) => line.includes('[Data:'))
  if (lines.length === 0) return 'The documents do not tell.'
  return `## What the documents tell\n\n${lines.map((line) => line.replace(/^[\s\d.,|*#-]+/, '').trim()).join('\n\n')}`
}

/** What was wanted in the first place: the task named before the repair, done over what the messages still show. */
function repaired(messages: readonly string[]): string {
  const before = messages
    .flatMap((message) => /^Task: ([a-z-]+)\s*$/m.exec(message)?.[1] ?? [])
    .find((task) => task !== 'repair-reply')
  const write = before === undefined ? undefined : replies[before]
  return write?.(messages, { gleanings: 0 }) ?? (anyOf(messages) || '{}')
}

function sameNames(records: readonly ListedRecord[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const record of records) {
    const name = titleOf(record)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim()
    groups.set(name, [...(groups.get(name) ?? []), record.id])
  }
  return [...groups.values()]
}

const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
