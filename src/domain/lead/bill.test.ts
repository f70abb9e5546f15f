import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { billLabel } from './bill.ts'

const form = (slug: string) => {
  const form = formsOf(au).get(slug)
  if (!form) throw new Error(`There is no form ${slug}`)
  return form
}

test('a bill has the label that the visitor chose', () => {
  expect(billLabel(form('home'), { 'monthly-bill': '300-400' })).toBe('$300–$400')
})

test('an income is not a bill, although it is stored in the same column', () => {
  expect(billLabel(form('rebates'), { 'household-income': 'under-60k' })).toBeUndefined()
})
