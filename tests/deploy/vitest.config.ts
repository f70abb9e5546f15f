import { defineConfig } from 'vitest/config'
import { eventLimitMs, testLimitMs } from '../limits.ts'

/** The long form, `npm run test:deploy`. */
export default defineConfig({
  test: {
    include: ['tests/deploy/*.test.ts'],
    globalSetup: 'tests/deploy/packages.ts',
    fileParallelism: false,
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    expect: { poll: { timeout: eventLimitMs } },
  },
})
