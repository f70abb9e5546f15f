import { availableParallelism } from 'node:os'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { otherEditions } from './src/edition.ts'
import { isGate } from './tests/depth.ts'
import { firstBrandOf } from './tests/edition-settings.ts'
import { eventLimitMs, testLimitMs } from './tests/limits.ts'

/** Tests that replace modules, or what they load. They have a process each, as those have that run the built product. */
const alone = [
  'src/operations/enquiry/store-leads.test.ts',
  'src/site/my-enquiry/next-installer.test.ts',
  'tests/migrations.test.ts',
]
const faults = 'tests/{,*-}faults.test.ts'

/** What the gate leaves to the deep suite: whole builds of other brands, changes played on a copy, large simulations, and most of what kills processes. */
const deepOnly = [
  'src/domain/estimate/victoria/{band,honesty}.test.ts',
  'tests/{adding,brands,file-modes,recipe}.test.ts',
  'tests/{claims,clock,connections,deploy,escalation,export,fuzz,hanging-receiver,migrating,offers,packages,postgres,presses,probe,readme,receivers,shipped}-faults.test.ts',
]

const leftOut = isGate ? deepOnly : []

const testsOf = (edition: string) => `src/**/${edition}/**/*.test.ts`

export default defineConfig({
  test: {
    globalSetup: 'tests/template.ts',
    // As many as cores: more would only make each slower. Each file has databases of its own.
    maxWorkers: Math.max(2, availableParallelism()),
    // For false alarms of a busy machine; tests/suite/run.ts lists what needed it.
    retry: 1,
    reporters: ['default', './tests/suite/vitest-reporter.ts'],
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
          exclude: [...leftOut, ...alone, faults, ...otherEditions.map(testsOf)],
          // Starting a process and loading the product into it takes as long as most files run.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'faults', include: [faults], exclude: leftOut } },
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
