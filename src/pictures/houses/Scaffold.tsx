import { Box } from '../Box.tsx'
import { alongX, alongY, alongZ, Lines } from '../Planes.tsx'
import { type Segment, type Span, spaced, type View } from '../projection.ts'

interface ScaffoldProps {
  view: View
  x: Span
  /** The line of its inner and outer standards. */
  y: Span
  deck: number
}

/** Steel standards, a deck of planks at the gutter and two guard rails. The inner side is drawn first. */
export function Scaffold({ view, x, y, deck }: ScaffoldProps) {
  const { palette } = view
  const bays = 4
  const stands = spaced(x[0], (x[1] - x[0]) / bays, bays + 1)
  const top = deck + 1.1
  const upright = (at: number, line: number) => alongZ(at, line, [0, line === y[1] ? top : deck])
  const rail = (z: number) => alongX([x[0], x[1]], y[1], z)
  const ends = [x[0], x[1]].flatMap((at) =>
    [deck + 0.55, deck + 1.05].map((z) => alongY(at, [y[0], y[1]], z)),
  )
  const brace: Segment[] = [
    [
      [stands[0] ?? 0, y[1], 0.1],
      [stands[1] ?? 0, y[1], deck],
    ],
    [
      [stands[3] ?? 0, y[1], deck],
      [stands[4] ?? 0, y[1], 0.1],
    ],
  ]
  return (
    <>
      <Lines
        view={view}
        segments={stands.map((at) => upright(at, y[0]))}
        colour={palette.steel}
        width={2.4}
      />
      <Box
        view={view}
        x={[x[0] - 0.15, x[1] + 0.15]}
        y={[y[0] - 0.05, y[1] - 0.02]}
        z={[deck - 0.08, deck]}
        front={palette.deckFront}
        side={palette.deckEnd}
        top={palette.deck}
      />
      <Lines
        view={view}
        segments={[...ends, ...brace, rail(1.3)]}
        colour={palette.steelLight}
        width={2}
      />
      <Lines
        view={view}
        segments={[...stands.map((at) => upright(at, y[1])), rail(deck + 0.55), rail(deck + 1.05)]}
        colour={palette.steel}
        width={2.4}
      />
    </>
  )
}
