import { isExact } from '../shared/figure.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import type { FieldName, Inputs } from './inputs/inputs.ts'
import type { Uncertainty } from './uncertainty.ts'
import { generationFactors } from './year/generation.ts'

/** What is left of a range, as a share from 0 to 1, once the visitor fills in a field. */
export type Narrowing = { field: FieldName; left: number }

/** How far one uncertainty moves a number down and up. */
type Move = { by: Uncertainty; down: number; up: number }

// What narrows less than this is not worth a visitor’s time.
const mostLeft = 0.95

/** The field, of those the visitor has not filled in, that would narrow a number most. Undefined if none does much. */
export function narrowestInput(
  inputs: Inputs,
  assumptions: Assumptions,
  moves: readonly Move[],
): Narrowing | undefined {
  const whole = widthOf(moves)
  const narrowings = moves.flatMap(({ by, ...move }) => {
    const answer = answerFor(by, inputs, assumptions)
    if (!answer) return []
    const rest = moves.filter((other) => other.by !== by)
    const scaled = { by, down: move.down * answer.left, up: move.up * answer.left }
    return [{ field: answer.field, left: widthOf([...rest, scaled]) / whole }]
  })
  const [best] = narrowings.toSorted((a, b) => a.left - b.left)
  return best && best.left < mostLeft ? best : undefined
}

function widthOf(moves: readonly Move[]): number {
  return Math.hypot(...moves.map(({ down }) => down)) + Math.hypot(...moves.map(({ up }) => up))
}

/** The field that would settle an uncertainty, and how much of its move is left then. Undefined if none would. */
function answerFor(
  by: Uncertainty,
  inputs: Inputs,
  assumptions: Assumptions,
): Narrowing | undefined {
  switch (by) {
    case 'use':
      return inputs.readings ? undefined : { field: 'bill', left: 0 }
    case 'when':
    case 'feedin':
      return { field: by, left: 0 }
    case 'rate':
      return { field: inputs.tariff === 'time-of-use' ? 'peak' : 'rate', left: 0 }
    case 'generation':
      return inputs.facing === 'not-sure'
        ? { field: 'facing', left: leftWithDirection(inputs, assumptions) }
        : undefined
    default:
      return undefined
  }
}

/** Sun, direction and shade move a year’s generation together; without the direction it moves by so much of that. */
function leftWithDirection({ shade }: Inputs, { sun }: Assumptions): number {
  const relative = (facing: Inputs['facing']) =>
    Math.hypot(
      ...generationFactors(sun.value, { facing, shading: shade })
        .filter((factor) => !isExact(factor))
        .map(({ low, mid, high }) => (high - low) / mid),
    )
  return relative('N') / relative('not-sure')
}
