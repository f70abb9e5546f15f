import type { Day } from './day.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import type { Estimate } from './figure.ts'
import type { ParsedDraft } from './inputs/draft.ts'
import type { Inputs } from './inputs/inputs.ts'
import type { Money } from './money/payback.ts'

/** Kilowatts of panels that are usual in quotes. */
export const usualPanelSizes = [3.08, 4.4, 5.28, 6.6, 8.8, 10.12, 13.2] as const
/** Usable kWh of batteries that are usual in quotes. */
export const usualBatterySizes = [5, 10, 13.5, 20] as const

export type Size = {
  kw: number
  panels: number
  /** Usable kWh. */
  battery: number
  area: Estimate
  /** Whether it is sure to fit on the roof that was entered. */
  fits: boolean
  generation: Estimate
  /** Of what the panels make, 0 to 1. */
  selfUseShare: Estimate
  /** Of what the house uses, 0 to 1. */
  ownShare: Estimate
  /** Of everything that is bought. */
  together: Money
  /** Of the battery by itself. */
  batteryAlone?: Money
}

export type Comparison = {
  sizes: readonly Size[]
  /** What leaves most money while it lasts, of what fits. */
  best: Size
  /** The smallest that leaves about as much; the same as `best` if none does. */
  smallest: Size
}

/** Pauses after each size, so that a browser can attend to its visitor. */
type InSteps<Value> = Generator<undefined, Value | undefined>

/** The same household with each usual size of panels. Undefined if one of them cannot be calculated. */
export function* comparePanels(household: ParsedDraft, today: Day): InSteps<Comparison> {
  const sizes = yield* estimateSizes(
    usualPanelSizes.map((kw) => ({ kw })),
    household,
    today,
  )
  return sizes && bestPanels(sizes)
}

/** The same household and panels with each usual size of battery. Undefined if one of them cannot be calculated. */
export function* compareBatteries(household: ParsedDraft, today: Day): InSteps<Comparison> {
  const sizes = yield* estimateSizes(
    usualBatterySizes.map((battery) => ({ battery })),
    household,
    today,
  )
  return sizes && bestBattery(sizes)
}

function* estimateSizes(
  sizes: readonly Partial<Inputs>[],
  { inputs, changes }: ParsedDraft,
  today: Day,
): InSteps<Size[]> {
  const estimates: Size[] = []
  for (const size of sizes) {
    const estimate = estimateHome({ ...inputs, ...size }, changes, today)
    if ('problems' in estimate) return undefined
    estimates.push(toSize(estimate))
    yield
  }
  return estimates
}

function toSize({ system, energy, money }: HomeEstimate): Size {
  const { generation, selfUseShare, ownShare } = energy.withBattery ?? energy.withoutBattery
  return {
    kw: system.kw,
    panels: system.panels,
    battery: system.battery,
    area: system.area,
    fits: system.fit === undefined || system.panels <= system.fit.low,
    generation,
    selfUseShare,
    ownShare,
    together: money.together,
    batteryAlone: money.battery,
  }
}

/** Panels last 25 years. Sizes within a tenth of the most are equally good; the largest of them is best. */
function bestPanels(sizes: readonly Size[]): Comparison | undefined {
  const fitting = sizes.filter(({ fits }) => fits)
  const candidates = fitting.length > 0 ? fitting : sizes.slice(0, 1)
  const left = ({ together }: Size) => together.after25.mid
  const most = Math.max(...candidates.map(left))
  const good = candidates.filter((size) => left(size) >= most - Math.abs(most) / 10)
  const [smallest, best] = [good[0], good.at(-1)]
  return smallest && best && { sizes, smallest, best }
}

/** A battery lasts ten years. */
function bestBattery(sizes: readonly Size[]): Comparison | undefined {
  const left = ({ together }: Size) => together.after10.mid
  const [first, ...others] = sizes
  if (!first) return undefined
  const best = others.reduce((most, size) => (left(size) > left(most) ? size : most), first)
  return { sizes, smallest: best, best }
}
