import type { Day } from '../shared/day.ts'
import type { ParsedDraft } from '../shared/draft.ts'
import type { Estimate } from '../shared/figure.ts'
import type { InSteps } from '../shared/steps.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import { pricedBattery } from './money/price.ts'

/** Kilowatts of panels that are usual in quotes: 7, 9, 12 and 14 panels. */
export const usualPanelSizes = [3, 4, 5, 6] as const
/** Usable kWh of batteries that are usual in quotes. */
export const usualBatterySizes = [5, 10, 13.5] as const

/** A size on a household, each number in the middle of its range. Money in pounds, payback in years. */
export type Size = {
  kw: number
  panels: number
  /** Usable kWh. */
  battery: number
  area: Estimate
  generation: number
  /** Of what the panels make, 0 to 1. */
  selfUseShare: number
  connection: 'G98' | 'G99' | undefined
  /** Of what is compared: the panels, or the battery beside the same tariff without it. */
  saving: number
  /** Absent where the price isn't known. */
  cost: number | undefined
  payback: number | null
  after25: number
  /** The most that a battery may cost. */
  worth: number | undefined
}

export type Comparison = {
  sizes: readonly Size[]
  /** What is paid back soonest: what a larger size makes more is nearly all sold. Of batteries the one whose price is known. */
  best: Size
  /** What leaves one furthest ahead after 25 years. */
  furthest: Size
  /** Whether the best pays for itself. */
  pays: boolean
}

/** Compares the sizes that a question is about. With an earlier comparison they are not compared again. */
export function* adviseSize(
  { leadsWith }: { leadsWith: 'saving' | 'panels' | 'battery' },
  household: ParsedDraft,
  today: Day,
  earlier?: Comparison,
): InSteps<Comparison | undefined> {
  if (leadsWith === 'panels' && household.inputs.have === 'no')
    return earlier ?? (yield* comparePanels(household, today))
  if (leadsWith === 'battery') return earlier ?? (yield* compareBatteries(household, today))
  return undefined
}

/** The same household with each usual size of panels. Undefined if one of them cannot be calculated. */
export function* comparePanels(
  { inputs, changes }: ParsedDraft,
  today: Day,
): InSteps<Comparison | undefined> {
  // A typed price is that of one size, and says nothing of the others.
  const home = { ...inputs, battery: 0, inverter: undefined, price: undefined }
  const homes = usualPanelSizes.map((kw) => ({ inputs: { ...home, kw }, changes }))
  const compared = yield* estimateSizes(homes, today)
  // Panels are compared by themselves; a visitor's choice of a battery is kept.
  const sizes = compared?.map((size) => ({ ...size, battery: inputs.battery }))
  const [furthest] = sizes?.toSorted((one, other) => other.after25 - one.after25) ?? []
  const [best] = sizes?.toSorted((one, other) => (one.payback ?? 99) - (other.payback ?? 99)) ?? []
  return sizes && best && furthest && { sizes, best, furthest, pays: best.payback !== null }
}

/** The same household with each usual size of battery. Undefined if one of them cannot be calculated. */
export function* compareBatteries(
  { inputs, changes }: ParsedDraft,
  today: Day,
): InSteps<Comparison | undefined> {
  const home = { ...inputs, price: undefined, batteryprice: undefined }
  const homes = usualBatterySizes.map((battery) => ({ inputs: { ...home, battery }, changes }))
  const sizes = yield* estimateSizes(homes, today)
  const best = sizes?.find(({ battery }) => battery === pricedBattery)
  return (
    sizes && best && { sizes, best, furthest: best, pays: (best.worth ?? 0) >= (best.cost ?? 0) }
  )
}

function* estimateSizes(homes: readonly ParsedDraft[], today: Day): InSteps<Size[] | undefined> {
  const sizes: Size[] = []
  for (const { inputs, changes } of homes) {
    const estimate = estimateHome(inputs, changes, today, { onlyMiddle: true })
    if ('problems' in estimate) return undefined
    sizes.push(toSize(estimate))
    yield
  }
  return sizes
}

function toSize({ system, energy, saving, money, battery, prices }: HomeEstimate): Size {
  const { generation, selfUseShare } = energy.withBattery ?? energy.withoutBattery
  const { together } = money
  return {
    kw: system.kw,
    panels: system.panels,
    battery: system.battery,
    area: system.area,
    generation: generation.mid,
    selfUseShare: selfUseShare.mid,
    connection: system.connection?.route,
    saving: (saving.battery ?? saving.together).mid,
    cost: (battery ? prices.battery : together?.cost)?.mid,
    payback: together?.payback.mid ?? null,
    after25: together?.after25.mid ?? 0,
    worth: battery?.worth.mid,
  }
}
