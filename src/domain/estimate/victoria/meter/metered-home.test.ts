import { describe, expect, test } from 'vitest'
import {
  nem12,
  register,
  type SampleOptions,
  yearOf as yearOfText,
} from '../../../../../tests/meter-files.ts'
import { calculate } from '../../shared/calculate.ts'
import { useSpread } from '../data/use.ts'
import { clockOf, monthOf } from '../year/calendar.ts'
import {
  formatMeterSummary,
  parseMeterSummary,
  readingsFromSummary,
  toMeterSummary,
} from './meter-summary.ts'
import type { MeterYear } from './meter-year.ts'
import { toReadings } from './metered-home.ts'

const today = '2026-11-22'

const yearOf = (...registers: string[][]) => yearOfText(nem12(...registers))

/** Half a kilowatt-hour each half-hour of market time from one hour to another; less otherwise. */
const between =
  (from: number, to: number, otherwise = 0.02) =>
  (_: number, half: number) =>
    half >= from * 2 && half < to * 2 ? 0.5 : otherwise
const evenings = yearOf(register({ kwh: between(17, 22) }))
const days = yearOf(register({ kwh: between(10, 15) }))

function answerFor(year: MeterYear, draft = {}, leadsWith: 'saving' | 'battery' = 'saving') {
  const calculation = calculate({ leadsWith }, draft, today, { readings: toReadings(year) })
  if (!calculation.estimate) throw new Error(JSON.stringify(calculation.problems))
  return { ...calculation, estimate: calculation.estimate }
}

test('what is used in a year is what the meter counted', () => {
  const { estimate } = answerFor(evenings)
  expect(estimate.energy.withoutBattery.use.mid).toBeCloseTo(evenings.use, 6)
})

test('market time stays the same when people’s clocks change', () => {
  // Five in the afternoon at the meter is six by the clock in January, and five in July.
  const { estimate } = answerFor(evenings)
  const { summer, winter } = estimate.days
  expect(summer.use[17]).toBeCloseTo(0.04)
  expect(summer.use[18]).toBeCloseTo(1)
  expect(winter.use[17]).toBeCloseTo(1)
  expect(clockOf[17]).toBe(18)
  expect(monthOf[17]).toBe(0)
})

test('a home that uses power by day saves more with the same panels and the same use', () => {
  expect(days.use).toBeCloseTo(evenings.use)
  const [byDay, byNight] = [days, evenings].map((year) => answerFor(year).estimate)
  expect(byDay?.money.together.saving.mid).toBeGreaterThan(
    (byNight?.money.together.saving.mid ?? 0) * 1.2,
  )
})

test('with readings less of the range is left, and no bill is asked for', () => {
  const ordinary = yearOf(register({ kwh: between(17, 22, 0.2) }))
  expect(ordinary.use).toBeCloseTo(4599)
  const { estimate, left } = answerFor(ordinary)
  expect(left).toBeLessThan(0.8)
  expect(left).toBeGreaterThan(0.1)
  expect(estimate.energy.withoutBattery.use).toMatchObject({
    low: estimate.energy.withoutBattery.use.mid,
  })
  expect(['bill', 'when']).not.toContain(estimate.narrowing.together?.field)
})

test('what a file doesn’t cover stays uncertain', () => {
  const january = yearOf(register({ from: '2026-01-01', days: 31 }))
  const { use } = answerFor(january).estimate.energy.withoutBattery
  // By nearly as much as the use of a home where none was entered.
  const part = (use.high / use.mid - 1) / (useSpread.value.high - 1)
  expect(part).toBeGreaterThan(0.7)
  expect(part).toBeLessThan(0.95)
})

test('what was entered about the use of power makes no difference any more', () => {
  const one = answerFor(days, { bill: '900', when: 'evenings' })
  expect(one.estimate.bill).toEqual(answerFor(days, { kwh: '2000' }).estimate.bill)
})

test('run later, the same appliances use less of the sun', () => {
  const saving = (shift: string) => answerFor(days, { shift }).estimate.money.together.saving.mid
  expect(saving('8')).toBeLessThan(saving('0') * 0.9)
})

