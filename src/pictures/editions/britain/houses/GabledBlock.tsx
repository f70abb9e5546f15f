import type { ReactNode } from 'react'
import { barge } from '#pictures/barge.ts'
import { eastCourses, northCourses } from '#pictures/courses.ts'
import { Face, Lines, North, north, Shadow } from '#pictures/Planes.tsx'
import type { Palette } from '#pictures/palette.ts'
import { type Segment, type Span, spaced, type View } from '#pictures/projection.ts'
import { RoofPlane } from '#pictures/RoofPlane.tsx'
import { type Slope, slope } from '#pictures/slope.ts'
import { slated } from '../materials.ts'

/** A block under one gabled roof, in metres. */
export interface Block {
  x: Span
  depth: number
  wall: number
  pitch: number
  /** How far the roof hangs over the front, and over the gables. */
  eave: number
  verge: number
}

type Colour = Exclude<keyof Palette, 'lamps'>
type Walling = { front: Colour; line: Colour; shade: Colour; shadeLine: Colour; step: number }

const wallings = {
  brick: {
    front: 'brick',
    line: 'brickLine',
    shade: 'brickShade',
    shadeLine: 'brickShadeLine',
    step: 0.3,
  },
  stone: {
    front: 'stone',
    line: 'stoneLine',
    shade: 'stoneShade',
    shadeLine: 'stoneShadeLine',
    step: 0.4,
  },
  white: { front: 'board', line: 'board', shade: 'boardShade', shadeLine: 'boardShade', step: 0 },
} as const satisfies Record<string, Walling>

export type Walls = keyof typeof wallings

export const ridgeOf = ({ depth, wall, pitch }: Block) => wall + (pitch * depth) / 2

/** The front slope, for panels. */
export const blockSlope = ({ wall, pitch, eave }: Block): Slope =>
  slope(eave, wall - pitch * eave, pitch)

interface GabledBlockProps {
  view: View
  block: Block
  walls?: Walls
  roof?: 'slate' | 'tile'
  /** What is in the front wall and before it, below the eave. */
  children: ReactNode
}

/** The gable on the left, the front with what is in it, and the roof over both. */
export function GabledBlock({
  view,
  block,
  walls = 'brick',
  roof = 'slate',
  children,
}: GabledBlockProps) {
  const { palette } = view
  const { x, depth, wall, pitch, eave, verge } = block
  const { front, line, shade, shadeLine, step } = wallings[walls]
  const [middle, ridge, foot] = [-depth / 2, ridgeOf(block), wall - pitch * eave]
  const [left, right] = [x[0] - verge, x[1] + verge]
  const reach = wall * 0.85
  const rows = step === 0 ? 0 : (ridge - wall) / step - 1.4
  const gable = spaced(wall + step, step, rows).map((z): Segment => {
    const half = (ridge - z) / pitch
    return [
      [x[0], middle - half, z],
      [x[0], middle + half, z],
    ]
  })
  return (
    <>
      <Shadow
        view={view}
        points={[
          [x[0], 0, 0],
          [x[0] - reach, -reach * 0.8, 0],
          [x[0] - reach * 1.2, -depth * 0.95, 0],
          [x[0] - reach * 0.75, -depth * 1.25, 0],
          [x[0], -depth, 0],
        ]}
      />
      <Face
        view={view}
        fill={palette[shade]}
        points={[
          [x[0], 0, 0],
          [x[0], -depth, 0],
          [x[0], -depth, wall],
          [x[0], middle, ridge],
          [x[0], 0, wall],
        ]}
      />
      <North view={view} x={x} z={[0, wall]} y={0} fill={palette[front]} />
      {step > 0 && (
        <>
          <Lines
            view={view}
            segments={[...eastCourses([-depth, 0], [0, wall], x[0], step), ...gable]}
            colour={palette[shadeLine]}
            width={0.8}
          />
          <Lines
            view={view}
            segments={northCourses(x, [0, wall], 0, step)}
            colour={palette[line]}
            width={0.8}
          />
        </>
      )}
      {children}
      <Shadow view={view} strength={0.17} points={north(x, [wall - 0.5, wall], 0)} />
      <RoofPlane
        view={roof === 'slate' ? slated(view) : view}
        eave={[
          [left, eave, foot],
          [right, eave, foot],
        ]}
        up={[0, middle - eave, ridge - foot]}
      />
      <Lines
        view={view}
        segments={[
          [
            [left, middle, ridge],
            [right, middle, ridge],
          ],
        ]}
        colour={roof === 'slate' ? palette.ridge : palette.tileRidge}
        width={Math.max(2, Math.round(view.scale * 0.9) / 10)}
      />
      <Face
        view={view}
        points={barge([left, eave, foot], [left, middle, ridge], 0.2)}
        fill={palette.trimShade}
      />
      <North view={view} x={[left, right]} z={[foot - 0.16, foot]} y={eave} fill={palette.trim} />
    </>
  )
}
