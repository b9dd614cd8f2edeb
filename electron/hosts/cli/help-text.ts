import type { Command } from './command.ts'

const exits = 'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done with files skipped or items failed, 130 cancelled.'

/** What `strata --help` says. */
export function helpText(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Strata makes sense of a whole collection of documents, on your own machine.',
    '',
    'Usage: strata <command> …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Every command takes --json (one JSON value on standard output), --help and --version.',
    exits,
    '',
  ].join('\n')
}

/** What `strata <command> --help` says. */
export function commandHelp({ usage, summary, help }: Command): string {
  const lines = [...help, ['--json', 'print one JSON value and nothing else'] as const]
  const width = Math.max(...lines.map(([option]) => option.length))
  return [
    `Usage: strata ${usage}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    '',
    ...lines.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    '',
    exits,
    '',
  ].join('\n')
}
