import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { thirdBrand } from '../../../../tests/third-brand.ts'
import { au } from './brand/au.ts'
import { installerTerms } from './installer-terms.ts'

test('terms that change get a version of their own', () => {
  const { version, ...words } = installerTerms(au)
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
  expect({ version, digest }).toEqual({ version: '1', digest: '3e2c6638ab13' })
})

test('the terms say what decides: fees, caps, returns, stopping, and that rank can’t be bought', () => {
  for (const brand of [au, thirdBrand]) {
    const text = JSON.stringify(installerTerms(brand))
    for (const part of ['plus GST', 'caps', '72 hours', 'you stop', 'never moves you up'])
      expect(text).toContain(part)
  }
})
