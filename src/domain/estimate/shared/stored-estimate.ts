import type { HomeEstimate } from '#estimate/estimate.ts'
import type { Day } from './day.ts'
import { formatInputs } from './draft.ts'
import type { Estimate } from './figure.ts'

/**
 * What is stored of an estimate with a lead: enough to open it again, and the numbers the visitor saw. Its keys never
 * change, since leads of years ago have them.
 */
export type StoredEstimate = {
  /** What the visitor entered, as `formatInputs` writes it. */
  told: string
  /** The day it was calculated on. */
  on: Day
  /** The day of installation it was calculated for. */
  installed: Day
  postcode: string
  /** The panels are on the roof already. */
  have: boolean
  kw: number
  panels: number
  /** Usable kWh; 0 is none. */
  battery: number
  /** kWh a year. */
  use: Ends
  generation: Ends
  /** In the edition’s money, of everything that is bought. */
  saving: Ends
  /** Absent where the price isn't known, and so is the payback. */
  cost?: Ends
  /** Years; null is not within 25. */
  payback?: { soonest: number | null; mid?: number | null; latest: number | null }
  /** A year of the household’s meter, where they sent it along. */
  meter?: StoredMeter
}

/** Energy drawn from the grid: kWh a year and by month, Wh by hour of an average day; and kWh given back. */
export type StoredMeter = {
  from: Day
  until: Day
  days: number
  use: number
  export: number
  months: number[]
  hours: number[]
}

/** Eight cases in ten lie between. Leads of before middles came first have none. */
type Ends = { low: number; mid?: number; high: number }

export function toStoredEstimate(estimate: HomeEstimate): StoredEstimate {
  const { inputs, changes, today, installed, place, system, energy, saving, money } = estimate
  const { use, generation } = energy.withBattery ?? energy.withoutBattery
  return {
    told: formatInputs({ inputs, changes }),
    on: today,
    installed,
    postcode: place.postcode,
    have: inputs.have === 'yes',
    kw: system.kw,
    panels: system.panels,
    battery: system.battery,
    use: toEnds(use),
    generation: toEnds(generation),
    // Not rounded: rounded here and again to tens or years, they could differ from what the visitor saw.
    saving: saving.together,
    ...(money.together && { cost: money.together.cost, payback: money.together.payback }),
  }
}

/** Whole kWh are enough. */
function toEnds({ low, mid, high }: Estimate): Ends {
  return { low: Math.round(low), mid: Math.round(mid), high: Math.round(high) }
}
