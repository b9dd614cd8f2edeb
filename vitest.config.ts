import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,electron,renderer,test,scripts}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
