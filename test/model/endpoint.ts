/** The model that `npm run test:model` was given. */
const env = process.env

/** Options of the command line that reach it. */
export const modelWords: readonly string[] = Object.entries({
  '--analyst': 'prompted',
  '--base-url': env['STRATA_TEST_MODEL_URL'] ?? '',
  '--model': env['STRATA_TEST_MODEL'] ?? '',
  '--context-tokens': env['STRATA_TEST_CONTEXT_TOKENS'] ?? '8192',
  '--concurrency': env['STRATA_TEST_CONCURRENCY'] ?? '1',
}).flat()

/** Those for vectors; none where no embedding model was named. */
export const embeddingWords: readonly string[] = env['STRATA_TEST_EMBEDDING_MODEL']
  ? ['--embedding-model', env['STRATA_TEST_EMBEDDING_MODEL']]
  : []

/** Those of `retrieve`, which asks the embedding model alone. */
export const questionWords: readonly string[] =
  embeddingWords.length === 0 ? [] : ['--base-url', env['STRATA_TEST_MODEL_URL'] ?? '', ...embeddingWords]
