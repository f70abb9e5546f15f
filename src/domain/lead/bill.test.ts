import { expect, test } from 'vitest'
import { au } from '#content/brand/au.ts'
import { formsOf } from '#content/forms/forms.ts'
import { billSaid } from './bill.ts'

const form = (slug: string) => {
  const found = formsOf(au).get(slug)
  if (!found) throw new Error(`There is no form ${slug}`)
  return found
}

test('a bill is said as the visitor chose it', () => {
  expect(billSaid(form('home'), { 'monthly-bill': '300-400' })).toBe('$300–$400')
})

test('an income is no bill, whatever column it is kept in', () => {
  expect(billSaid(form('rebates'), { 'household-income': 'under-60k' })).toBeUndefined()
})
