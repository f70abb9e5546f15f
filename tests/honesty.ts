import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { type Home, simulateHome, type Typed } from './simulated-homes/simulate-home.ts'

/** The bands a visitor reads, each with what is true of a simulated home. */
const bands = {
  panels: {
    of: ({ money }: HomeEstimate) => money.panels?.saving,
    truth: ({ truth }: Home) => truth.saved.panels,
  },
  battery: {
    of: ({ money }: HomeEstimate) => money.battery?.saving,
    truth: ({ truth }: Home) => truth.saved.battery,
  },
  both: {
    of: ({ money }: HomeEstimate) =>
      money.panels && money.battery ? money.together.saving : undefined,
    truth: ({ truth }: Home) => truth.saved.both,
  },
  bought: {
    of: ({ energy }: HomeEstimate) => (energy.withBattery ?? energy.withoutBattery).imported,
    truth: ({ truth }: Home) => truth.withBoth.bought,
  },
} satisfies Record<
  string,
  { of: (estimate: HomeEstimate) => Estimate | undefined; truth: (home: Home) => number }
>
export type Band = keyof typeof bands
export const bandNames = Object.keys(bands) as Band[]

const habits = {
  'mostly by day': 'daytime',
  spread: 'throughout',
  'mostly in the evening': 'evenings',
} as const
const tariffs = {
  flat: 'flat',
  'time of use': 'time-of-use',
  'free midday': 'free-midday',
} as const

/** What is entered in the calculator about a home: only what a visitor would type. */
function toInputs(typed: Typed): Inputs {
  return {
    ...defaultInputs,
    postcode: typed.postcode,
    people: typed.people,
    kwh: typed.boughtKwhAYear,
    bill: typed.billDollarsAMonth,
    every: 'month',
    when: typed.habit ? habits[typed.habit] : 'not-sure',
    facing: typed.direction,
    shade: typed.shade,
    kw: typed.kw,
    have: typed.panelsAlready ? 'yes' : 'no',
    battery: typed.batteryKwh,
    tariff: tariffs[typed.tariff],
    rebate: 'no',
  }
}

/** Where the truth about a home lies in a band, and how many times the truth its middle is. */
export type Held = { held: 'below' | 'within' | 'above'; middle: number }

/** So many homes, against each band that is printed for them. The calculator turns some down, in words. */
export function holdHomes(
  homes: number,
  first = 1,
): { held: Record<Band, Held[]>; refused: number } {
  const held: Record<Band, Held[]> = { panels: [], battery: [], both: [], bought: [] }
  let refused = 0
  for (let seed = first; seed < first + homes; seed++) {
    const answer = holdAgainst(simulateHome(seed))
    if (!answer) refused++
    for (const name of bandNames) if (answer?.[name]) held[name].push(answer[name])
  }
  return { held, refused }
}

function holdAgainst(home: Home): Partial<Record<Band, Held>> | undefined {
  const { centsPerKwh: rate, feedInCents: feedin } = home.typed
  const changes = { ...(rate !== undefined && { rate }), ...(feedin !== undefined && { feedin }) }
  const estimate = estimateHome(toInputs(home.typed), changes, '2026-11-26')
  if ('problems' in estimate) return undefined
  return Object.fromEntries(
    bandNames.flatMap((name) => {
      const band = bands[name].of(estimate)
      if (!band) return []
      const truth = bands[name].truth(home)
      const held = truth < band.low ? 'below' : truth > band.high ? 'above' : 'within'
      return [[name, { held, middle: band.mid / truth }]]
    }),
  )
}
