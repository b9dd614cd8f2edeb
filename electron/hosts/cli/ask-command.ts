import { askCollection } from '../../api/collection-api.ts'
import type { Answer, AnswerEvent } from '../../../shared/model/index.ts'
import type { Command, Surroundings } from './command.ts'
import { took } from './describe-usage.ts'
import { isPrompted, modelHelp, modelOptions } from './model-options.ts'
import { printable, printableLine } from './printable.ts'
import { reachModel } from './reach-model.ts'
import { readMethod } from './read-method.ts'
import { readLevel } from './read-number.ts'
import { takeWords } from './take-words.ts'
import { UsageError } from './usage-error.ts'

export const askCommand: Command = {
  name: 'ask',
  usage: 'ask <file> "<question>" [--method global|basic] [--level N]',
  summary: 'answer a question, about the whole collection or about one fact in it',
  options: { method: { type: 'string' }, level: { type: 'string' }, ...modelOptions },
  help: [
    ['--method global', 'read every report of a level: for questions about the whole (default)'],
    ['--method basic', 'read the passages nearest to the question: for single facts'],
    ['--level N', 'the level of reports that global reads, 0 is the broadest (default: 0)'],
    ...modelHelp,
  ],
  async run({ positionals, options }, { out, err, json, signal, now, env, dist, log }) {
    const [file, question] = takeWords(positionals, ['The collection', 'The question'])
    const method = readMethod(options['method'], ['global', 'basic'])
    const prompted = isPrompted(options)
    const model = prompted ? await reachModel(options, { env, dist, signal }) : undefined
    const level = readLevel(options['level']) ?? 0
    if (question.trim() === '') throw new UsageError('The question is empty.')
    const streamed = createStreamed(json ? null : out, err)
    const answer = await askCollection({
      file,
      question,
      method,
      level,
      now,
      signal,
      answering: { by: prompted ? 'prompted' : 'builtin', model: () => model, log },
      onEvent: streamed.onEvent,
    })
    const { text, id: _id, ...rest } = answer
    return {
      value: { answer: text, ...rest },
      text: `${streamed.rest(text)}\n${describeSources(answer)}${describeAsked(answer)}`,
    }
  },
}

/** Shows an answer as it comes. What was shown is a preview: `rest` gives what is still to be shown of the final text. */
function createStreamed(out: Surroundings['out'] | null, err: Surroundings['err']) {
  let shown = ''
  return {
    onEvent(event: AnswerEvent): void {
      if (event.type === 'started' && err.isTTY)
        err.write(`reading ${event.sources === undefined ? `${event.reports} reports` : `${event.sources} passages`}\n`)
      if (event.type !== 'text' || out === null) return
      if (event.replaces && shown !== '') out.write('\n\nThe model began its answer anew:\n\n')
      out.write(printable(event.delta))
      shown = event.replaces ? event.delta : shown + event.delta
    },
    rest(final: string): string {
      if (final.startsWith(shown)) return printable(final.slice(shown.length))
      return `\n\nThe answer after its citations were checked:\n\n${printable(final)}`
    },
  }
}

function describeSources({ citations }: Answer): string {
  const lines = citations.map(({ dataset, id, title }) => `  ${dataset} ${id}: ${printableLine(title, 200)}`)
  return lines.length === 0 ? '' : ['', 'Sources', ...lines, ''].join('\n')
}

/** What a model took; '' where none was asked. */
const describeAsked = ({ analyst, usage: { calls, inputTokens, outputTokens } }: Answer): string =>
  calls === 0 ? '' : `\n${printableLine(analyst, 100)}: ${took({ calls, inputTokens, outputTokens })}\n`
