import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { zoneInAustralia } from '../../../../tests/zones.ts'
import { batteryBase, batteryPerKwh } from './data/prices.ts'
import { flatRates, yearlyBill } from './money/bill.ts'
import { batteryCertificates, panelCertificates } from './money/certificates.ts'
import { slots } from './year/calendar.ts'
import { usualUse } from './year/household.ts'

/** Published answers, each with its source. Those of meter files need a reader of meter files. */
type Example = {
  kind: string
  input: Record<string, string & number>
  expected: Record<string, number>
  source: string
}

const file = new URL('../../../../tests/worked-examples-2.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Example[] }
const of = (kind: string) => cases.filter((example) => example.kind === kind)

describe.each(of('pv_stc'))('panels: %o', ({ input, expected }) => {
  test('earn so many certificates', () => {
    const { kw = 0, postcode = '', year } = input
    expect(panelCertificates(kw, zoneInAustralia(postcode), `${year}-06-30`)).toBe(expected.stcs)
  })
})

test.each(of('battery_stc'))('a battery earns so many certificates: %o', ({ input, expected }) => {
  expect(batteryCertificates(input.usable_kwh ?? 0, input.installed ?? '')).toBe(expected.stcs)
})

test.each(of('battery_tier_dollars'))('a battery earns so many dollars: %o', (example) => {
  const { usable_kwh: usable = 0, installed = '', price = 0 } = example.input
  expect(batteryCertificates(usable, installed) * price).toBe(example.expected.aud)
})

test.each(of('battery_negative'))('a published sum that breaks the rule is not ours: %o', (one) => {
  const count = batteryCertificates(one.input.usable_kwh ?? 0, one.input.installed ?? '')
  expect(count).toBe(one.expected.stcs)
  expect(count * (one.input.price ?? 0)).not.toBe(one.expected.not_aud)
})

test.each(of('annual_bill'))('a bill comes to so much a year: %o', ({ input, expected }) => {
  const all = new Float64Array(slots)
  all[0] = input.kwh ?? 0
  const rates = {
    byClock: flatRates(input.flat_c ?? 0),
    daily: input.supply_c_per_day ?? 0,
    feedIn: 0,
  }
  const bill = yearlyBill(all, new Float64Array(slots), rates)
  expect(Math.abs(bill - (expected.aud ?? 0))).toBeLessThanOrEqual(expected.tolerance ?? 0)
})

test.each(of('annual_bill_tou'))('a bill by the hours comes to so much a year: %o', (example) => {
  const {
    kwh,
    c_per_kwh: cents,
    supply_c_per_day: daily = 0,
  } = example.input as unknown as {
    kwh: Record<string, number>
    c_per_kwh: Record<string, number>
    supply_c_per_day: number
  }
  const used = new Float64Array(slots)
  const byClock = new Float64Array(24)
  for (const [hours, energy] of Object.entries(kwh)) {
    const [from = 0, to = 0] = hours.split('-').map(Number)
    used[from] = energy
    byClock.fill(cents[hours] ?? 0, from, to)
  }
  const bill = yearlyBill(used, new Float64Array(slots), { byClock, daily, feedIn: 0 })
  expect(bill).toBeCloseTo(example.expected.aud ?? 0, 0)
})

test.each(of('usage_benchmark'))('so many people use so much: %o', ({ input, expected }) => {
  expect(usualUse(Number.parseInt(input.people ?? '', 10))).toBe(expected.kwh_per_year)
})

test.each(of('battery_price'))(
  'the price of a battery by the index, our upper end, is near a second model’s: %o',
  (example) => {
    const { usable_kwh: usable = 0, factor = 0 } = example.input
    const ours = batteryBase.value.high + usable * batteryPerKwh.value.high - usable * factor * 37
    expect(Math.abs(ours / (example.expected.aud_after_discount ?? 1) - 1)).toBeLessThan(0.03)
  },
)
