// Holds the arrows of .dependency-cruiser.cjs, and fails when it looked at (almost) nothing: without a parser for
// TypeScript the tool reports success on no modules.
import { createRequire } from 'node:module'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'

const FEWEST_MODULES = 10
const FOLDERS = ['shared', 'electron', 'renderer']

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

process.chdir(path.join(import.meta.dirname, '..'))
const { output } = await cruise(FOLDERS, {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
})
if (typeof output === 'string') throw new Error(output)

const seen = output.modules.filter(({ source }) => /^(shared|electron|renderer)\/.*\.tsx?$/.test(source)).length
const { violations } = output.summary
for (const { rule, from, to } of violations) process.stderr.write(`layers: ${rule.name}: ${from} → ${to}\n`)
if (seen < FEWEST_MODULES) process.stderr.write(`layers: only ${seen} modules were seen; the check itself is broken\n`)
process.stdout.write(`layers: ${seen} modules, ${violations.length} violations\n`)
process.exitCode = violations.length > 0 || seen < FEWEST_MODULES ? 1 : 0
