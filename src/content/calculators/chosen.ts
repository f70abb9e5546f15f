import type { Day } from '#domain/estimate/day.ts'
import type { Changes } from '#domain/estimate/inputs/assumptions.ts'
import type { Inputs } from '#domain/estimate/inputs/inputs.ts'
import {
  batterySizes,
  panelSizes,
  type Size,
  type Sizes,
  usualBatterySizes,
  usualPanelSizes,
} from '#domain/estimate/sizes.ts'
import type { Calculator } from './calculators.ts'
import type { Draft } from './fields.ts'

/** Sizes that were compared, and which of them is meant. */
export type Comparison = {
  sizes: readonly Size[]
  /** What leaves most while it lasts, of what fits: panels over 25 years, a battery over ten. */
  best: Size
  /** The smallest that leaves about as much. The same as `best` where none does. */
  smallest: Size
  /** Whether the visitor told a size; otherwise the best is taken. */
  isSizeGiven: boolean
}

type Read = { inputs: Inputs; changes: Changes; typed: Draft }

/** The usual sizes on this household, where the page is about sizes. Stops after each of them. */
export function* choosing(
  { leadsWith }: Calculator,
  { inputs, changes, typed }: Read,
  today: Day,
  earlier?: Comparison,
): Generator<undefined, Comparison | undefined> {
  if (leadsWith === 'panels' && inputs.have === 'no') {
    const isSizeGiven = hasValue(typed.kw) || hasValue(typed.panels)
    if (earlier) return { ...earlier, isSizeGiven }
    const sizes = yield* comparing(usualPanelSizes, (kw) =>
      panelSizes(inputs, changes, today, [kw]),
    )
    return sizes && panelsChosen(sizes, isSizeGiven)
  }
  if (leadsWith === 'battery' && inputs.kw > 0) {
    const isSizeGiven = hasValue(typed.battery)
    if (earlier) return { ...earlier, isSizeGiven }
    const sizes = yield* comparing(usualBatterySizes, (kwh) =>
      batterySizes(inputs, changes, today, [kwh]),
    )
    return sizes && batteryChosen(sizes, isSizeGiven)
  }
  return undefined
}

/** Undefined where one of them cannot be reckoned with, and so none. */
function* comparing(
  usual: readonly number[],
  compare: (size: number) => Sizes | { problems: unknown },
): Generator<undefined, Size[] | undefined> {
  const all: Size[] = []
  for (const size of usual) {
    const compared = compare(size)
    if ('problems' in compared) return undefined
    all.push(...compared.sizes)
    yield
  }
  return all
}

/** Sizes within a tenth of the most are as good as each other; the largest of them is taken. */
function panelsChosen(sizes: readonly Size[], isSizeGiven: boolean): Comparison | undefined {
  const fitting = sizes.filter(({ fits }) => fits)
  const may = fitting.length > 0 ? fitting : sizes.slice(0, 1)
  const left = ({ together }: Size) => together.after25.mid
  const most = Math.max(...may.map(left))
  const near = may.filter((size) => left(size) >= most - Math.abs(most) / 10)
  const [smallest, best] = [near[0], near.at(-1)]
  return smallest && best && { sizes, smallest, best, isSizeGiven }
}

function batteryChosen(sizes: readonly Size[], isSizeGiven: boolean): Comparison | undefined {
  const left = ({ together }: Size) => together.after10.mid
  const [first, ...others] = sizes
  if (!first) return undefined
  const best = others.reduce((most, size) => (left(size) > left(most) ? size : most), first)
  return { sizes, smallest: best, best, isSizeGiven }
}

function hasValue(value: string | undefined): boolean {
  return Boolean(value?.trim())
}
