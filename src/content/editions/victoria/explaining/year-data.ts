import { type DayFlows, listDays } from '#domain/estimate/shared/year/days.ts'
import { listHours } from '#estimate/hours.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { monthLengths } from '#estimate/year/calendar.ts'
import { usualUse } from '#estimate/year/household.ts'
import type { YearOfDays } from './year-of-days.ts'

const people = 3
const kilowatts = 6.6
const battery = 10

/** The model’s year for one roof, without a battery and with one. Run when pages are built, not in the browser. */
export function runYearOfDays(): YearOfDays {
  const run = (usableKwh: number) => {
    const inputs = { ...defaultInputs, postcode: '3056', people, when: 'throughout' as const }
    const roof = { facing: 'N' as const, kw: kilowatts, battery: usableKwh }
    return fromJune(listDays(listHours({ ...inputs, ...roof }, {}) ?? []))
  }
  const [without, with_] = [run(0), run(battery)]
  return {
    people,
    use: usualUse(people),
    kilowatts,
    battery,
    generated: tenths(without, 'generated'),
    total: total(without, 'generated'),
    without: flowsOf(without),
    with: flowsOf(with_),
  }
}

function flowsOf(days: readonly DayFlows[]) {
  return {
    atHome: tenths(days, 'atHome'),
    imported: tenths(days, 'imported'),
    totals: {
      atHome: total(days, 'atHome'),
      exported: total(days, 'exported'),
      imported: total(days, 'imported'),
    },
  }
}

function tenths(days: readonly DayFlows[], flow: keyof DayFlows): number[] {
  return days.map((day) => Math.round(day[flow] * 10))
}

function total(days: readonly DayFlows[], flow: keyof DayFlows): number {
  return Math.round(days.reduce((sum, day) => sum + day[flow], 0))
}

function fromJune<Each>(days: readonly Each[]): Each[] {
  const june = monthLengths.slice(0, 5).reduce((sum, length) => sum + length, 0)
  return [...days.slice(june), ...days.slice(0, june)]
}
