import { expect, test } from 'vitest'
import { daysAfter, momentAt } from '../../../calendar.ts'
import { calculate } from '../../shared/calculate.ts'
import { total } from '../../shared/year/year.ts'
import { timeZone } from '../time-zone.ts'
import { loadShape } from '../year/household.ts'
import { sunShape } from '../year/sun.ts'
import { stepAt, toMeteredHome, toReadings } from './metered-home.ts'
import { halfHoursIn, type MeterFile } from './octopus.ts'

const today = '2026-11-26'

/** A file of so many days until yesterday with these kWh in each half hour. */
function file(days: number, kwhAt: (moment: Date) => number): MeterFile {
  const list = Array.from({ length: days }, (_, index) => daysAfter(today, index - days))
  const readings = new Map<number, number>()
  for (const day of list) {
    const begins = momentAt(day, 0, timeZone).getTime()
    for (let index = 0; index < halfHoursIn(day); index++) {
      const moment = begins + index * 1_800_000
      readings.set(moment, kwhAt(new Date(moment)))
    }
  }
  return { readings, days: list }
}

const typical = (use: number) => (moment: Date) =>
  use * (loadShape('half').steps[stepAt(moment)] ?? 0)
const atNight = (moment: Date) => (moment.getUTCHours() < 5 ? 0.7 : 0.02)

function readings(...files: Parameters<typeof toMeteredHome>) {
  const home = toMeteredHome(...files)
  if (!home) throw new Error('There are no days')
  return toReadings(home)
}

test('a whole year says how much is used, and when', () => {
  const { kwh } = readings(file(365, typical(3100)))
  expect(kwh).toBeCloseTo(3100, -1)
})

test('days that weren’t read are filled at the home’s own scale', () => {
  const home = toMeteredHome(file(120, typical(3100)))
  expect(home?.days).toBe(120)
  expect(total(home?.drawn ?? new Float64Array(0))).toBeCloseTo(3100, -2)
})

test('fewer than 90 days say when, not how much, and say so', () => {
  const short = readings(file(89, typical(3100)))
  expect(short.kwh).toBeUndefined()
  expect(short.sayWhatIsLeft(1)).toContain('not how much in a year')
  expect(readings(file(90, typical(3100))).kwh).toBeDefined()
})

test('days before the panels sold anything are left out', () => {
  const home = toMeteredHome(
    file(300, typical(3100)),
    file(100, () => 0.1),
  )
  expect(home?.days).toBe(100)
  expect(home?.from).toBe(daysAfter(today, -100))
})

test('a home that uses its power at night saves less by panels than the one we’d assume', () => {
  const question = { leadsWith: 'saving' } as const
  const metered = calculate(question, { kw: '4' }, today, {
    readings: readings(file(365, atNight)),
  })
  const { kwh = 0 } = readings(file(365, atNight))
  const assumed = calculate(question, { kw: '4', kwh: String(kwh) }, today)
  const share = ({ estimate }: typeof assumed) =>
    estimate?.energy.withoutBattery.selfUseShare.mid ?? 0
  expect(share(metered)).toBeLessThan(share(assumed) - 0.05)
})

test('behind panels a battery takes what is sold and gives what is bought, never set off within a half hour', () => {
  const sold = file(365, (moment) => 3000 * (sunShape('south', 'S').steps[stepAt(moment)] ?? 0))
  const bought = file(365, typical(1800))
  const { estimate } = calculate(
    { leadsWith: 'battery' },
    { kw: '4', have: 'yes', battery: '5' },
    today,
    { readings: readings(bought, sold) },
  )
  const energy = estimate?.energy.withBattery
  expect(energy?.exported.mid).toBeCloseTo(3000 - (energy?.charging.mid ?? 0), -1)
  expect(energy?.imported.mid).toBeCloseTo(1800 - (energy?.discharging.mid ?? 0), -1)
  expect(energy?.discharging.mid).toBeGreaterThan(500)
})
