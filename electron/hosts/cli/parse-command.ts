import { parseArgs } from 'node:util'
import type { Arguments, Command } from './command.ts'
import { UsageError } from './usage-error.ts'

const everywhere = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/** A command's words, taken apart. Throws UsageError for what the command does not know. */
export function parseCommand(command: Command, words: readonly string[]): Arguments {
  const known = { ...command.options, ...everywhere }
  return parse(command, words, known)
}

function parse(command: Command, words: readonly string[], known: Command['options']): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: joinNumbers(words, known),
      options: known,
      allowPositionals: true,
      strict: true,
    })
    return { positionals, options: values as Arguments['options'] }
  } catch (thrown) {
    throw new UsageError(sentenceFor(command, words, thrown))
  }
}

/** `--level -1` as `--level=-1`: a value to be refused by its meaning, which looks like an option. */
function joinNumbers(words: readonly string[], known: Command['options']): string[] {
  const takesValue = (word = ''): boolean => word.startsWith('--') && known[word.slice(2)]?.type === 'string'
  const isJoined = (at: number): boolean => takesValue(words[at - 1]) && /^-\d/.test(words[at] ?? '')
  return words.flatMap((word, at) => {
    if (isJoined(at)) return []
    return isJoined(at + 1) ? `${word}=${words[at + 1]}` : word
  })
}

function sentenceFor({ name }: Command, words: readonly string[], thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  const option =
    /'(-[^' =<]*)/.exec(thrown instanceof Error ? thrown.message : '')?.[1]?.replace(/,$/, '') ?? words.join(' ')
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `“strata ${name}” has no option ${option}.`
  return `The option ${option} was not given as “strata ${name}” takes it.`
}
