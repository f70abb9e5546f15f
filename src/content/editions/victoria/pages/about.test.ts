import { expect, test } from 'vitest'
import { thirdBrand } from '../../../../../tests/third-brand.ts'
import { au } from '../brand/au.ts'
import { about } from './about.ts'

test('every figure counts once under how we check', () => {
  const { lead, counts } = about(au).checks
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  expect(all).toBeGreaterThan(50)
  expect(lead).toContain(`${all} dated figures`)
})

test('the page speaks for the brand that it is built for', () => {
  const { heading, writers, paid } = about(thirdBrand)
  expect(heading).toBe('About Harbour Sun')
  expect(writers.text).toContain(thirdBrand.editors)
  expect(paid.steps.join()).toContain('Three at most')
})
