import { type Move, type Narrowing, narrowest } from '../shared/narrowing.ts'
import { enteredSpread, leftByHabit, useSpread } from './data/use.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import type { Inputs } from './inputs/inputs.ts'
import type { Uncertainty } from './uncertainty.ts'
import { generationFactors } from './year/generation.ts'

/** The field, of those the visitor has not filled in, that would narrow a number most. Undefined if none does much. */
export function narrowestInput(
  inputs: Inputs,
  assumptions: Assumptions,
  moves: readonly Move<Uncertainty>[],
): Narrowing | undefined {
  return narrowest(moves, (by) => answerFor(by, inputs, assumptions))
}

/** The field that would settle an uncertainty, and how much of its move is left then. Undefined if none would. */
function answerFor(
  by: Uncertainty,
  inputs: Inputs,
  assumptions: Assumptions,
): Narrowing | undefined {
  switch (by) {
    case 'use':
      return inputs.kwh === undefined && inputs.bill === undefined
        ? { field: 'bill', left: leftWithBill }
        : undefined
    case 'when':
      return inputs.when === 'not-sure' ? { field: by, left: leftByHabit.value } : undefined
    case 'feedin':
      return { field: by, left: 0 }
    case 'rate':
      return { field: inputs.tariff === 'time-of-use' ? 'peak' : 'rate', left: 0 }
    case 'generation':
      return inputs.facing === 'not-sure'
        ? { field: 'facing', left: leftWithDirection(inputs, assumptions) }
        : undefined
  }
  // No field settles the others.
  return undefined
}

/** Of what a home may use, a bill leaves so much. */
const leftWithBill =
  (enteredSpread.value.bill.high - enteredSpread.value.bill.low) /
  (useSpread.value.high - useSpread.value.low)

/** Sun, direction and shade move a year’s generation together; without the direction it moves by so much of that. */
function leftWithDirection({ shade }: Inputs, { sun }: Assumptions): number {
  const relative = (facing: Inputs['facing']) =>
    Math.hypot(
      ...generationFactors(sun.value, { facing, shading: shade }).map(
        ({ low, mid, high }) => (high - low) / mid,
      ),
    )
  return relative('N') / relative('not-sure')
}
