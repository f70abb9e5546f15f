import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatCents, formatShortCents } from './format-money.ts'

test('cents are written as dollars, with thousands apart and a true minus', () => {
  expect([0, 5, 6800, 111_320, 146_000_000, -6800].map(formatCents)).toEqual([
    '$0.00',
    '$0.05',
    '$68.00',
    '$1,113.20',
    '$1,460,000.00',
    '−$68.00',
  ])
  expect([6800, 6850, 1_200_000].map(formatShortCents)).toEqual(['$68', '$68.50', '$12,000'])
})

test('no code that editions share writes the sign of anybody’s money', () => {
  const shared = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.test\.ts|\/editions\/|estimate\/victoria|^src\/database/.test(file),
  )
  expect(shared.length).toBeGreaterThan(1000)
  expect(shared.filter((file) => readFileSync(file, 'utf8').includes('$${'))).toEqual([])
})
