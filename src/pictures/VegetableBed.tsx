import { Box } from './Box.tsx'
import type { Span, View } from './projection.ts'
import { shrub } from './shrub.ts'
import { Leaves } from './Trees.tsx'

interface VegetableBedProps {
  view: View
  x: Span
  y: Span
  seed: number
}

/** A raised bed of sleepers, with something growing in it. */
export function VegetableBed({ view, x, y, seed }: VegetableBedProps) {
  const { palette } = view
  const middle = (y[0] + y[1]) / 2
  const plants = [0.82, 0.5, 0.18].map((part, index) =>
    shrub(
      view,
      [x[0] + (x[1] - x[0]) * part, middle, 0.4],
      (x[1] - x[0]) * 0.34,
      index === 1 ? 1.1 : 0.7,
      seed + index,
    ),
  )
  return (
    <>
      <Box
        view={view}
        x={x}
        y={y}
        z={[0, 0.42]}
        front={palette.deckShade}
        side={palette.deckEnd}
        top={palette.deckFront}
      />
      <Leaves masses={plants} shade={palette.shrub} lit={palette.leafLit} />
    </>
  )
}
