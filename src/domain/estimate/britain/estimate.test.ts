import { expect, test } from 'vitest'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import type { Changes } from './inputs/assumptions.ts'
import { defaultInputs, type Inputs } from './inputs/inputs.ts'

const day = '2027-04-01'

function estimate(inputs: Partial<Inputs> = {}, changes: Changes = {}, today = day): HomeEstimate {
  const home = estimateHome({ ...defaultInputs, ...inputs }, changes, today)
  if ('problems' in home) throw new Error(JSON.stringify(home.problems))
  return home
}

function problems(inputs: Partial<Inputs>) {
  const home = estimateHome({ ...defaultInputs, ...inputs }, {}, day)
  return 'problems' in home ? home.problems : {}
}

const night = {
  tariff: 'night',
  nightfrom: '00:30',
  nightto: '05:30',
  night: 8.5,
  day: 28,
} as const

test('the same panels save less the less sun there is', () => {
  const regions = ['south', 'midlands', 'wales', 'north', 'scotland'] as const
  const savings = regions.map((region) => estimate({ region }).saving.together.mid)
  expect(savings.toSorted((a, b) => b - a)).toEqual(savings)
})

test('a postcode counts before the region that was chosen', () => {
  expect(estimate({ region: 'south', postcode: 'EH1 1YZ' }).place.region).toBe('scotland')
})

test('more pay for export, more use, more sun and a lower price never make it worse', () => {
  const base = estimate({ kwh: 2500, export: 'octopus' })
  expect(estimate({ kwh: 2500, export: 'eon' }).saving.together.mid).toBeGreaterThan(
    base.saving.together.mid,
  )
  expect(estimate({ kwh: 3500, export: 'octopus' }).saving.together.mid).toBeGreaterThan(
    base.saving.together.mid,
  )
  expect(estimate({ kwh: 2500, export: 'octopus', facing: 'N' }).saving.together.mid).toBeLessThan(
    base.saving.together.mid,
  )
  const { soonest, mid, latest } = base.money.together?.payback ?? {}
  expect(soonest).toBeLessThan(mid ?? 0)
  expect(mid).toBeLessThan(latest ?? 0)
})

test('the sum in lines is the saving', () => {
  for (const inputs of [
    {},
    { battery: 5 },
    { battery: 5, ...night },
    { have: 'yes', battery: 5 },
  ] as const) {
    const { sum, saving } = estimate({ ...inputs, kwh: 2500 })
    expect(sum.used.pounds + sum.sold.pounds).toBeCloseTo(saving.together.mid, 6)
    expect(sum.together).toBeCloseTo(saving.together.mid, 6)
  }
})

test('without a battery, what is made is used or sold, and what is used is made or bought', () => {
  const { energy } = estimate({ kwh: 2500 })
  const { generation, self, exported, imported, use } = energy.withoutBattery
  expect(self.mid + exported.mid).toBeCloseTo(generation.mid, 6)
  expect(self.mid + imported.mid).toBeCloseTo(use.mid, 6)
})

test('a bill becomes the kWh that it buys, and a bill under the standing charge is a problem', () => {
  const { rates } = estimate()
  const { energy } = estimate({ bill: 70 })
  const standing = (365 * 54.83 * 1.05) / 100
  expect(energy.withoutBattery.use.mid).toBeCloseTo(((840 - standing) * 100) / rates.power, 0)
  expect(problems({ bill: 10 })).toHaveProperty('bill')
})

test('a bill from behind panels is what they leave', () => {
  const { energy } = estimate({ have: 'yes', battery: 5, kwh: 1775 })
  expect(energy.withoutBattery.imported.mid).toBeCloseTo(1775, 0)
  expect(energy.withoutBattery.use.mid).toBeGreaterThan(2300)
})

