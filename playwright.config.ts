import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { otherEditions } from './src/edition.ts'
import { browserArguments, findBrowser } from './tests/browser.ts'
import { testLimitMs, visitStepLimitMs } from './tests/limits.ts'

/** Visits of one edition are no other's. */
const ofOthers = otherEditions.map((edition) => `${edition}/**`)

export default defineConfig({
  testDir: './tests/visits',
  // As many as cores: more would only make each slower.
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  // For false alarms of a busy machine; tests/suite/run.ts lists what needed it.
  retries: 1,
  outputDir: 'test-results/visits',
  timeout: testLimitMs,
  expect: { timeout: visitStepLimitMs },
  reporter: [['list'], ['./tests/suite/playwright-reporter.ts']],
  // What only judges looks is `npm run test:looks`, and so are all widths but one of what has to look right at each.
  projects: [
    { name: 'visits', grepInvert: /@looks/, testIgnore: ofOthers },
    { name: 'looks', grep: /@looks|@widths/, testIgnore: ofOthers },
    // Another edition: what is of it alone, and what holds of every edition's pages. `node src/launch.ts` opens its doors to both.
    ...otherEditions.map((edition) => ({
      name: edition,
      grepInvert: /@looks/,
      testMatch: [
        `${edition}/*.spec.ts`,
        'lengths.spec.ts',
        'accessibility.spec.ts',
        'embedded.spec.ts',
        'html.spec.ts',
      ],
    })),
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: visitStepLimitMs,
    navigationTimeout: visitStepLimitMs,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    locale: 'en-AU',
    // Whoever asks for less motion gets the end state at once; so do tests.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
