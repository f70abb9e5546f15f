import { expect, test } from 'vitest'
import { type StoredEstimate, toStoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { estimateFacts } from './estimate-facts.ts'
import { formatMiddle, formatPayback, formatPaybackRange, formatTens } from './format.ts'

const home = estimateHome({ ...defaultInputs, bill: 450, battery: 10 }, {}, '2026-11-21')
if ('problems' in home) throw new Error(JSON.stringify(home.problems))
const stored: StoredEstimate = JSON.parse(JSON.stringify(toStoredEstimate(home)))
const { saving, cost, payback } = home.money.together

function factsOf(estimate: StoredEstimate): Record<string, string> {
  return Object.fromEntries(estimateFacts(estimate).facts.map(({ name, value }) => [name, value]))
}

test('the caller reads the middle first and its band beside it, as on the page', () => {
  expect(factsOf(stored)).toMatchObject({
    'Saves in a year': formatMiddle(saving),
    'Cost after rebates': formatMiddle(cost),
    'Paid back in': formatPayback(payback),
    'Made in a year': expect.stringMatching(/^8,100 kWh \([\d,]+–[\d,]+\)$/),
  })
})

test('a number that the page rounds down is not rounded up by being stored', () => {
  const together = { ...home.saving.together, mid: 1154.6 }
  const { mid = 0 } = toStoredEstimate({ ...home, saving: { ...home.saving, together } }).saving
  expect(formatTens(mid)).toBe('$1,150')
})

test('an estimate of before there was a middle has its two ends', () => {
  const { mid: _, ...ends } = stored.saving
  if (!stored.payback) throw new Error('Its price is known')
  const { mid: __, ...years } = stored.payback
  const facts = factsOf({ ...stored, saving: ends, payback: years })
  expect(facts['Saves in a year']).toMatch(/^\$[\d,]+–\$[\d,]+$/)
  expect(facts['Paid back in']).toBe(formatPaybackRange(years))
})
