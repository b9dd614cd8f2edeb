import { askCollection } from '../../api/collection-api.ts'
import type { Answer } from '../../../shared/model/index.ts'
import type { Command } from './command.ts'
import { took } from './describe-usage.ts'
import { isPrompted, modelHelp, modelOptions } from './model-options.ts'
import { printableLine } from './printable.ts'
import { reachModel } from './reach-model.ts'
import { readMethod } from './read-method.ts'
import { readLevel } from './read-number.ts'
import { createStreamedAnswer } from './streamed-answer.ts'
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
    const model = prompted ? await reachModel(options, file, { env, dist, signal }) : undefined
    const level = readLevel(options['level']) ?? 0
    if (question.trim() === '') throw new UsageError('The question is empty.')
    const streamed = createStreamedAnswer(json ? null : out, err)
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

function describeSources({ citations }: Answer): string {
  const lines = citations.map(({ dataset, id, title }) => `  ${dataset} ${id}: ${printableLine(title, 200)}`)
  return lines.length === 0 ? '' : ['', 'Sources', ...lines, ''].join('\n')
}

/** What a model took; '' where none was asked. */
const describeAsked = ({ analyst, usage: { calls, inputTokens, outputTokens } }: Answer): string =>
  calls === 0 ? '' : `\n${printableLine(analyst, 100)}: ${took({ calls, inputTokens, outputTokens })}\n`
