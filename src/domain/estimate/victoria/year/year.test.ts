import { assert, constantFrom, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Flow, flowNames, runSteps, runYear, total } from '../../shared/year/year.ts'
import { roundTrip as roundTripOf } from '../data/prices.ts'
import { listHours } from '../hours.ts'
import { defaultInputs, inputRules } from '../inputs/inputs.ts'
import { clockOf, hoursInSlot, hoursInYear, monthOf, weekendOf } from './calendar.ts'
import { loadShape } from './household.ts'
import { sunShape } from './sun.ts'

const anyHouse = record({
  use: integer({ min: 100, max: 30_000 }),
  load: record({
    when: constantFrom(...inputRules.when.choices),
    shift: integer({ min: -12, max: 12 }),
  }).map(({ when, shift }) => loadShape(when, shift)),
  generation: integer({ min: 0, max: 40_000 }),
  sun: constantFrom(...inputRules.facing.choices).map((facing) => sunShape(facing, 'low')),
  battery: record({
    usableKwh: double({ min: 0, max: 50, noNaN: true }),
    powerKw: double({ min: 0, max: 10, noNaN: true }),
    roundTrip: double({ min: 0.5, max: 1, noNaN: true }),
    free: constantFrom<[number, number] | undefined>(undefined, [11, 14]),
  }),
})

test('energy balances to a thousandth over the year, whatever the house', () => {
  assert(
    property(anyHouse, (house) => {
      const year = runYear(house)
      const { use, generation, battery } = house
      const out = total(year.discharging)
      const filled = total(year.filling)
      const lost = (total(year.charging) + filled) * (1 - battery.roundTrip)
      const stored = out + lost + year.chargeLeft - filled
      const generated = total(year.self) + stored + total(year.exported)
      expect(Math.abs(generated - generation)).toBeLessThanOrEqual(generation / 1000 + 1e-9)
      const used = total(year.self) + out + total(year.imported) - filled
      expect(Math.abs(used - use)).toBeLessThanOrEqual(use / 1000)
    }),
    { numRuns: 50 },
  )
})

test('a battery is never below empty or above full, and keeps to its power', () => {
  assert(
    property(anyHouse, (house) => {
      const { usableKwh, powerKw } = house.battery
      const year = runSteps(house)
      const worst = { charge: 0, least: 0, power: 0, both: 0 }
      let charge = 0
      for (let hour = 0; hour < hoursInYear; hour++) {
        const flow = (name: Flow) => year[name][hour] ?? 0
        const stored = flow('charging') + flow('filling')
        charge += stored * house.battery.roundTrip - flow('discharging')
        worst.charge = Math.max(worst.charge, charge)
        worst.least = Math.min(worst.least, charge, ...flowNames.map(flow))
        worst.power = Math.max(worst.power, stored, flow('discharging'))
        worst.both = Math.max(worst.both, Math.min(flow('imported'), flow('exported')))
      }
      expect(worst.charge).toBeLessThanOrEqual(usableKwh + 1e-9)
      expect(worst.least).toBeGreaterThanOrEqual(-1e-9)
      expect(worst.power).toBeLessThanOrEqual(powerKw + 1e-9)
      expect(worst.both).toBeLessThan(1e-9)
    }),
    { numRuns: 20 },
  )
})

test('the hours are the year added up', () => {
  const house = {
    use: 6000,
    load: loadShape('evenings', 0),
    generation: 8672,
    sun: sunShape('N', 'mid'),
    battery: { usableKwh: 10, powerKw: 5, roundTrip: 0.88 },
  }
  const hours = runSteps(house)
  const year = runYear(house)
  for (const flow of flowNames) {
    expect(hours[flow]).toHaveLength(8760)
    expect(total(hours[flow])).toBeCloseTo(total(year[flow]), 6)
  }
  expect(hours.chargeLeft).toBe(year.chargeLeft)
})

test('an estimate is listed hour by hour, with the battery’s charge', () => {
  const hours = listHours({ ...defaultInputs, kwh: 6000, battery: 10 }, {}) ?? []
  expect(hours).toHaveLength(8760)
  expect(Math.max(...hours.map(({ charge }) => charge))).toBeCloseTo(10)
  expect(hours.reduce((sum, { use }) => sum + use, 0)).toBeCloseTo(6000)
  expect(listHours({ ...defaultInputs, bill: 10 }, {})).toBeUndefined()
})

