import { expect, test } from 'vitest'
import { estimateHome } from '../estimate.ts'
import { defaultInputs } from '../inputs/inputs.ts'
import { compareQuotes } from './compare-quotes.ts'
import { pickDraft } from './draft.ts'

const today = '2026-11-26'

/** A fair quote for nine panels, with these fields changed. */
const fair = (fields: Record<string, string> = {}) => ({
  '1-from': 'Sample Solar',
  '1-panels': '9',
  '1-watts': '440',
  '1-inverter': '3.68',
  '1-price': '6000',
  '1-vat': '0',
  '1-yield': '3700',
  '1-self-use': '20',
  '1-export': '12',
  '1-deposit': '1000',
  '1-mcs': 'NIC 1234',
  '1-payment': 'cash',
  ...fields,
})

const reviewOf = (fields?: Record<string, string>, day = today) => {
  const { quotes, problems } = compareQuotes(fair(fields), day)
  expect(problems).toEqual({})
  return quotes[0]
}
const kindsOf = (fields?: Record<string, string>, day = today) =>
  reviewOf(fields, day)?.warnings.map(({ kind }) => kind)

test('a fair quote that says everything is asked nothing', () => {
  expect(kindsOf()).toEqual([])
  expect(reviewOf()?.missing).toEqual([])
})

test.each([
  ['a price far below what the size costs', { '1-price': '1500', '1-deposit': '0' }, ['cheap']],
  ['a price far above it', { '1-price': '15000' }, ['dear']],
  ['a size that we know no prices of', { '1-panels': '18', '1-yield': '7400' }, ['unknown-size']],
  ['VAT of a business', { '1-vat': '20' }, ['vat']],
  ['more output than the sun gives', { '1-yield': '4500' }, ['yield']],
  ['half of it used at home', { '1-self-use': '50' }, ['self-use']],
  ['an export rate that is tied', { '1-export': '17.5' }, ['export']],
  ['a saving above all that is made', { '1-saving': '1200' }, ['saving']],
  ['an inverter that the network has to approve', { '1-inverter': '5' }, ['network']],
  ['a deposit of a third', { '1-deposit': '2000' }, ['deposit']],
  ['no MCS number', { '1-mcs': '' }, ['mcs']],
  ['payment over time', { '1-payment': 'over-time' }, ['over-time']],
  ['a battery that we know no price of', { '1-battery': '10' }, ['unknown-battery']],
])('%s is asked about', (_, fields, kinds) => {
  expect(kindsOf(fields)).toEqual(kinds)
})

test('VAT is judged by the day of fitting, and so is the price', () => {
  expect(kindsOf({ '1-installed': '31/3/2027' })).toEqual([])
  expect(kindsOf({ '1-installed': '1/4/2027' })).toEqual(['vat'])
  expect(kindsOf({ '1-installed': '1/4/2027', '1-vat': '5', '1-price': '7300' })).toEqual([])
  expect(kindsOf({ '1-installed': '31/3/2027', '1-price': '7300' })).toEqual(['dear'])
})

test('14 panels of 440 W are judged as the 6 kW they are sold as', () => {
  expect(kindsOf({ '1-panels': '14', '1-yield': '5700', '1-price': '9250' })).toEqual([])
})

test('payback is the calculator’s own at that price', () => {
  const estimate = estimateHome(
    { ...defaultInputs, kw: 3.96, inverter: 3.68, installed: today, price: 6000 },
    {},
    today,
  )
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  expect(reviewOf()?.money?.payback).toEqual(estimate.money.together?.payback)
})

test('only quotes for the same thing are ranked, the cheapest first', () => {
  const other = (number: number, fields: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(fair()).map(([name, value]) => [
        name.replace('1-', `${number}-`),
        fields[name.slice(2)] ?? value,
      ]),
    )
  const { groups } = compareQuotes(
    { ...fair(), ...other(2, { price: '5500' }), ...other(3, { panels: '14', price: '9000' }) },
    today,
  )
  expect(groups.map((group) => group.map(({ number }) => number))).toEqual([[2, 1], [3]])
})

test('a quote without its price or its panels is asked for them', () => {
  expect(compareQuotes({ '1-from': 'Sample Solar' }, today).problems).toEqual({
    '1-panels': 'Panels are a whole number, like 9',
    '1-price': 'Enter the price in pounds, like 5,990',
  })
})

test('a postcode where our figures don’t hold gets a message', () => {
  expect(compareQuotes(fair({ postcode: 'BT1 1AA' }), today).problems.postcode).toContain(
    'England, Scotland and Wales',
  )
})

test('an address says nothing but fields', () => {
  expect(pickDraft({ '1-price': ' 6000 ', '4-price': '1', utm_source: 'x', bill: '' })).toEqual({
    '1-price': '6000',
  })
})
