import type { Day } from '../shared/day.ts'
import type { ParsedDraft } from '../shared/draft.ts'
import type { Estimate } from '../shared/figure.ts'
import type { Money } from '../shared/payback.ts'
import type { InSteps } from '../shared/steps.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import type { Inputs } from './inputs/inputs.ts'

/** Kilowatts of panels that are usual in quotes. */
export const usualPanelSizes = [3.08, 4.4, 5.28, 6.6, 8.8, 10.12, 13.2] as const
/** Usable kWh of batteries that are usual in quotes. */
export const usualBatterySizes = [5, 10, 13.5, 20] as const

/** A size on a household, each number in the middle of its range. */
type Size = {
  kw: number
  panels: number
  /** Usable kWh. */
  battery: number
  area: Estimate
  /** Whether it is sure to fit on the roof that was entered. */
  fits: boolean
  generation: number
  /** Of what the panels make, 0 to 1. */
  selfUseShare: number
  /** Of what the house uses, 0 to 1. */
  ownShare: number
  /** Of what is compared: everything that is bought, or the battery by itself. */
  money: SizeMoney
}

/** In dollars and years; see `Money`. */
type SizeMoney = {
  cost: number
  saving: number
  payback: number | null
  paysUpTo: number
  after25: number
}

export type Comparison = {
  sizes: readonly Size[]
  /** What we recommend, of what fits: where none pays for itself, the size that is enough. */
  best: Size
  /** Whether it pays for itself. Where it doesn't, nothing is recommended to be bought at these prices. */
  pays: boolean
  /** The sizes beside it that fit. */
  smaller?: Size
  larger?: Size
}

/** Compares the sizes that a question is about. With an earlier comparison they are not compared again. */
export function* adviseSize(
  { leadsWith }: { leadsWith: 'saving' | 'panels' | 'battery' },
  household: ParsedDraft,
  today: Day,
  earlier?: Comparison,
): InSteps<Comparison | undefined> {
  const { have, kw } = household.inputs
  const compare = {
    saving: undefined,
    panels: have === 'no' ? comparePanels : undefined,
    battery: kw > 0 ? compareBatteries : undefined,
  }[leadsWith]
  return compare && (earlier ?? (yield* compare(household, today)))
}

/** The same household with each usual size of panels. Undefined if one of them cannot be calculated. */
export function* comparePanels(
  household: ParsedDraft,
  today: Day,
): InSteps<Comparison | undefined> {
  const sizes = yield* estimateSizes(
    usualPanelSizes.map((kw) => ({ kw })),
    ({ money }) => money.together,
    household,
    today,
  )
  return sizes && recommend(sizes, 'after25')
}

/** The same household and panels with each usual size of battery. Undefined if one of them cannot be calculated. */
function* compareBatteries(household: ParsedDraft, today: Day): InSteps<Comparison | undefined> {
  const sizes = yield* estimateSizes(
    usualBatterySizes.map((battery) => ({ battery })),
    ({ money }) => money.battery ?? money.together,
    household,
    today,
  )
  return sizes && recommend(sizes, 'saving')
}

function* estimateSizes(
  sizes: readonly Partial<Inputs>[],
  compared: (estimate: HomeEstimate) => Money,
  { inputs, changes }: ParsedDraft,
  today: Day,
): InSteps<Size[] | undefined> {
  const estimates: Size[] = []
  for (const size of sizes) {
    const estimate = estimateHome({ ...inputs, ...size }, changes, today, {
      onlyMiddle: true,
    })
    if ('problems' in estimate) return undefined
    estimates.push(toSize(estimate, compared(estimate)))
    yield
  }
  return estimates
}

function toSize({ system, energy }: HomeEstimate, money: Money): Size {
  const { generation, selfUseShare, ownShare } = energy.withBattery ?? energy.withoutBattery
  const { cost, saving, payback, paysUpTo, after25 } = money
  return {
    kw: system.kw,
    panels: system.panels,
    battery: system.battery,
    area: system.area,
    fits: system.fit === undefined || system.panels <= system.fit.low,
    generation: generation.mid,
    selfUseShare: selfUseShare.mid,
    ownShare: ownShare.mid,
    money: {
      cost: cost.mid,
      saving: saving.mid,
      payback: payback.mid,
      paysUpTo,
      after25: after25.mid,
    },
  }
}

/**
 * The smallest size that leaves about as much after 25 years as any does: a larger one would tie up money for next to
 * nothing. Where none pays for itself it is the one that loses least, or of batteries the smallest that saves about as much
 * as any. Where none fits it is the smallest of all.
 */
function recommend(
  sizes: readonly Size[],
  whereNonePays: 'after25' | 'saving',
): Comparison | undefined {
  const fitting = sizes.filter(({ fits }) => fits)
  const candidates = fitting.length > 0 ? fitting : sizes.slice(0, 1)
  const pays = candidates.some(({ money }) => money.payback !== null && money.after25 > 0)
  const of = pays ? 'after25' : whereNonePays
  const most = Math.max(...candidates.map(({ money }) => money[of]))
  const index = candidates.findIndex(
    ({ money }) => money[of] >= most - Math.abs(most) * aboutAsMuch[of],
  )
  const best = candidates[index]
  return (
    best && { sizes, best, pays, smaller: candidates[index - 1], larger: candidates[index + 1] }
  )
}

const aboutAsMuch = { after25: 0.05, saving: 0.1 }
