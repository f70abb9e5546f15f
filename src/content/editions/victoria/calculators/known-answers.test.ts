import { expect, test } from 'vitest'
import { choiceForAmount } from '#domain/enquiry/amount-choice.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import { batterySize } from '../forms/battery-size.ts'
import { panelCount } from '../forms/panel-count.ts'
import { savings } from '../forms/savings.ts'
import { calculators } from './calculators.ts'
import { knownAnswers } from './known-answers.ts'

function knownFrom(form: EnquiryForm, draft: Draft) {
  const calculator = calculators.find((one) => one.form === form.slug)
  if (!calculator) throw new Error(`${form.slug} has no calculator`)
  const { estimate } = calculate(calculator, draft, '2026-11-22')
  return knownAnswers(form, { draft, estimate })
}

test.each([
  [0.5, 'small'],
  [4, 'small'],
  [4.4, 'medium'],
  [6, 'medium'],
  [6.6, 'large'],
  [10, 'large'],
  [10.12, 'very-large'],
])('%f kW is the answer %s, by the labels of the form', (kw, answer) => {
  const size = questionsOf(savings).find(({ name }) => name === 'system-size')
  if (size?.kind !== 'choice') throw new Error('It asks no size')
  expect(choiceForAmount(size, kw)).toBe(answer)
})

test('what was entered is chosen, and nothing that was only assumed', () => {
  expect(knownFrom(savings, { kw: '6.6', battery: '0', bill: '480' })).toEqual({
    'system-size': 'large',
    'battery-interest': 'no',
  })
  expect(knownFrom(savings, { battery: '10' })).toEqual({ 'battery-interest': 'yes' })
  expect(knownFrom(savings, { postcode: '3550', bill: '480' })).toEqual({})
})

test('a calculator passes on the fields that its form asks about, and no others', () => {
  const full: Draft = {
    kw: '6.6',
    panels: '15',
    battery: '10',
    bill: '480',
    kwh: '5000',
    people: '3',
    when: 'evenings',
  }
  for (const { form: slug, passesOn } of calculators) {
    const form = [savings, panelCount, batterySize].find((one) => one.slug === slug) ?? savings
    const answering = Object.keys(full).filter(
      (field) => Object.keys(knownFrom(form, { [field]: full[field] })).length > 0,
    )
    expect(answering.toSorted()).toEqual(passesOn.toSorted())
  }
})

test('a bill a quarter is a third of it a month', () => {
  expect(knownFrom(panelCount, { bill: '480', when: 'evenings' })).toEqual({
    'monthly-bill': '100-200',
    'energy-usage': 'evenings',
  })
  expect(knownFrom(panelCount, { bill: '480', every: 'month' })).toEqual({
    'monthly-bill': '400-500',
  })
})

test('a day’s use follows from what is known of the year', () => {
  expect(knownFrom(batterySize, { kwh: '3000' })).toEqual({ 'daily-usage': 'low' })
  expect(knownFrom(batterySize, { kwh: '5000' })).toEqual({ 'daily-usage': 'medium' })
  expect(knownFrom(batterySize, { kwh: '9000' })).toEqual({ 'daily-usage': 'high' })
  expect(knownFrom(batterySize, {})).toEqual({})
})

test('what can’t be calculated is not known', () => {
  expect(knownFrom(savings, { kw: 'many', battery: '0' })).toEqual({})
})
