import { askCollection } from '../../api/collection-api.ts'
import type { Answer, AnswerEvent } from '../../../shared/model/index.ts'
import type { Command, Surroundings } from './command.ts'
import { checkAnalyst } from './not-built.ts'
import { printable, printableLine } from './printable.ts'
import { readMethod } from './read-method.ts'
import { readLevel } from './read-number.ts'
import { takeWords } from './take-words.ts'
import { UsageError } from './usage-error.ts'

export const askCommand: Command = {
  name: 'ask',
  usage: 'ask <file> "<question>" [--method global|basic] [--level N]',
  summary: 'answer a question, about the whole collection or about one fact in it',
  options: { method: { type: 'string' }, level: { type: 'string' }, analyst: { type: 'string' } },
  help: [
    ['--method global', 'read every report of a level: for questions about the whole (default)'],
    ['--method basic', 'read the passages nearest to the question: for single facts'],
    ['--level N', 'the level of reports that global reads, 0 is the broadest (default: 0)'],
    ['--analyst builtin', 'who reads and writes (default: builtin)'],
  ],
  async run({ positionals, options }, { out, err, json, signal, now }) {
    const [file, question] = takeWords(positionals, ['The collection', 'The question'])
    const method = readMethod(options['method'], ['global', 'basic'])
    checkAnalyst(options['analyst'])
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
      onEvent: streamed.onEvent,
    })
    const { text, id: _id, ...rest } = answer
    return { value: { answer: text, ...rest }, text: `${streamed.rest(text)}\n${describeSources(answer)}` }
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
      out.write(printable(event.delta))
      shown += event.delta
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
