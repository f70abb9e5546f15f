import { expect, test } from 'vitest'
import { defaultInputs } from '../inputs/inputs.ts'
import { byClock, slotAt } from './bill.ts'
import { batteryPriceOf, panelPriceOf, pricesFor } from './price.ts'
import { electricityVatOn, installationVatOn, monthlyVat } from './vat.ts'

test('VAT changes at midnight in London on the days of its schedule', () => {
  expect(electricityVatOn('2026-09-30')).toBe(0.05)
  expect(electricityVatOn('2026-10-01')).toBe(0)
  expect(electricityVatOn('2027-03-31')).toBe(0)
  expect(electricityVatOn('2027-04-01')).toBe(0.05)
  expect(installationVatOn('2027-03-31')).toBe(0)
  expect(installationVatOn('2027-04-01')).toBe(0.05)
})

test('the twelve months from a day bear the VAT of each of them', () => {
  expect(monthlyVat('2027-01-01', 0)).toEqual([0, 0, 0, ...new Array(9).fill(0.05)])
  expect(monthlyVat('2026-11-15', 0).slice(0, 4)).toEqual([0, 0, 0, 0.05])
  expect(monthlyVat('2026-11-15', 0)[11]).toBe(0)
  // Half of November is in this year, half in the next.
  expect(monthlyVat('2026-11-15', 0)[10]).toBeCloseTo((14 / 30) * 0.05, 6)
  expect(monthlyVat('2026-11-15', 1)).toEqual(new Array(12).fill(expect.closeTo(0.05, 9)))
})

test('prices lie on straight lines between the sizes we know, and nowhere else', () => {
  expect(panelPriceOf(4)).toEqual({ low: 5000, mid: 6000, high: 7000 })
  expect(panelPriceOf(4.5)).toEqual({ low: 5750, mid: 6750, high: 7750 })
  expect(panelPriceOf(3.96)?.mid).toBeCloseTo(5950, 6)
  expect(panelPriceOf(6.16)).toEqual(panelPriceOf(6))
  expect(panelPriceOf(2)).toBeUndefined()
  expect(panelPriceOf(8)).toBeUndefined()
  expect(batteryPriceOf(5)?.mid).toBe(4600)
  expect(batteryPriceOf(10)).toBeUndefined()
})

test('a price that was typed takes the place of ours, with what is in it of the battery', () => {
  const home = { ...defaultInputs, kw: 4, battery: 5 }
  expect(pricesFor(home, '2027-01-01').all?.mid).toBe(10_600)
  expect(pricesFor(home, '2027-04-01').all?.mid).toBeCloseTo(11_130, 6)
  expect(pricesFor({ ...home, price: 9000 }, '2027-04-01').all).toEqual({
    low: 9000,
    mid: 9000,
    high: 9000,
  })
  expect(pricesFor({ ...home, price: 9000, batteryprice: 4000 }, '2027-01-01').panels?.mid).toBe(
    5000,
  )
  expect(pricesFor({ ...home, battery: 10 }, '2027-01-01').all).toBeUndefined()
})

test('a night over midnight is cheap on both sides of it', () => {
  const rates = byClock(28, { from: slotAt('23:30'), to: slotAt('05:30'), pence: 8.5 })
  expect([rates[46], rates[47], rates[0], rates[10], rates[11]]).toEqual([28, 8.5, 8.5, 8.5, 28])
  expect(byClock(26).every((pence) => pence === 26)).toBe(true)
})
