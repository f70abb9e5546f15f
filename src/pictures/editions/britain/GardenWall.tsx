import { Box } from '#pictures/Box.tsx'
import { northCourses } from '#pictures/courses.ts'
import { Lines } from '#pictures/Planes.tsx'
import type { Span, View } from '#pictures/projection.ts'

interface GardenWallProps {
  view: View
  x: Span
  y?: number
  walls?: 'brick' | 'stone'
}

/** A low wall along the pavement under its copings, between two piers. */
export function GardenWall({ view, x, y = 5.2, walls = 'brick' }: GardenWallProps) {
  const { palette } = view
  const [front, side, top, line] =
    walls === 'brick'
      ? [palette.brick, palette.brickShade, palette.brickTop, palette.brickLine]
      : [palette.stone, palette.stoneShade, palette.stoneLine, palette.stoneLine]
  const coping = { front: palette.render, side: palette.baseShade, top: palette.renderTop }
  return (
    <>
      <Box view={view} x={x} y={[y - 0.24, y]} z={[0, 0.7]} front={front} side={side} top={top} />
      <Lines view={view} segments={northCourses(x, [0, 0.7], y, 0.15)} colour={line} width={0.8} />
      <Box
        view={view}
        x={[x[0] - 0.05, x[1] + 0.05]}
        y={[y - 0.3, y + 0.06]}
        z={[0.7, 0.8]}
        {...coping}
      />
      {[x[0] - 0.1, x[1] - 0.35].map((left) => (
        <g key={left}>
          <Box
            view={view}
            x={[left, left + 0.45]}
            y={[y - 0.34, y + 0.1]}
            z={[0, 1.05]}
            front={front}
            side={side}
            top={top}
          />
          <Box
            view={view}
            x={[left - 0.06, left + 0.51]}
            y={[y - 0.4, y + 0.16]}
            z={[1.05, 1.16]}
            {...coping}
          />
        </g>
      ))}
    </>
  )
}
