import { defineConfig } from 'vitest/config'

/** The long form, `npm run test:deploy`: it needs nginx, Caddy and systemd's programs. */
export default defineConfig({
  test: {
    include: ['tests/deploy/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
