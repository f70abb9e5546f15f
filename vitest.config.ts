import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/*.test.ts'],
    // Real databases, one after another on two cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
