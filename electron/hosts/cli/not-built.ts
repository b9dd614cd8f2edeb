import type { ParseArgsOptionsConfig } from 'node:util'
import type { OptionValues } from './command.ts'
import { UsageError } from './usage-error.ts'

/** Commands that are agreed on and not built yet. */
const commandsNotBuilt: readonly string[] = ['remove']

/** Options that are agreed on and not built yet, by the command they belong to. */
const optionsNotBuilt: Readonly<Record<string, ParseArgsOptionsConfig>> = {
  index: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    concurrency: { type: 'string' },
    budget: { type: 'string' },
    estimate: { type: 'boolean' },
    claims: { type: 'boolean' },
    gleanings: { type: 'string' },
    levels: { type: 'string' },
  },
  ask: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    concurrency: { type: 'string' },
    budget: { type: 'string' },
  },
}

/** Options to recognise, so that they can be refused by name. */
export const notBuiltOptions = (command: string): ParseArgsOptionsConfig => optionsNotBuilt[command] ?? {}

export const isNotBuilt = (command: string): boolean => commandsNotBuilt.includes(command)

/** Throws UsageError when an option that is not built yet was given. */
export function refuseNotBuilt(command: string, given: OptionValues): void {
  const name = Object.keys(notBuiltOptions(command)).find((option) => given[option] !== undefined)
  if (name !== undefined) throw new UsageError(`The option --${name} is not built yet.`)
}

/** Throws UsageError unless the analyst is the one that is built. */
export function checkAnalyst(analyst: string | boolean | undefined): void {
  if (analyst === undefined || analyst === 'builtin') return
  if (analyst === 'prompted') throw new UsageError('The analyst “prompted” is not built yet; “builtin” is.')
  throw new UsageError(`There is no analyst “${String(analyst)}”; “builtin” is the one there is.`)
}
