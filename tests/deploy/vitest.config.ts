import { defineConfig } from 'vitest/config'
import { eventLimitMs, testLimitMs } from '../limits.ts'

/** The long form, `npm run test:deploy`: it needs nginx, Caddy, systemd's programs, and Patroni with what belongs to it. */
export default defineConfig({
  test: {
    include: ['tests/deploy/*.test.ts'],
    fileParallelism: false,
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    expect: { poll: { timeout: eventLimitMs } },
  },
})
