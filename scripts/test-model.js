// `npm run test:model`: the whole pipeline with a real language model, over a few pages. Not part of `npm test`: it takes
// minutes, and what it needs is somebody's own. Named by STRATA_TEST_MODEL_URL and STRATA_TEST_MODEL, a key by STRATA_API_KEY.
import { run, runAll } from './run.js'

if (!process.env['STRATA_TEST_MODEL_URL'] || !process.env['STRATA_TEST_MODEL']) {
  process.stdout.write(
    'Skipped: no model is named. Set STRATA_TEST_MODEL_URL to an OpenAI-compatible endpoint, such as http://127.0.0.1:11434/v1, and STRATA_TEST_MODEL to the name of its model.\n',
  )
} else {
  await runAll([['node', 'scripts/build.js']])
  process.exitCode = await run('vitest', ['run', '--config', 'test/model/vitest.config.ts', ...process.argv.slice(2)])
}
