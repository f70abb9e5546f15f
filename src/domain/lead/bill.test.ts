import { expect, test } from 'vitest'
import { au } from '#content/brand/au.ts'
import { formsOf } from '#content/forms/forms.ts'
import { billLabel } from './bill.ts'

const form = (slug: string) => {
  const form = formsOf(au).get(slug)
  if (!form) throw new Error(`There is no form ${slug}`)
  return form
}

test('a bill is said as the visitor chose it', () => {
  expect(billLabel(form('home'), { 'monthly-bill': '300-400' })).toBe('$300–$400')
})

test('an income is no bill, whatever column it is kept in', () => {
  expect(billLabel(form('rebates'), { 'household-income': 'under-60k' })).toBeUndefined()
})
