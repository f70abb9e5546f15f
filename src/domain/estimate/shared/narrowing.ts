import type { FieldName } from './fields.ts'

/** What is left of a range, as a share from 0 to 1, once the visitor fills in a field. */
export type Narrowing = { field: FieldName; left: number }

/** How far one uncertainty moves a number down and up. */
export type Move<By> = { by: By; down: number; up: number }

// What narrows less than this is not worth a visitor’s time.
const mostLeft = 0.95

/** The answer that would narrow a number most, of those that would settle something. Undefined if none does much. */
export function narrowest<By>(
  moves: readonly Move<By>[],
  answerFor: (by: By) => Narrowing | undefined,
): Narrowing | undefined {
  const whole = widthOf(moves)
  const [best] = moves
    .flatMap(({ by, down, up }) => {
      const answer = answerFor(by)
      if (!answer) return []
      const { field, left } = answer
      const rest = moves.filter((other) => other.by !== by)
      return {
        field,
        left: widthOf([...rest, { by, down: down * left, up: up * left }]) / whole,
      }
    })
    .toSorted((a, b) => a.left - b.left)
  return best && best.left < mostLeft ? best : undefined
}

function widthOf<By>(moves: readonly Move<By>[]): number {
  return Math.hypot(...moves.map(({ down }) => down)) + Math.hypot(...moves.map(({ up }) => up))
}
