import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import type { ModelMessage } from '../../../models/language-model.ts'
import type { Failure } from '../../analyst.ts'
import { askReadable, completeIfAble, cutShort, roomFor, type Answered, type Prompted } from '../ask-model.ts'
import { parseChoice } from '../parsing/parse-choice.ts'
import { parseClaims, type ParsedClaim } from '../parsing/parse-claims.ts'
import { parseGraph, type ParsedGraph } from '../parsing/parse-graph.ts'
import { promptValues } from '../prompt-values.ts'

/** What a model read in one chunk, before it is tied to the text. */
export interface ReadReply {
  readonly entities: ParsedGraph['entities']
  readonly relationships: ParsedGraph['relationships']
  readonly claims: readonly ParsedClaim[]
  /** What of it was lost on the way. */
  readonly partly?: Failure
}

/** Tokens of one reply, whatever the text. */
const most = { graph: 4_000, claims: 2_000, choice: 8 } as const
/**
 * Tokens of a reply about a text: no large model writes more than twice as much as it reads, and a small one that repeats
 * itself is stopped; what it said until then is read.
 */
const replyTokens = (text: string, at: number): number => Math.min(at, 600 + Math.ceil(2.5 * countTokens(text)))

/** With less room than this no gleaning is asked for. */
const leastGleaning = 800

const yesOrNo = ['YES', 'NO'] as const

/**
 * Has a model read one chunk (GraphRAG, section 3.1.2): entities and relationships, then as many gleanings as are set while
 * it says that some were missed, then claims where they are asked for. The conversation is carried on, so each gleaning sees
 * what was found. A gleaning that brings nothing readable ends the gleanings; what was read before it stays. `partly`
 * says what was lost so, in a reply that was cut off, or in records that nothing could be made of.
 */
export async function readChunk(
  asked: Prompted,
  text: string,
  signal: AbortSignal,
): Promise<ReadReply | { readonly failure: Failure }> {
  const { prompts, analysis } = asked
  const values = promptValues(analysis, { text })
  const prompt = prompts.get('extract-graph')
  const messages = renderPrompt(prompt, values)
  const first = await askReadable(
    asked,
    {
      work: 'extract',
      prompt: prompt.id,
      messages,
      maxTokens: replyTokens(text, most.graph),
      parse: readGraph,
      form: 'the records of entities and relationships that were asked for, and nothing else',
    },
    signal,
  )
  if (first.value === undefined) return first
  const gleaned = await glean(
    asked,
    replyTokens(text, most.graph),
    [...messages, { role: 'assistant', content: first.reply.text }],
    signal,
  )
  const graphs = [first.value, ...gleaned.found]
  const lost = [...lostOf(first.value, first.reply.text, first.cut), ...gleaned.lost]
  const entities = graphs.flatMap((graph) => graph.entities)
  const relationships = graphs.flatMap((graph) => graph.relationships)
  if (!analysis.claims) return { entities, relationships, claims: [], ...asPartly(lost) }
  const claims = await readClaims(asked, text, entities, signal)
  if (claims.value === undefined) return claims
  return { entities, relationships, claims: claims.value, ...asPartly([...lost, ...(claims.cut ? [claims.cut] : [])]) }
}

/** What a reply said and nobody could read. */
const lostOf = ({ unreadable }: ParsedGraph, reply: string, cut: Failure | undefined): readonly Failure[] => [
  ...(cut ? [cut] : []),
  // The record that a cut ends in is no other loss.
  ...(unreadable.length > (cut ? 1 : 0)
    ? [{ reason: `Some records of the model’s reply could not be read: ${unreadable.length}.`, reply }]
    : []),
]

/** All that was lost as one. */
const asPartly = (lost: readonly Failure[]): { readonly partly?: Failure } =>
  lost.length === 0
    ? {}
    : {
        partly: {
          reason: [...new Set(lost.map(({ reason }) => reason))].join(' '),
          reply: [...new Set(lost.map(({ reply }) => reply))].join('\n\n').trim(),
        },
      }

/** A reply that lists nothing, and says no more than that, is an answer; one that is only noise is none. */
function readGraph(text: string): ParsedGraph | undefined {
  const graph = parseGraph(text)
  const empty = graph.entities.length + graph.relationships.length === 0
  return empty && (graph.unreadable.length > 0 || !saysNothing(text)) ? undefined : graph
}

/** An end mark, “none”, empty brackets. */
const saysNothing = (text: string): boolean => {
  const plain = text.replace(/[\s`*.]+/g, ' ').trim()
  return plain !== '' && plain.length < 60 && !/^[<{[]?\s*(?:html|!doctype)/i.test(plain) && !/[.!?]\s\S/.test(text)
}

async function glean(
  asked: Prompted,
  maxTokens: number,
  begun: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<{ readonly found: readonly ParsedGraph[]; readonly lost: readonly Failure[] }> {
  const { model, prompts, analysis } = asked
  const check = prompts.get('glean-check')
  const more = prompts.get('glean-more')
  const found: ParsedGraph[] = []
  const lost: Failure[] = []
  const miss = ({ reason, reply }: Failure): void =>
    void lost.push({ reason: `What a gleaning would have added was lost. ${reason}`, reply })
  let messages = begun
  for (let round = 0; round < analysis.gleanings; round += 1) {
    const asking = [...messages, ...renderPrompt(check, promptValues(analysis, {}))]
    if (roomFor(model, asking) < leastGleaning) break
    const request = {
      work: 'glean',
      prompt: check.id,
      messages: asking,
      maxTokens: most.choice,
      choice: yesOrNo,
    } as const
    const said = await completeIfAble(model, request, signal)
    if (said.reply === undefined) {
      miss(said.failure)
      break
    }
    if (parseChoice(said.reply.text, yesOrNo) !== 'YES') break
    messages = [...asking, { role: 'assistant', content: 'YES' }, ...renderPrompt(more, promptValues(analysis, {}))]
    if (roomFor(model, messages) < leastGleaning) break
    const given = await completeIfAble(model, { work: 'glean', prompt: more.id, messages, maxTokens }, signal)
    if (given.reply === undefined) {
      miss(given.failure)
      break
    }
    const { reply } = given
    const graph = readGraph(reply.text)
    if (graph === undefined) {
      model.forget(reply.key)
      miss({ reason: 'Nothing could be read from the model’s reply.', reply: reply.text })
      break
    }
    found.push(graph)
    lost.push(...lostOf(graph, reply.text, reply.finish === 'length' ? cutShort(reply) : undefined))
    messages = [...messages, { role: 'assistant', content: reply.text }]
  }
  return { found, lost }
}

async function readClaims(
  asked: Prompted,
  text: string,
  entities: ReadReply['entities'],
  signal: AbortSignal,
): Promise<Answered<ReadReply['claims']>> {
  const prompt = asked.prompts.get('extract-claims')
  const names = [...new Set(entities.map(({ name }) => name))].slice(0, 200)
  return askReadable(
    asked,
    {
      work: 'claims',
      prompt: prompt.id,
      messages: renderPrompt(prompt, promptValues(asked.analysis, { text, entities: names.join('\n') })),
      maxTokens: replyTokens(text, most.claims),
      parse: (reply) => {
        const claims = parseClaims(reply)
        return claims.length > 0 || saysNothing(reply) ? claims : undefined
      },
      form: 'the records of claims that were asked for, or only the end mark where there are none',
    },
    signal,
  )
}