describe('a home with panels already', () => {
  const withPanels = yearOf(
    register({ kwh: between(17, 22) }),
    register({ suffix: 'B1', kwh: between(9, 15) }),
  )
  const draft = { have: 'yes', kw: '8', battery: '10', feedin: '0', rate: '30' }

  test('a battery turns what it sold into what it needn’t buy', () => {
    const { estimate } = answerFor(withPanels, draft, 'battery')
    const { withoutBattery, withBattery } = estimate.energy
    // Nothing is set off, although it buys and sells in the same half-hours.
    expect(withoutBattery.imported.mid).toBeCloseTo(withPanels.use, 6)
    expect(withoutBattery.exported.mid).toBeCloseTo(withPanels.export, 6)
    // Five kilowatt-hours of each evening come out of it.
    expect(withBattery?.discharging.mid).toBeGreaterThan(4.5 * 365)
    expect(withBattery?.discharging.mid).toBeLessThan(6 * 365)
  })

  test('how large its panels are, or which way they face, changes no dollar', () => {
    const saving = (change: object) =>
      answerFor(withPanels, { ...draft, ...change }, 'battery').estimate.money.battery?.saving
        .mid ?? 0
    expect(saving({ kw: '5', facing: 'W' })).toBeCloseTo(saving({}), 6)
    expect(saving({})).toBeGreaterThan(300)
  })

  test('that sells next to nothing hears so, and of no range that is narrower', () => {
    const dull = yearOf(register(), register({ suffix: 'B1', kwh: () => 0.001 }))
    expect(toReadings(dull).sayWhatIsLeft(0)).toBe(
      ' By your meter your home sells next to nothing, so there’s next to nothing to store.',
    )
    expect(toReadings(withPanels).sayWhatIsLeft(0)).toBe(' Your meter makes that 95% narrower.')
  })

  test('its readings say nothing of new panels', () => {
    const { estimate, left } = answerFor(withPanels, { bill: '400' })
    expect(estimate.inputs.readings).toBeUndefined()
    expect(left).toBeUndefined()
  })
})

test('the range grows with what the meter leaves open', () => {
  const sold = (options: SampleOptions) =>
    register({ suffix: 'B1', kwh: between(9, 15), ...options })
  const widthOf = (options: SampleOptions) => {
    const year = yearOf(register({ kwh: between(17, 22), ...options }), sold(options))
    const fixed = { have: 'yes', battery: '10', rate: '30', feedin: '3', efficiency: '90' }
    const { saving } = answerFor(year, fixed, 'battery').estimate.money.battery ?? {}
    return ((saving?.high ?? 0) - (saving?.low ?? 0)) / (saving?.mid ?? 1)
  }
  const whole = widthOf({})
  const inHours = {
    minutes: 60,
    kwh: (_: number, hour: number) => (hour < 12 ? 0.8 : 0.7),
  } as const
  expect(whole).toBeGreaterThan(0.01)
  expect(widthOf({ quality: () => 'S14' })).toBeGreaterThan(whole * 1.5)
  expect(widthOf({ days: 90 })).toBeGreaterThan(whole * 2)
  expect(widthOf({ days: 31 })).toBeGreaterThan(widthOf({ days: 90 }))
  expect(widthOf(inHours)).toBeGreaterThan(widthOf({ ...inHours, minutes: 30 }) * 1.2)
})

describe('a summary', () => {
  test('goes along as text and is read again', () => {
    const summary = toMeterSummary(evenings)
    expect(summary).toMatchObject({ from: '2025-07-01', until: '2026-06-30', days: 365, export: 0 })
    expect(summary.months).toHaveLength(12)
    expect(summary.hours).toHaveLength(24)
    const text = formatMeterSummary(summary)
    expect(text.length).toBeLessThan(300)
    expect(parseMeterSummary(text)).toEqual(summary)
  })

  test('leads to nearly the answer that the readings gave', () => {
    for (const year of [evenings, days]) {
      const readings = readingsFromSummary(toMeterSummary(year))
      const { estimate } = calculate({ leadsWith: 'saving' }, {}, today, { readings })
      const { mid } = answerFor(year).estimate.money.together.saving
      const share = (estimate?.money.together.saving.mid ?? 0) / mid
      // These homes keep to market time, which an average day by people’s clocks blurs.
      expect(share).toBeGreaterThan(0.85)
      expect(share).toBeLessThan(1.15)
    }
  })

  test.each([
    '',
    'x',
    '2025-07-01_2026-06-30_365_4615_0_1.2.3_4.5',
    formatMeterSummary({ ...toMeterSummary(days), use: 9999 }),
    formatMeterSummary({ ...toMeterSummary(days), from: '2027-01-01' }),
    formatMeterSummary({ ...toMeterSummary(days), hours: new Array<number>(24).fill(-1) }),
    formatMeterSummary(toMeterSummary(days)).replace('_365_', '_365e9_'),
  ])('that can’t be a home’s year is none: %s', (text) => {
    expect(parseMeterSummary(text)).toBeUndefined()
  })
})
