import { defineConfig } from '@playwright/test'

// Run through `npm run e2e`, which finds the browser (STRATA_CHROMIUM) and an Electron (ELECTRON_OVERRIDE_DIST_PATH).
const chromium = process.env['STRATA_CHROMIUM']

export default defineConfig({
  testDir: 'test',
  outputDir: 'test/results',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.strata/end-to-end.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'web', testMatch: 'web/**/*.spec.ts' },
    { name: 'desktop', testMatch: ['desktop/**/*.spec.ts', 'electron-double/double.spec.ts'] },
  ],
})
