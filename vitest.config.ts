import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,electron,renderer,test,scripts}/**/*.test.{ts,tsx}'],
    // They need a model: `npm run test:model`.
    exclude: [...configDefaults.exclude, 'test/model/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
