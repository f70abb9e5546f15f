import { expect, test } from 'vitest'
import { batteryCertificates, panelCertificates } from './certificates.ts'
import { daysBetween, listDiscountSteps } from './discount-steps.ts'

const steps = listDiscountSteps(6.6, 10, 4)

test('the two discounts step down each half-year, from July 2025 to the end of 2030', () => {
  expect(steps.map(({ from, battery, panels }) => [from, battery, panels])).toEqual([
    ['2025-07-01', 93, 46],
    ['2026-01-01', 84, 39],
    ['2026-05-01', 68, 39],
    ['2027-01-01', 57, 31],
    ['2027-07-01', 52, 31],
    ['2028-01-01', 46, 23],
    ['2028-07-01', 41, 23],
    ['2029-01-01', 36, 15],
    ['2029-07-01', 31, 15],
    ['2030-01-01', 26, 7],
    ['2030-07-01', 21, 7],
  ])
})

test('each step ends where the next begins, and the last when both discounts end', () => {
  for (const [index, { until }] of steps.entries())
    expect(until).toBe(steps[index + 1]?.from ?? '2031-01-01')
  expect(panelCertificates(6.6, 4, '2031-01-01')).toBe(0)
  expect(batteryCertificates(10, '2031-01-01')).toBe(0)
})

test('from 22 November to 1 January it is forty days', () => {
  expect(daysBetween('2026-11-22', '2027-01-01')).toBe(40)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
})
