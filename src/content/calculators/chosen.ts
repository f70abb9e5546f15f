import type { Changes } from '#domain/estimate/assumptions.ts'
import type { Day } from '#domain/estimate/day.ts'
import type { Inputs } from '#domain/estimate/inputs.ts'
import { batterySizes, panelSizes, type Size, type Sizes } from '#domain/estimate/sizes.ts'
import type { Calculator } from './calculators.ts'
import type { Typed } from './fields.ts'

/** Sizes that were compared, and which of them is meant. */
export type Chosen = {
  sizes: readonly Size[]
  /** The one that leaves most while it lasts, of those that fit: panels 25 years, a battery ten. */
  best: Size
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
    return known ? { ...known, told } : chosen(panelSizes(inputs, changes, today), 'after25', told)
  }
  if (leadsWith === 'battery' && inputs.kw > 0) {
    const told = isTold(typed.battery)
    return known
      ? { ...known, told }
      : chosen(batterySizes(inputs, changes, today), 'after10', told)
  }
  return undefined
}

function chosen(
  compared: Sizes | { problems: unknown },
  when: 'after10' | 'after25',
  told: boolean,
): Chosen | undefined {
  if ('problems' in compared) return undefined
  const { sizes } = compared
  const fitting = sizes.filter(({ fits }) => fits)
  const best = (fitting.length > 0 ? fitting : sizes.slice(0, 1)).reduce((best, size) =>
    size.together[when].middle > best.together[when].middle ? size : best,
  )
  return { sizes, best, told }
}

function isTold(value: string | undefined): boolean {
  return Boolean(value?.trim())
}
