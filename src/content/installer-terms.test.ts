import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { brands } from './brand/brands.ts'
import { installerTerms } from './installer-terms.ts'

test('terms that change get a version of their own', () => {
  const { version, ...words } = installerTerms(brands.au)
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
  expect({ version, digest }).toEqual({ version: '1', digest: '3e2c6638ab13' })
})

test('the terms say what decides: fees, caps, returns, stopping, and that nobody pays for rank', () => {
  for (const brand of Object.values(brands)) {
    const text = JSON.stringify(installerTerms(brand))
    for (const part of ['plus GST', 'caps', '72 hours', 'you stop', 'never moves you up'])
      expect(text).toContain(part)
  }
})
