import { useSpread } from '#estimate/data/use.ts'
import { hoursInYear } from '#estimate/year/calendar.ts'
import { alwaysOnKw, loadShape, usualUse } from '#estimate/year/household.ts'
import { sunShape } from '#estimate/year/sun.ts'
import { formatDay } from '../estimate/shared/day.ts'
import type { Readings } from '../estimate/shared/readings.ts'
import { type Shape, shapeOf } from '../estimate/shared/year/shape.ts'
import { type House, total } from '../estimate/shared/year/year.ts'
import { fillYear, hasPanels, type MeterYear } from './meter-year.ts'

/** What a home draws and gives back in each hour of the typical year, kWh. What the meter doesn’t cover is filled in. */
export type MeteredHours = { drawn: Float64Array; exported: Float64Array }

export function meteredHours({ hours, exportHours }: MeterYear): MeteredHours {
  const drawn = fillYear(hours, usualHours())
  // A day that has readings of what was drawn, and none of what was given back, gave nothing back.
  const exported = exportHours.map((kwh, hour) =>
    Number.isNaN(kwh) && !Number.isNaN(hours[hour]) ? 0 : kwh,
  )
  return { drawn, exported: fillYear(exported, sunShape('not-sure', 'mid').hours) }
}

/** A year of readings as the estimate takes it. */
export function toReadings(year: MeterYear): Readings {
  const gap = year.hours.filter(Number.isNaN).length / hoursInYear
  const { low, mid, high } = useSpread.value
  return {
    ...readingsOf(meteredHours(year), hasPanels(year)),
    // What isn’t covered is as uncertain as the use of a home that we know nothing of.
    useSpread: { low: mid - gap * (mid - low), mid, high: mid + gap * (high - mid) },
    source: {
      what: 'When you use power, and how much',
      source: `Your meter’s readings, ${formatDay(year.from)} to ${formatDay(year.until)}`,
      checked: year.until,
      confidence: 'seen',
    },
  }
}

/** What follows from the hours alone. */
export function readingsOf(
  { drawn, exported }: MeteredHours,
  withPanels: boolean,
): Pick<Readings, 'kwh' | 'hasPanels' | 'toHouse'> {
  // Most of an estimate's runs have the same load, and it takes longer than running the year.
  let cached: { use: number; shiftHours: number; load: Shape } | undefined
  const loadAt = (use: number, shiftHours: number) => {
    if (cached?.use !== use || cached.shiftHours !== shiftHours)
      cached = { use, shiftHours, load: loadOf(moved(drawn, shiftHours), use) }
    return cached.load
  }
  return {
    kwh: total(drawn),
    hasPanels: withPanels,
    toHouse: (assumed, shiftHours) =>
      withPanels
        ? houseWithPanels(assumed, { drawn, exported })
        : { ...assumed, load: loadAt(assumed.use, shiftHours) },
  }
}

/**
 * Behind panels a meter doesn’t see what they supply at once. So much is added to what is used and to what is made, whenever the
 * sun is up: what is bought and sold, and what a battery does with it, stays as the meter has it.
 */
function houseWithPanels(assumed: House, { drawn, exported }: MeteredHours): House {
  const sold = total(exported)
  const hidden = Math.max(0, assumed.generation - sold)
  const atOnce = assumed.sun.hours.map((share) => share * hidden)
  const share = assumed.use / total(drawn)
  const used = drawn.map((kwh, hour) => kwh * share + (atOnce[hour] ?? 0))
  const generated = exported.map((kwh, hour) => kwh + (atOnce[hour] ?? 0))
  const use = assumed.use + hidden
  return {
    ...assumed,
    use,
    load: loadOf(used, use),
    generation: sold + hidden,
    sun: shapeOf(generated),
  }
}

/**
 * The measured hours as the shape of what is switched on and off: together with what the model takes to be always on they are
 * the measured hours again, so a share may be negative.
 */
function loadOf(hours: Float64Array, use: number): Shape {
  const always = alwaysOnKw(use)
  const factor = use / total(hours)
  return shapeOf(hours.map((kwh) => kwh * factor - always))
}

function moved(hours: Float64Array, by: number): Float64Array {
  return by === 0
    ? hours
    : hours.map((_, hour) => hours[(hour - by + hoursInYear) % hoursInYear] ?? 0)
}

/** An ordinary household, always on included. */
function usualHours(): Float64Array {
  const always = alwaysOnKw(usualUse())
  const switched = usualUse() - always * hoursInYear
  return loadShape('not-sure', 0).hours.map((share) => always + switched * share)
}
