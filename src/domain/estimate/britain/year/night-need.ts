import { type House, isWithin } from '../../shared/year/year.ts'
import { slotOf, slotsInDay, stepHours, stepsInYear } from './calendar.ts'

/**
 * What a battery must hold after each step of the cheap hours, kWh, so that nothing it could give is lacking before power is cheap again.
 * What comes off the roof by then counts, as far as it comes before it is needed.
 */
export function nightNeed(house: House, free: readonly [number, number]): Float64Array {
  const { use, alwaysOn = 0, generation, load, sun, burst = 0, battery } = house
  const { usableKwh, powerKw, roundTrip } = battery
  const duty = 1 / (1 + burst)
  const base = alwaysOn * stepHours
  const rest = use - base * stepsInYear
  const power = powerKw * stepHours
  const upTo = (kwh: number) => Math.min(power, Math.max(0, kwh))
  const isCheap = (step: number) => isWithin(free, (slotOf[step] ?? 0) % slotsInDay)
  const need = new Float64Array(stepsInYear)
  let lack = 0
  for (let step = stepsInYear - 1; step >= 0; step--) {
    need[step] = lack
    if (isCheap(step)) {
      // Before cheap hours nothing needs to be left for what follows them.
      if (!isCheap(step - 1)) lack = 0
      continue
    }
    const generated = generation * (sun.steps[step] ?? 0)
    const busy = base + (rest * (load.steps[step] ?? 0)) / duty
    const needed = duty * upTo(busy - generated) + (1 - duty) * upTo(base - generated)
    const spare = duty * upTo(generated - busy) + (1 - duty) * upTo(generated - base)
    lack = Math.min(usableKwh, Math.max(0, lack + needed - spare * roundTrip))
  }
  return need
}
