import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/browser.ts'
import { testLimitMs, visitStepLimitMs } from './tests/limits.ts'

export default defineConfig({
  testDir: './tests/visits',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: testLimitMs,
  expect: { timeout: visitStepLimitMs },
  reporter: [['list']],
  // What only judges looks is `npm run test:looks`, and so are all widths but one of what has to look right at each.
  projects: [
    { name: 'visits', grepInvert: /@looks/ },
    { name: 'looks', grep: /@looks|@widths/ },
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
