import { describe, expect, test } from 'vitest'
import {
  batteryBase,
  batteryPerKwh,
  batteryWithInverterBase,
  batteryWithInverterPerKwh,
  panelBase,
  panelPerKw,
} from '../data/prices.ts'
import { estimateHome } from '../estimate.ts'
import { defaultInputs } from '../inputs/inputs.ts'

/** The index’s rows: price after the certificates of its day, and how many those were. */
type Row = readonly [size: number, after: number, certificates: number]

const melbourne: Row[] = [
  [3, 4070, 21],
  [4, 4530, 28],
  [5, 5100, 35],
  [6, 5670, 42],
  [7, 6370, 49],
  [10, 8450, 71],
]
const batteryOnly: Row[] = [
  [5, 5180, 46],
  [8, 7648, 74],
  [10, 8260, 93],
  [13, 9958, 120],
  [16, 11_776, 148],
  [20, 13_920, 186],
]
const withInverter: Row[] = [
  [5, 6630, 46],
  [8, 9328, 74],
  [10, 9560, 93],
  [13, 11_648, 120],
  [16, 13_376, 148],
  [20, 16_120, 186],
]

describe('a fixed price and so much for each size lie near the rows of the index', () => {
  test.each([
    ['panels', panelBase, panelPerKw, melbourne, 38, 175],
    ['batteries', batteryBase, batteryPerKwh, batteryOnly, 37, 455],
    [
      'batteries with their inverter',
      batteryWithInverterBase,
      batteryWithInverterPerKwh,
      withInverter,
      37,
      640,
    ],
  ] as const)('of %s', (_, base, per, rows, certificate, furthest) => {
    for (const [size, after, certificates] of rows) {
      // Batteries have become cheaper since, as we assume: the index is their upper end.
      const level = certificate === 37 ? 'high' : 'mid'
      const ours = base.value[level] + size * per.value[level] - certificates * certificate
      expect(Math.abs(ours - after)).toBeLessThan(furthest)
    }
  })
})

/** Panels after certificates, worked out apart from our code, at $38 a certificate. */
test.each([
  [3, '3000', '2026-11-22', 4050],
  [6.6, '3000', '2026-11-22', 6467],
  [6.6, '3350', '2026-11-22', 6239],
  [10, '3350', '2026-11-22', 8399],
  [10, '3000', '2027-01-01', 9235],
  [13.2, '3000', '2026-11-22', 10_948],
  [13.2, '3350', '2026-11-22', 10_454],
])('%s kW at %s on %s cost %s dollars', (kw, postcode, installed, dollars) => {
  const inputs = { ...defaultInputs, kw, postcode, installed, rebate: 'no' } as const
  const estimate = estimateHome(inputs, {}, '2026-11-22')
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  expect(Math.abs((estimate.costs.panels?.net.mid ?? 0) - dollars)).toBeLessThanOrEqual(1)
})
