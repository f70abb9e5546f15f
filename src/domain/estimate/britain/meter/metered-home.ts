import { type Day, formatDay } from '../../shared/day.ts'
import { percentOff } from '../../shared/numbers.ts'
import type { Readings } from '../../shared/readings.ts'
import { bySlot, runBattery, yearWith } from '../../shared/year/run-steps.ts'
import { shapeOf } from '../../shared/year/shape.ts'
import { type House, runYear, total } from '../../shared/year/year.ts'
import { slotsInDay, stepsInYear } from '../year/calendar.ts'
import { alwaysOnKw, burstOf, loadShape } from '../year/household.ts'
import { sunShape } from '../year/sun.ts'
import { type MeterFile, momentsOn } from './octopus.ts'

/** Fewer days than this say when power is used, but not how much in a year. */
export const leastDays = 90

/** A home’s half hours over the typical year: the latest of each day of the calendar. */
export type MeteredHome = {
  from: Day
  until: Day
  /** Days of the calendar that were read. */
  days: number
  /** kWh in each half hour of the typical year; what wasn’t read is as our assumed home’s would be, at this home’s scale. */
  drawn: Float64Array
  /** The same of what is sold, where there is a file of it. */
  exported?: Float64Array
}

/**
 * The typical year of a home by its meter’s files. Where there is one of what is sold, days before it begins are left out: the panels
 * weren’t there. Undefined where no whole day is left.
 */
export function toMeteredHome(use: MeterFile, sold?: MeterFile): MeteredHome | undefined {
  const soldOn = sold && new Set(sold.days)
  const days = use.days.filter((day) => !soldOn || soldOn.has(day)).slice(-365)
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return undefined
  const isRead = new Uint8Array(stepsInYear)
  const drawn = place(days, use, isRead)
  return {
    from,
    until,
    days: days.length,
    drawn: fill(drawn, isRead, loadShape('half').steps),
    exported: sold && fill(place(days, sold, isRead), isRead, sunShape('south', 'S').steps),
  }
}

/** Puts half hours where they lie in the typical year, which counts in Greenwich time. 29 February goes on 28. */
function place(days: readonly Day[], { readings }: MeterFile, isRead: Uint8Array): Float64Array {
  const steps = new Float64Array(stepsInYear)
  for (const day of days) {
    for (const moment of momentsOn(day)) {
      const step = stepAt(new Date(moment))
      steps[step] = readings.get(moment) ?? 0
      isRead[step] = 1
    }
  }
  return steps
}

/** The step of the typical year at a moment. */
export function stepAt(moment: Date): number {
  const date = moment.getUTCMonth() === 1 ? Math.min(28, moment.getUTCDate()) : moment.getUTCDate()
  const dayOfYear = (Date.UTC(2027, moment.getUTCMonth(), date) - Date.UTC(2027, 0, 1)) / 86_400_000
  return dayOfYear * slotsInDay + moment.getUTCHours() * 2 + Math.floor(moment.getUTCMinutes() / 30)
}

/** What wasn’t read, by what is assumed there, at the scale of what was. */
function fill(steps: Float64Array, isRead: Uint8Array, assumed: Float64Array): Float64Array {
  let [read, like] = [0, 0]
  for (let step = 0; step < stepsInYear; step++)
    if (isRead[step]) {
      read += steps[step] ?? 0
      like += assumed[step] ?? 0
    }
  const scale = like > 0 ? read / like : 0
  return steps.map((kwh, step) => (isRead[step] ? kwh : scale * (assumed[step] ?? 0)))
}

/** What a metered home tells the estimate. */
export function toReadings(home: MeteredHome): Readings {
  const { from, until, days, drawn, exported } = home
  const period = `${formatDay(from)} to ${formatDay(until)}`
  return {
    kwh: days < leastDays ? undefined : total(drawn),
    hasPanels: exported !== undefined,
    source: {
      what: days < leastDays ? 'When you use power' : 'When you use power, and how much',
      source: `Your meter’s half hours, ${period}`,
      checked: until,
      confidence: 'seen',
    },
    runYear: exported
      ? (assumed) => behindPanels(home, exported, assumed)
      : (assumed) => withNewPanels(home, assumed),
    sayWhatIsLeft: (left) =>
      days < leastDays
        ? ` With ${days} days we know when you use power, not how much in a year.`
        : left > 0.95
          ? ''
          : ` Your meter makes the range ${percentOff(left)}% narrower.`,
  }
}

/** New panels on a home whose half hours are known: within each, things go on and off as in the assumed home. */
function withNewPanels({ days, drawn }: MeteredHome, assumed: House) {
  const use = days < leastDays ? assumed.use : total(drawn)
  const scale = use / total(drawn)
  const alwaysOn = Math.min(alwaysOnKw(use), (scale * lowest(drawn)) / 0.5)
  const switched = drawn.map((kwh) => Math.max(0, scale * kwh - alwaysOn / 2))
  return runYear({
    ...assumed,
    use,
    alwaysOn,
    load: shapeOf(switched),
    burst: burstOf('half'),
  })
}

/** What nineteen in twenty half hours reach, kWh. */
function lowest(steps: Float64Array): number {
  return steps.toSorted()[Math.floor(steps.length / 20)] ?? 0
}

/** Behind panels a meter sees what is bought and sold: a battery takes in the one and gives out the other, never set off within a step. */
function behindPanels({ drawn }: MeteredHome, exported: Float64Array, assumed: House) {
  const [bought, sold] = [bySlot(drawn), bySlot(exported)]
  const generation = sold.map((kwh, slot) =>
    Math.max(kwh, assumed.generation * (assumed.sun.bySlot[slot] ?? 0)),
  )
  const self = generation.map((kwh, slot) => kwh - (sold[slot] ?? 0))
  const use = self.map((kwh, slot) => kwh + (bought[slot] ?? 0))
  return yearWith(
    { use, generation, self },
    runBattery({ bought: drawn, sold: exported }, assumed.battery, true),
  )
}
