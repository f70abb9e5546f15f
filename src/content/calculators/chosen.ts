import type { Changes } from '#domain/estimate/assumptions.ts'
import type { Day } from '#domain/estimate/day.ts'
import type { Inputs } from '#domain/estimate/inputs.ts'
import { batterySizes, panelSizes, type Size, type Sizes } from '#domain/estimate/sizes.ts'
import type { Calculator } from './calculators.ts'
import type { Typed } from './fields.ts'

/** Sizes that were compared, and which of them is meant. */
export type Chosen = {
  sizes: readonly Size[]
  /** What leaves most while it lasts, of what fits: panels over 25 years, a battery over ten. */
  best: Size
  /** The smallest that leaves about as much. The same as `best` where none does. */
  from: Size
  /** Whether the visitor told a size; otherwise the best is taken. */
  told: boolean
}

/** The usual sizes on this household, where the page is about sizes. */
export function chosenFrom(
  { leadsWith }: Calculator,
  { inputs, changes, typed }: { inputs: Inputs; changes: Changes; typed: Typed },
  today: Day,
  known?: Chosen,
): Chosen | undefined {
  if (leadsWith === 'panels' && inputs.have === 'no') {
    const told = isTold(typed.kw) || isTold(typed.panels)
    return known ? { ...known, told } : panelsChosen(panelSizes(inputs, changes, today), told)
  }
  if (leadsWith === 'battery' && inputs.kw > 0) {
    const told = isTold(typed.battery)
    return known ? { ...known, told } : batteryChosen(batterySizes(inputs, changes, today), told)
  }
  return undefined
}

type Compared = Sizes | { problems: unknown }

/** Sizes within a tenth of the most are as good as each other; the largest of them is taken. */
function panelsChosen(compared: Compared, told: boolean): Chosen | undefined {
  if ('problems' in compared) return undefined
  const { sizes } = compared
  const fitting = sizes.filter(({ fits }) => fits)
  const may = fitting.length > 0 ? fitting : sizes.slice(0, 1)
  const left = ({ together }: Size) => together.after25.middle
  const most = Math.max(...may.map(left))
  const near = may.filter((size) => left(size) >= most - Math.abs(most) / 10)
  const [from, best] = [near[0], near.at(-1)]
  return from && best && { sizes, from, best, told }
}

function batteryChosen(compared: Compared, told: boolean): Chosen | undefined {
  if ('problems' in compared) return undefined
  const best = compared.sizes[compared.best.after10]
  return best && { sizes: compared.sizes, from: best, best, told }
}

function isTold(value: string | undefined): boolean {
  return Boolean(value?.trim())
}
