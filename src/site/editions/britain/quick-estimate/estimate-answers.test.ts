import { expect, test } from 'vitest'
import { formatQuickEstimate } from '#site/quick-estimate/quick-estimate.ts'
import { estimateAnswers } from './estimate-answers.ts'

const today = '2026-11-26'

function sentenceFor(answers: Record<string, string>): string | undefined {
  const estimate = estimateAnswers(answers, today)
  return estimate && formatQuickEstimate(estimate)
}

test('a bill is enough for a quick estimate', () => {
  expect(sentenceFor({ 'property-type': 'home', 'monthly-bill': '50-75' })).toMatch(
    /^9 panels \(3\.96 kW\) would take about £\d+ a year off a bill like yours, likely £\d+ to £\d+\. They pay for themselves in about \d+ years/,
  )
})

test('a battery without a checked price shows its saving, and no payback', () => {
  expect(
    sentenceFor({
      'electricity-bill': '75-100',
      'current-system': 'yes',
      'battery-size': 'medium',
    }),
  ).toMatch(/^A battery of 10 kWh would take about £\d+ a year off a bill like yours, [^.]+\.$/)
})

test('a roof to the north saves less, and a small one holds fewer panels', () => {
  const saving = (answers: Record<string, string>) =>
    estimateAnswers({ 'system-size': 'medium-4kw', ...answers }, today)?.saving[2] ?? 0
  expect(saving({ 'roof-direction': 'north' })).toBeLessThan(saving({ 'roof-direction': 'south' }))
  expect(estimateAnswers({ 'monthly-bill': '100-150', 'roof-space': 'small' }, today)?.panels).toBe(
    6,
  )
})

test('there is none for a business, a plug-in kit, Northern Ireland or too few answers', () => {
  expect(sentenceFor({ 'property-type': 'business', 'monthly-bill': '50-75' })).toBeUndefined()
  expect(sentenceFor({ 'installation-type': 'plug-in', 'monthly-bill': '50-75' })).toBeUndefined()
  expect(sentenceFor({ 'monthly-bill': '50-75', postcode: 'BT1 1AA' })).toBeUndefined()
  expect(sentenceFor({ 'monthly-bill': 'not-sure' })).toBeUndefined()
  expect(sentenceFor({})).toBeUndefined()
})

test('a tenant isn’t shown what the owner of a roof would save', () => {
  const answers = { 'property-type': 'home', 'monthly-bill': '50-75' }
  expect(sentenceFor({ ...answers, 'property-ownership': 'homeowner' })).toBeDefined()
  expect(sentenceFor({ ...answers, 'property-ownership': 'tenant' })).toBeUndefined()
})

test('only numbers are saved', () => {
  const estimate = estimateAnswers({ 'monthly-bill': '50-75', postcode: 'M1 1AE' }, today)
  expect(JSON.stringify(estimate)).not.toContain('M1')
  for (const value of Object.values(estimate ?? {}).flat())
    expect(value === null || typeof value === 'number').toBe(true)
})