test('the price bears the VAT of the day it’s fitted, and panels pay back later for it', () => {
  const before = estimate({ installed: '2027-03-31' }, {}, '2026-11-23')
  const after = estimate({ installed: '2027-04-01' }, {}, '2026-11-23')
  expect(before.money.together?.cost.mid).toBe(6000)
  expect(after.money.together?.cost.mid).toBeCloseTo(6300, 6)
  expect(after.money.together?.payback.mid).toBeGreaterThan(
    before.money.together?.payback.mid ?? 99,
  )
})

test('outside the sizes we know there is a saving, and no price until one is typed', () => {
  const large = estimate({ kw: 8 })
  expect(large.saving.together.mid).toBeGreaterThan(0)
  expect(large.money.together).toBeUndefined()
  expect(estimate({ kw: 8, price: 12_000 }).money.together?.cost.mid).toBe(12_000)
  expect(estimate({ battery: 10 }).money.together).toBeUndefined()
  expect(estimate({ battery: 10 }).battery?.worth.mid).toBeGreaterThan(0)
})

test('a battery is worth what it saves over its life, and needs longer than that at our price', () => {
  const { battery, saving } = estimate({ kwh: 2500, export: 'octopus', battery: 5 })
  expect(battery?.worth.mid).toBeCloseTo(12 * (saving.battery?.mid ?? 0), 6)
  expect(battery?.years).toBeGreaterThan(12)
})

test('a battery that fills at night saves more, and without panels only then', () => {
  const flat = estimate({ kwh: 2500, export: 'octopus', battery: 5 })
  const cheap = estimate({ kwh: 2500, export: 'octopus', battery: 5, ...night })
  expect(cheap.saving.battery?.mid).toBeGreaterThan(flat.saving.battery?.mid ?? 0)
  expect(estimate({ kw: 0, kwh: 5000, battery: 5, ...night }).saving.together.mid).toBeGreaterThan(
    250,
  )
  expect(problems({ kw: 0, battery: 5 })).toHaveProperty('tariff')
})

test('where selling pays less than the night costs, a battery fills to what the day will lack', () => {
  const filled = (feedin: number) =>
    estimate({ kwh: 2500, battery: 10, ...night }, { feedin }).energy.withBattery?.filling.mid ?? 0
  expect(filled(4)).toBeLessThan(filled(12))
  expect(filled(4)).toBeGreaterThan(0)
})

test('a night without typed rates is a problem at each field', () => {
  expect(Object.keys(problems({ tariff: 'night' })).toSorted()).toEqual([
    'day',
    'night',
    'nightfrom',
    'nightto',
  ])
})

test('a battery that loses money says so', () => {
  const { saving } = estimate(
    { battery: 5, kwh: 2500, export: 'eon', tariff: 'flat' },
    { rate: 18 },
  )
  expect(saving.battery?.mid).toBeLessThan(0)
})

test('a given answer is not asked again, and the one that would narrow most is', () => {
  expect(estimate().narrowing.together?.field).toBe('export')
  const { narrowing } = estimate({ export: 'octopus', kwh: 2500 }, { rate: 27 })
  expect(narrowing.together).toBeUndefined()
})

test('the network is notified of nine panels, and asked about fourteen', () => {
  expect(estimate({ kw: 4 }).system).toMatchObject({ panels: 9, connection: { route: 'G98' } })
  expect(estimate({ kw: 6 }).system).toMatchObject({ panels: 14, connection: { route: 'G99' } })
})

test('every number is finite, and every range is in order', () => {
  for (const inputs of [
    {},
    { kw: 0 },
    { battery: 13.5 },
    { facing: 'N', shade: 'much' },
    { kwh: 100 },
    { kwh: 50_000 },
    { ...night, battery: 5 },
  ] as const) {
    const { saving, bill, energy } = estimate(inputs)
    for (const { low, mid, high } of [
      saving.together,
      bill.before,
      bill.after,
      ...Object.values(energy.withoutBattery),
    ]) {
      expect([low, mid, high].every(Number.isFinite)).toBe(true)
      expect(low).toBeLessThanOrEqual(mid)
      expect(mid).toBeLessThanOrEqual(high)
    }
  }
})
