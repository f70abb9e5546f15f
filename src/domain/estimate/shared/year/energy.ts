import { hoursInSlot, slotsInDay, stepHours } from '#estimate/year/calendar.ts'
import { type Estimate, within } from '../figure.ts'
import { mapRanged, type Ranged, rangeOver } from '../scenarios.ts'
import { type Flow, flowNames, total, type Year } from './year.ts'

/** kWh in each slot of a day (by the clock from midnight) or in each month of a year (12). */
export type Series = Record<Flow, number[]>

/** The average day of these months, 0 being January. */
export function typicalDay(year: Year, months: readonly number[]): Series {
  const hours = sumByClock(hoursInSlot, months)
  return mapFlows((flow) =>
    sumByClock(year[flow], months).map(
      (energy, clock) => (energy * stepHours) / (hours[clock] ?? stepHours),
    ),
  )
}

function sumByClock(slots: Float64Array, months: readonly number[]): number[] {
  const sums = new Array<number>(slotsInDay).fill(0)
  for (const month of months)
    for (let clock = 0; clock < slotsInDay; clock++)
      sums[clock] = (sums[clock] ?? 0) + (slots[month * slotsInDay + clock] ?? 0)
  return sums
}

export function monthlyEnergy(year: Year): Series {
  return mapFlows((flow) =>
    Array.from({ length: 12 }, (_, month) =>
      total(year[flow].subarray(month * slotsInDay, (month + 1) * slotsInDay)),
    ),
  )
}

/** A series of each flow. */
export function mapFlows(of: (flow: Flow) => number[]): Series {
  return Object.fromEntries(flowNames.map((flow) => [flow, of(flow)])) as Series
}

/** A year’s energy, kWh. */
export type EnergyTotals = Record<Flow, Estimate> & {
  /** Lost in the battery. */
  lost: Estimate
  /** Of what the panels make, what the house uses at once or out of the battery, 0 to 1. */
  selfUseShare: Estimate
  /** Of what the house uses, what is not bought, 0 to 1. */
  ownShare: Estimate
}

/** A typical year’s energy, without the battery and with it if there is one. */
export function energyOver(
  scenarios: Ranged<Record<'withoutBattery' | 'withBattery', Year>>,
  hasBattery: boolean,
): { withoutBattery: EnergyTotals; withBattery?: EnergyTotals } {
  const totals = (of: 'withoutBattery' | 'withBattery') => {
    const { mid, moved } = mapRanged(scenarios, (scenario) => scenario[of])
    const movedByIt = moved.filter(({ low, high }) => low !== mid || high !== mid)
    const all = mapRanged({ mid, moved: movedByIt }, sums)
    return Object.fromEntries(
      Object.keys(all.mid).map((name) => {
        const range = rangeOver(all, (one) => one[name as keyof EnergyTotals])
        return [name, within(range, 0, name.endsWith('Share') ? 1 : Infinity)]
      }),
    ) as EnergyTotals
  }
  return {
    withoutBattery: totals('withoutBattery'),
    withBattery: hasBattery ? totals('withBattery') : undefined,
  }
}

function sums(year: Year): Record<keyof EnergyTotals, number> {
  const flows = Object.fromEntries(flowNames.map((flow) => [flow, total(year[flow])])) as Record<
    Flow,
    number
  >
  const { generation, self, charging, filling, discharging } = flows
  // As much of what the battery gives as the panels put in.
  const later = discharging * (charging / (charging + filling || 1))
  return {
    ...flows,
    lost: charging + filling - discharging - year.chargeLeft,
    selfUseShare: generation > 0 ? (self + later) / generation : 0,
    ownShare: flows.use > 0 ? 1 - flows.imported / flows.use : 0,
  }
}
