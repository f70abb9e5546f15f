import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/*.test.ts'],
    globalSetup: 'tests/template.ts',
    // Every core, where the default leaves one idle. Each file has databases of its own.
    maxWorkers: '100%',
    // Those that are marked as concurrent wait for most of their time.
    maxConcurrency: 20,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
