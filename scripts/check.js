// Everything that can be known without a browser: types, lint, format, layers, licences, dead code, unit tests.
import { runAll } from './run.js'

await runAll([
  ['tsc', '-b'],
  ['oxlint'],
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['node', 'scripts/check-layers.js'],
  ['node', 'scripts/check-licences.js'],
  ['node', 'scripts/keep-lock.js', '--check'],
  ['knip'],
  [
    'vitest',
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.strata/unit.json',
  ],
])
