import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const launch = (brand: string) =>
  spawnSync('node', ['src/launch.ts', 'env'], {
    env: { ...process.env, SITE_BRAND: brand },
    encoding: 'utf8',
  })

test('a brand that there is not is named in a sentence, and nothing is run', () => {
  const { status, stdout, stderr } = launch('xx')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toMatch(/^There is no brand xx\. SITE_BRAND is .+\.$/)
})

test('a program finds the edition of its brand, and reports to nobody that it ran', () => {
  const { status, stdout } = launch('uk')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^NODE_OPTIONS=.*--conditions=britain/m)
  expect(stdout).toContain('ASTRO_TELEMETRY_DISABLED=1')
})
