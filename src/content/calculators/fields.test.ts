import { expect, test } from 'vitest'
import { defaultInputs } from '#domain/estimate/inputs/inputs.ts'
import { au } from '../brand/au.ts'
import { formsOf } from '../forms/forms.ts'
import { calculators } from './calculators.ts'
import { fieldCalled, fieldNames, formatDraft, parseDraft } from './fields.ts'

test('an address carries what was told, and nothing else', () => {
  const typed = { postcode: ' 3011 ', bill: '450', every: 'quarter', when: '', name: 'Alex' }
  expect(formatDraft(typed)).toBe('postcode=3011&bill=450')
  expect(parseDraft('#postcode=3011&bill=450')).toEqual({ postcode: '3011', bill: '450' })
  expect(parseDraft('?postcode=3011&utm_source=x&bill=')).toEqual({ postcode: '3011' })
  expect(formatDraft({ rate: '30', postcode: '3011' })).toBe('postcode=3011&rate=30')
})

test('a choice begins with what counts when nothing is told', () => {
  for (const [name, value] of Object.entries(defaultInputs)) {
    const field = fieldNames.includes(name as 'when') && fieldCalled(name as 'when')
    if (field && field.kind === 'choice')
      expect([name, field.options[0]?.value]).toEqual([name, value])
  }
})

test('every calculator knows the form on its page', () => {
  const forms = formsOf(au)
  for (const { form, path } of calculators) expect(forms.get(form)?.page).toBe(path)
})

test('every calculator asks for every input, once', () => {
  for (const { first, more, path } of calculators) {
    const asked = [...first, ...more]
    expect([path, new Set(asked).size]).toEqual([path, asked.length])
    expect([path, asked.length]).toEqual([path, 17])
  }
})

test('nobody’s address grows without end', () => {
  expect(formatDraft({ postcode: '3'.repeat(500) }).length).toBeLessThan(60)
})
