import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { otherEditions } from './src/edition.ts'
import { firstBrandOf } from './tests/edition-settings.ts'
import { eventLimitMs, testLimitMs } from './tests/limits.ts'

/** Those that replace modules, and those that run the built product, have a process each. */
const alone = [
  'src/operations/enquiry/store-leads.test.ts',
  'tests/migrations.test.ts',
  'tests/*faults*.test.ts',
]

const testsOf = (edition: string) => `src/**/${edition}/**/*.test.ts`

export default defineConfig({
  test: {
    globalSetup: 'tests/template.ts',
    // More than cores: they wait for databases and processes for half of their time. Each file has databases of its own.
    maxWorkers: 4,
    // Those that are marked as concurrent wait for most of their time.
    maxConcurrency: 20,
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    expect: { poll: { timeout: eventLimitMs } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'tests/{,every-edition/}*.test.ts'],
          exclude: [...alone, ...otherEditions.map(testsOf)],
          // Starting a process and loading the product into it takes as long as most files run.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      ...otherEditions.map((edition) => ({
        extends: true as const,
        ssr: { resolve: { conditions: [edition, ...defaultServerConditions] } },
        test: {
          name: edition,
          include: [testsOf(edition), 'tests/every-edition/*.test.ts'],
          isolate: false,
          env: { BRAND: firstBrandOf(edition), SITE_BRAND: firstBrandOf(edition) },
        },
      })),
    ],
  },
})
