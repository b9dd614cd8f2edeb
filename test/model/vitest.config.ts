import { defineConfig } from 'vitest/config'

const hour = 3_600_000

/** A model on two cores takes its time: only what it says is tested, not how fast it says it. */
export default defineConfig({
  test: {
    include: ['test/model/*.test.ts'],
    fileParallelism: false,
    testTimeout: hour,
    hookTimeout: hour,
    disableConsoleIntercept: true,
  },
})
