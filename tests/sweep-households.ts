import type { ParsedDraft } from '#domain/estimate/shared/draft.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import type { EnergyTotals } from '#domain/estimate/shared/year/energy.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'

const places = [
  { postcode: '3000', network: 'CitiPower' },
  { postcode: '3350', network: 'Powercor' },
  { postcode: '3810', network: 'AusNet Services' },
  { postcode: '3020', network: 'Jemena' },
] as const
const uses = [{ kwh: 2500 }, { kwh: 4615 }, { kwh: 8072 }, { bill: 300 }, { bill: 600 }] as const
const whens = ['daytime', 'evenings', 'throughout', 'weekends'] as const
const facings = ['N', 'NW', 'E', 'S', 'flat'] as const
const sizes = [3.08, 6.6, 10.12, 13.2]
const batteries = [0, 5, 10, 13.5, 20]
const tariffs = ['flat', 'time-of-use'] as const

const feedIns = [0, 1.5, 3]

/**
 * Households that answered every question, what they are paid for exports included, in all combinations: 16,000 that buy
 * panels and 1,600 that have them.
 */
export function* sweepHouseholds(): Generator<ParsedDraft> {
  let index = 0
  for (const inputs of sweepInputs())
    yield { inputs, changes: { feedin: feedIns[index++ % feedIns.length] } }
}

function* sweepInputs(): Generator<Inputs> {
  for (const place of places)
    for (const use of uses)
      for (const when of whens)
        for (const facing of facings)
          for (const battery of batteries)
            for (const tariff of tariffs) {
              const home = { ...defaultInputs, ...place, ...use, when, facing, battery, tariff }
              for (const kw of sizes) yield { ...home, kw, rebate: 'no' }
              if (battery > 0 && tariff === 'flat')
                yield { ...home, kw: 6.6, have: 'yes', rebate: 'no' }
            }
}

/** What no answer may be: a number that is none, a range out of order, energy from nowhere, or more bought with larger panels. */
export function faultsOf(estimate: HomeEstimate, smaller?: HomeEstimate): string[] {
  const totals = lastOf(estimate)
  const faults = rangesIn(estimate).flatMap(({ low, mid, high }) =>
    Number.isFinite(low + mid + high) && low <= mid + rounding && mid <= high + rounding
      ? []
      : [`${low} to ${mid} to ${high}`],
  )
  if (/null|NaN/.test(JSON.stringify({ ...estimate, money: undefined }))) faults.push('no number')
  for (const each of [estimate.energy.withoutBattery, totals])
    for (const [name, off] of Object.entries(imbalances(each)))
      if (Math.abs(off) > rounding) faults.push(`${name} is off by ${off} kWh`)
  if (smaller) {
    const before = lastOf(smaller)
    if (totals.generation.mid < before.generation.mid) faults.push('larger panels make less')
    if (totals.imported.mid > before.imported.mid + rounding) faults.push('larger panels buy more')
  }
  return faults
}

const rounding = 1e-6

function lastOf({ energy }: HomeEstimate): EnergyTotals {
  return energy.withBattery ?? energy.withoutBattery
}

/** kWh that are missing in the middle of each range. */
function imbalances(totals: EnergyTotals): Record<string, number> {
  const { use, generation, self, charging, filling, discharging, imported, exported } = totals
  return {
    generation: generation.mid - self.mid - charging.mid - exported.mid,
    use: use.mid + filling.mid - self.mid - discharging.mid - imported.mid,
  }
}

/** Every range in an answer, however deeply nested. */
export function rangesIn(part: unknown): Estimate[] {
  if (typeof part !== 'object' || part === null) return []
  const { low, mid, high } = part as Partial<Estimate>
  if (typeof low === 'number' && typeof mid === 'number' && typeof high === 'number')
    return [{ low, mid, high }]
  return Object.values(part).flatMap(rangesIn)
}