test.each(
  inputRules.tariff.choices.flatMap((tariff) => [0, 10].map((battery) => ({ tariff, battery }))),
)(
  'each hour balances on $tariff with $battery kWh of battery, never empty below nought or over full',
  ({ tariff, battery }) => {
    const hours = listHours({ ...defaultInputs, kwh: 6000, tariff, battery }, {}) ?? []
    expect(hours).toHaveLength(8760)
    const roundTrip = roundTripOf.value.mid / 100
    let before = 0
    const wrong = hours.filter((hour) => {
      const { use, generation, self, charging, filling, discharging, imported, exported } = hour
      const { charge } = hour
      const off = [
        generation - self - charging - exported,
        use + filling - self - discharging - imported,
        charge - before - (charging + filling) * roundTrip + discharging,
      ]
      before = charge
      const isBalanced = off.every((kwh) => Math.abs(kwh) < 1e-9)
      return !isBalanced || charge < -1e-9 || charge > battery + 1e-9
    })
    expect(wrong).toEqual([])
  },
)

test.each(inputRules.when.choices)(
  'June to August take 31 to 34 %% of the year’s use, %s',
  (when) => {
    const hours = listHours({ ...defaultInputs, kwh: 6000, when }, {}) ?? []
    const inWinter = hours.filter((_, hour) => [5, 6, 7].includes(monthOf[hour] ?? 0))
    const sumOf = (some: typeof hours) => some.reduce((sum, { use }) => sum + use, 0)
    const share = sumOf(inWinter) / sumOf(hours)
    expect(share).toBeGreaterThan(0.31)
    expect(share).toBeLessThan(0.34)
  },
)

test('moving the load by four hours changes the self-use', () => {
  const self = (shift: number) =>
    total(
      runYear({
        use: 6000,
        load: loadShape('evenings', shift),
        generation: 8672,
        sun: sunShape('N', 'mid'),
        battery: { usableKwh: 0, powerKw: 0, roundTrip: 1 },
      }).self,
    )
  expect(self(-4)).toBeGreaterThan(self(0) * 1.1)
  expect(self(4)).toBeLessThan(self(0))
})

test('the year has the weekends and the daylight saving of 2026', () => {
  expect(weekendOf.reduce((sum, one) => sum + one) / 24).toBeCloseTo(104, 0)
  expect(hoursInSlot.reduce((sum, one) => sum + one)).toBe(hoursInYear)
  // Noon of standard time on 1 January is 1 pm on clocks; on 1 July it is noon.
  expect(clockOf[12]).toBe(13)
  expect(clockOf[181 * 24 + 12]).toBe(12)
  expect(monthOf[181 * 24 + 12]).toBe(6)
  // Saturday 3 January.
  expect(weekendOf[2 * 24 + 12]).toBe(1)
  expect(weekendOf[1 * 24 + 12]).toBe(0)
})

test('a roof to the east makes its power in the morning, one to the west in the afternoon', () => {
  const morning = (facing: 'N' | 'E' | 'W') =>
    sunShape(facing, 'mid').steps.reduce((sum, part, hour) => sum + (hour % 24 < 12 ? part : 0), 0)
  expect(morning('E')).toBeGreaterThan(morning('N') + 0.05)
  expect(morning('W')).toBeLessThan(morning('N') - 0.05)
})

test('no sun shines at night, and none is negative', () => {
  const sun = sunShape('S', 'mid').steps
  expect(Math.min(...sun)).toBe(0)
  for (const [hour, part] of sun.entries())
    if (hour % 24 < 4 || hour % 24 > 20) expect(part).toBe(0)
})

test('a battery fills from the grid only while power is free, and gives nothing back then', () => {
  const house = {
    use: 5000,
    load: loadShape('evenings', 0),
    generation: 1000,
    sun: sunShape('N', 'mid'),
    battery: { usableKwh: 10, powerKw: 5, roundTrip: 0.9 },
  }
  const free = runYear({ ...house, battery: { ...house.battery, free: [11, 14] } })
  const clocks = (flow: Flow) =>
    [...Array(24).keys()].filter((clock) =>
      free[flow].some((energy, slot) => slot % 24 === clock && energy > 0),
    )
  expect(clocks('filling')).toEqual([11, 12, 13])
  expect(clocks('discharging')).not.toContain(12)
  expect(total(runYear(house).filling)).toBe(0)
  // Small panels leave it nearly empty; from the grid it is full by two.
  expect(total(free.discharging)).toBeGreaterThan(4 * total(runYear(house).discharging))
})
