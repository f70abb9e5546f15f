import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/browser.ts'

export default defineConfig({
  testDir: './tests/visits',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    locale: 'en-AU',
    // Whoever asks for less motion gets the end state at once; so do tests.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
