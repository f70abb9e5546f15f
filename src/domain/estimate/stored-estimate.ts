import type { Day } from './day.ts'
import type { HomeEstimate } from './estimate.ts'
import type { Estimate } from './figure.ts'
import { formatInputs } from './inputs/inputs.ts'
import type { Payback } from './money/payback.ts'

type Ends = { low: number; high: number }

/** What is kept of an estimate with a lead: enough to open it again, and the numbers the visitor saw. */
export type StoredEstimate = {
  /** What the visitor told, as `writeInputs` writes it: `readInputs` reads it back. */
  told: string
  /** The day it was worked out on, and the day of installation it was worked out for. */
  on: Day
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
  /** Dollars, of all that is bought. */
  saving: Ends
  cost: Ends
  /** Years; null is not within 25. */
  payback: { soonest: number | null; latest: number | null }
}

export function toStoredEstimate(estimate: HomeEstimate): StoredEstimate {
  const { inputs, changes, today, installed, place, system, energy, money } = estimate
  const { use, generation } = energy.withBattery ?? energy.withoutBattery
  const { saving, cost, payback } = money.together
  return {
    told: formatInputs({ inputs, changes }),
    on: today,
    installed,
    postcode: place.postcode,
    have: inputs.have === 'yes',
    kw: system.kw,
    panels: system.panels,
    battery: system.battery,
    use: ends(use),
    generation: ends(generation),
    saving: ends(saving),
    cost: ends(cost),
    payback: { soonest: inTenths(payback.soonest), latest: inTenths(payback.latest) },
  }
}

/** Nobody reads more than whole numbers of kWh and dollars. */
function ends({ low, high }: Estimate): Ends {
  return { low: Math.round(low), high: Math.round(high) }
}

function inTenths(years: Payback['soonest']): number | null {
  return years === null ? null : Math.round(years * 10) / 10
}
