import { formatDay } from '../../shared/day.ts'
import { type Estimate, exactly, type Figure, valueAt } from '../../shared/figure.ts'
import { percentOff } from '../../shared/numbers.ts'
import type { Readings } from '../../shared/readings.ts'
import { bySlot, runBattery, tradeWithPanels, yearWith } from '../../shared/year/run-steps.ts'
import { total } from '../../shared/year/year.ts'
import { useSpread } from '../data/use.ts'
import { hasPanels, type MeterYear } from './meter-year.ts'

/** Of what could be used at once in a step, by its minutes: what is on for a part of it misses some of the sun. */
const usedAtOnce: Figure<Record<number, Estimate>> = {
  what: 'Of the sun that a home could use within a reading’s minutes, the share that it does',
  value: {
    5: { low: 0.96, mid: 0.99, high: 1 },
    15: { low: 0.92, mid: 0.97, high: 1 },
    30: { low: 0.88, mid: 0.95, high: 1 },
    60: { low: 0.83, mid: 0.93, high: 0.99 },
  },
  source: 'Our assumption, from homes of our own making in steps of five minutes',
  checked: '2026-11-26',
  confidence: 'assumed',
}

/**
 * How doubtful a reading is behind panels, by its minutes: which came first in it, what was bought or what was sold, and that
 * next year isn't this one. As a share of what isn't known of a home's use.
 */
const leastDoubt: Record<number, number> = { 5: 0.1, 15: 0.12, 30: 0.15, 60: 0.25 }

type Metered = Pick<MeterYear, 'minutes' | 'drawn' | 'exported' | 'doubt'>

/** A year of readings as the estimate takes it. */
export function toReadings(year: MeterYear): Readings {
  return {
    ...readingsOf(year, hasPanels(year)),
    sayWhatIsLeft: (left) => sayWhatIsLeft(year, left),
    source: {
      what: 'When you use power, and how much',
      source: `Your meter’s readings, ${formatDay(year.from)} to ${formatDay(year.until)}`,
      checked: year.until,
      confidence: 'seen',
    },
  }
}

/** What follows from the steps alone. */
export function readingsOf(
  metered: Metered,
  withPanels: boolean,
): Pick<Readings, 'kwh' | 'hasPanels' | 'runYear'> {
  return {
    kwh: total(metered.drawn),
    hasPanels: withPanels,
    runYear: withPanels ? behindPanels(metered) : withNewPanels(metered),
  }
}

/**
 * Behind panels a meter doesn’t see what they supply at once. So much is added to what is used and to what is made, whenever the
 * sun is up: what is bought and sold, and what a battery does with it, stays as the meter has it.
 */
function behindPanels({ minutes, drawn, exported, doubt }: Metered): Readings['runYear'] {
  const least = leastDoubt[minutes] ?? 0
  const doubts = doubt.map((share) => Math.max(share, least))
  const tradeAt = cachedByPoint((at: number) => {
    const bought = doubted(drawn, doubts, at)
    const sold = doubted(exported, doubts, at)
    return { trade: { bought, sold }, bought: bySlot(bought), sold: bySlot(sold) }
  }, mostYears)
  // How much the panels make moves nothing of this.
  const storedAt = cachedByPoint(
    (doubt: number, usableKwh: number, powerKw: number, roundTrip: number, from = 0, to = 0) =>
      runBattery(
        tradeAt(doubt).trade,
        { usableKwh, powerKw, roundTrip, free: [from, to] },
        doubt >= 0,
      ),
    mostBatteries,
  )
  return ({ battery, generation, sun }, { doubt }) => {
    const { bought, sold } = tradeAt(doubt)
    const { usableKwh, powerKw, roundTrip, free = [] } = battery
    const hidden = Math.max(0, generation - total(sold))
    const self = sun.bySlot.map((share) => share * hidden)
    const plus = (flow: Float64Array) => flow.map((kwh, slot) => kwh + (self[slot] ?? 0))
    return yearWith(
      { use: plus(bought), generation: plus(sold), self },
      storedAt(doubt, usableKwh, powerKw, roundTrip, ...free),
    )
  }
}

function withNewPanels(metered: Metered): Readings['runYear'] {
  const usedAt = cachedByPoint((doubt: number, shiftHours: number) => {
    const steps = moved(
      doubted(metered.drawn, metered.doubt, doubt),
      (shiftHours * 60) / metered.minutes,
    )
    return { steps, use: bySlot(steps) }
  }, mostYears)
  return ({ battery, generation, sun }, { doubt, shiftHours }) => {
    const { steps, use } = usedAt(doubt, shiftHours)
    const atOnce = valueAt(usedAtOnce.value[metered.minutes] ?? exactly(1), doubt)
    const { self, ...trade } = tradeWithPanels(steps, { generation, sun }, atOnce)
    const generated = sun.bySlot.map((share) => share * generation)
    return yearWith({ use, generation: generated, self }, runBattery(trade, battery, doubt >= 0))
  }
}

/** A year’s ends, its middle, and the same an hour later: each holds a megabyte and a half. */
const mostYears = 6
const mostBatteries = 50

/** Calculates each point once: an answer takes the same few again and again. */
function cachedByPoint<Point extends number[], Value>(
  of: (...point: Point) => Value,
  most: number,
) {
  const known = new Map<string, Value>()
  return (...point: Point): Value => {
    const value = known.get(point.join()) ?? of(...point)
    if (known.size >= most) known.clear()
    known.set(point.join(), value)
    return value
  }
}

/** The year with its doubtful days at a place in their range: such a day is as uncertain as the use of a home where none was entered. */
function doubted(steps: Float64Array, doubts: Float64Array, at: number): Float64Array {
  if (at === 0) return steps
  const perDay = steps.length / doubts.length
  const some = new Float64Array(steps)
  for (const [day, share] of doubts.entries()) {
    const factor = valueAt(useSpread.value, at * share)
    for (let step = day * perDay, end = step + perDay; step < end; step++)
      some[step] = (steps[step] ?? 0) * factor
  }
  return some
}

function moved(steps: Float64Array, by: number): Float64Array {
  const { length } = steps
  return by === 0 ? steps : steps.map((_, step) => steps[(step - by + length) % length] ?? 0)
}

/** Less than this in a year is hardly worth a dollar once stored, kWh. */
const leastToStore = 50
/** What is left of a range is never nothing. */
const mostNarrower = 95

function sayWhatIsLeft(year: MeterYear, left: number): string {
  if (hasPanels(year) && total(year.exported) < leastToStore)
    return ' By your meter your home sells next to nothing, so there’s next to nothing to store.'
  const rough = [
    ...(year.minutes === 60 ? ['has hours only'] : []),
    ...(year.measured < 300 ? [`covers ${year.measured} days of 365`] : []),
  ].join(' and ')
  if (left < 0.95)
    return ` Your meter makes that ${Math.min(mostNarrower, percentOff(left))}% narrower${rough && `, though its file ${rough}`}.`
  return rough
    ? ` Your meter’s file ${rough}, so that’s no narrower.`
    : ' It’s from your own meter.'
}
