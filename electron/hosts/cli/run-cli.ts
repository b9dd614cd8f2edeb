import { toWireError } from '../../../shared/contract/errors.ts'
import type { Command, Surroundings } from './command.ts'
import { exitCodeOf, exitCodes } from './exit-code.ts'
import { commandHelp, helpText } from './help-text.ts'
import { parseCommand } from './parse-command.ts'
import { UsageError } from './usage-error.ts'

interface Cli {
  readonly commands: readonly Command[]
  readonly version: string
}

/** Commands that are agreed on and not built yet. */
const commandsNotBuilt: readonly string[] = ['remove']

/** Runs one command line and gives the exit code; everything that can go wrong ends as a sentence and a code. */
export async function runCli(cli: Cli, words: readonly string[], given: Omit<Surroundings, 'json'>): Promise<number> {
  const json = words.includes('--json')
  try {
    return await run(cli, words, { ...given, json })
  } catch (thrown) {
    const usage = thrown instanceof UsageError
    const error = usage ? { code: 'invalid-input' as const, message: thrown.message } : toWireError(thrown, given.log)
    const hint = usage ? usageHint(cli, words) : 'hint' in error ? error.hint : undefined
    if (json) given.out.write(`${JSON.stringify({ error: { ...error, ...(hint === undefined ? {} : { hint }) } })}\n`)
    given.err.write(`strata: ${error.message}${hint === undefined ? '' : `\n${hint}`}\n`)
    return usage ? exitCodes.usage : exitCodeOf(error.code)
  }
}

async function run({ commands, version }: Cli, words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { out, json } = surroundings
  const [name, ...rest] = words[0] === '--json' ? words.slice(1) : words
  if (name === '--help' || name === '-h' || name === 'help') {
    out.write(json ? `${JSON.stringify({ help: helpText(commands) })}\n` : helpText(commands))
    return exitCodes.done
  }
  if (name === '--version' || name === '-v') return printVersion(version, surroundings)
  if (name === undefined) throw new UsageError('A command is missing.')
  if (commandsNotBuilt.includes(name)) throw new UsageError(`The command “${name}” is not built yet.`)
  const command = commands.find((candidate) => candidate.name === name)
  if (!command)
    throw new UsageError(name.startsWith('-') ? `There is no option ${name}.` : `There is no command “${name}”.`)

  const args = parseCommand(command, rest)
  if (args.options['help'] === true) {
    out.write(json ? `${JSON.stringify({ help: commandHelp(command) })}\n` : commandHelp(command))
    return exitCodes.done
  }
  if (args.options['version'] === true) return printVersion(version, surroundings)
  const { value, text, skipped } = await command.run(args, surroundings)
  if (!json) out.write(text)
  else if (value !== undefined) out.write(`${JSON.stringify(value)}\n`)
  return skipped === true ? exitCodes.skipped : exitCodes.done
}

function printVersion(version: string, { out, json }: Surroundings): number {
  out.write(json ? `${JSON.stringify({ version })}\n` : `${version}\n`)
  return exitCodes.done
}

function usageHint({ commands }: Cli, words: readonly string[]): string {
  const command = commands.find(({ name }) => words.includes(name))
  return command ? `Usage: strata ${command.usage}` : '“strata --help” lists the commands.'
}
