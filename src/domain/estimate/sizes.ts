import type { Day } from './day.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import type { Estimate } from './figure.ts'
import type { Changes } from './inputs/assumptions.ts'
import type { Inputs, Problems } from './inputs/inputs.ts'
import type { Money } from './money/payback.ts'

/** Kilowatts that are usual in quotes. */
export const usualPanelSizes = [3.08, 4.4, 5.28, 6.6, 8.8, 10.12, 13.2] as const
/** Usable kWh that are usual in quotes. */
export const usualBatterySizes = [5, 10, 13.5, 20] as const

export type Size = {
  kw: number
  panels: number
  /** Usable kWh. */
  battery: number
  area: Estimate
  /** Whether it surely fits on the roof that was told. */
  fits: boolean
  generation: Estimate
  /** Of what the panels make, 0 to 1. */
  selfUseShare: Estimate
  /** Of what the house uses, 0 to 1. */
  ownShare: Estimate
  bill: HomeEstimate['bill']
  /** Of all that is bought. */
  together: Money
  /** Of the battery by itself. */
  batteryAlone?: Money
}

export type Sizes = {
  sizes: Size[]
  /** Index of what leaves most money after ten and after 25 years, by the middle of the range. */
  best: { after10: number; after25: number }
}

/** The same household with panels of several sizes. Takes a few milliseconds. */
export function panelSizes(
  inputs: Inputs,
  changes: Changes,
  today: Day,
  kilowatts: readonly number[] = usualPanelSizes,
): Sizes | { problems: Problems } {
  return compared(kilowatts.map((kw) => estimateHome({ ...inputs, kw }, changes, today)))
}

/** The same household with the same panels and batteries of several sizes. Takes a few milliseconds. */
export function batterySizes(
  inputs: Inputs,
  changes: Changes,
  today: Day,
  usableKwh: readonly number[] = usualBatterySizes,
): Sizes | { problems: Problems } {
  return compared(usableKwh.map((battery) => estimateHome({ ...inputs, battery }, changes, today)))
}

function compared(
  answers: readonly (HomeEstimate | { problems: Problems })[],
): Sizes | { problems: Problems } {
  const sizes: Size[] = []
  for (const answer of answers) {
    if ('problems' in answer) return answer
    sizes.push(sizeOf(answer))
  }
  return { sizes, best: { after10: most(sizes, 'after10'), after25: most(sizes, 'after25') } }
}

function sizeOf({ system, energy, bill, money }: HomeEstimate): Size {
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
    bill,
    together: money.together,
    batteryAlone: money.battery,
  }
}

function most(sizes: readonly Size[], when: 'after10' | 'after25'): number {
  const left = sizes.map(({ together }) => together[when].mid)
  return left.indexOf(Math.max(...left))
}
