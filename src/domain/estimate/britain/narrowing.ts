import { type Move, type Narrowing, narrowest } from '../shared/narrowing.ts'
import type { Home, Uncertainty } from './scenarios.ts'
import { generationFactors } from './year/generation.ts'

/** The field, of those the visitor has not filled in, that would narrow a number most. Undefined if none does much. */
export function narrowestInput(
  home: Home,
  moves: readonly Move<Uncertainty>[],
): Narrowing | undefined {
  return narrowest(moves, (by) => answerFor(by, home))
}

/** The field that would settle an uncertainty, and how much of its move is left then. Undefined if none would. */
function answerFor(by: Uncertainty, home: Home): Narrowing | undefined {
  const { inputs } = home
  switch (by) {
    case 'use':
      return { field: 'bill', left: 0 }
    case 'feedin':
      return { field: inputs.export === 'not-sure' ? 'export' : by, left: 0 }
    case 'rate':
      return { field: by, left: 0 }
    case 'generation':
      return inputs.facing === 'not-sure'
        ? { field: 'facing', left: leftWithDirection(home) }
        : undefined
  }
  // No field settles the others.
  return undefined
}

/** Sun, direction and shade move a year’s generation together; without the direction it moves by so much of that. */
function leftWithDirection({ inputs: { shade }, assumptions: { sun } }: Home): number {
  const relative = (facing: 'S' | 'not-sure') =>
    Math.hypot(
      ...generationFactors(sun.value, { facing, shading: shade }).map(
        ({ low, mid, high }) => (high - low) / mid,
      ),
    )
  return relative('S') / relative('not-sure')
}
