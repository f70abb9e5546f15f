import { combine, type Estimate, within } from '../figure.ts'
import { hoursInSlot } from './calendar.ts'
import { type Flow, flowNames, total, type Year } from './year.ts'

/** kWh in each hour of a day (24, by the clock from midnight) or in each month of a year (12). */
export type Series = Record<Flow, number[]>

/** The average day of these months, 0 being January. */
export function typicalDay(year: Year, months: readonly number[]): Series {
  return series((flow) =>
    Array.from({ length: 24 }, (_, clock) => {
      let energy = 0
      let hours = 0
      for (const month of months) {
        energy += year[flow][month * 24 + clock] ?? 0
        hours += hoursInSlot[month * 24 + clock] ?? 0
      }
      return energy / hours
    }),
  )
}

export function monthlyEnergy(year: Year): Series {
  return series((flow) =>
    Array.from({ length: 12 }, (_, month) =>
      total(year[flow].subarray(month * 24, month * 24 + 24)),
    ),
  )
}

function series(of: (flow: Flow) => number[]): Series {
  return Object.fromEntries(flowNames.map((flow) => [flow, of(flow)])) as Series
}

/** A year’s energy, kWh. */
export type EnergyTotals = Record<Flow, Estimate> & {
  /** Lost in the battery. */
  lost: Estimate
  /** Of what the panels make, what is not exported, 0 to 1. */
  selfUseShare: Estimate
  /** Of what the house uses, what is not bought, 0 to 1. */
  ownShare: Estimate
}

/** Totals of the middle, and of the years that each uncertainty makes of it at its ends. */
export function energyTotals(mid: Year, moved: readonly { low: Year; high: Year }[]): EnergyTotals {
  const ours = sums(mid)
  const ends = moved.map(({ low, high }) => ({ low: sums(low), high: sums(high) }))
  return Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const of = name as keyof EnergyTotals
      const range = combine(
        value,
        ends.map(({ low, high }) => ({ low: low[of], high: high[of] })),
      )
      return [name, within(range, 0, name.endsWith('Share') ? 1 : Infinity)]
    }),
  ) as EnergyTotals
}

function sums(year: Year): Record<keyof EnergyTotals, number> {
  const flows = Object.fromEntries(flowNames.map((flow) => [flow, total(year[flow])])) as Record<
    Flow,
    number
  >
  return {
    ...flows,
    lost: flows.charging - flows.discharging - year.chargeLeft,
    selfUseShare: flows.generation > 0 ? 1 - flows.exported / flows.generation : 0,
    ownShare: flows.use > 0 ? 1 - flows.imported / flows.use : 0,
  }
}
