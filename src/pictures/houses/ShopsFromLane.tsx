import { Box } from '../Box.tsx'
import { northCourses } from '../courses.ts'
import { Panels, panelPlaces } from '../Panels.tsx'
import { alongX, Face, Faces, Lines, North, north, Shadow } from '../Planes.tsx'
import type { Palette } from '../palette.ts'
import { type Point, spaced, type View } from '../projection.ts'
import { corrugations, slope, slopeArea } from '../slope.ts'
import { NorthWindows } from '../Windows.tsx'

const shopWidth = 7
const depth = 13
const wall = 3.3
const pitch = 0.12
const plane = slope(0.35, wall, pitch)
const along = (depth + 0.35) / plane.run
const top = wall + pitch * (depth + 0.35)

type Paint = 'brick' | 'cream' | 'sage'
const shades = {
  brick: 'brickShade',
  cream: 'creamShade',
  sage: 'sageShade',
} as const satisfies Record<Paint, keyof Palette>

interface ShopProps {
  view: View
  x: number
  paint: Paint
  /** Columns of panels, three to a column. */
  columns: number
}

/** The party wall, stepped up above the iron and capped. */
function PartyWall({ view, x, paint }: Omit<ShopProps, 'columns'>) {
  const { palette } = view
  const crest: Point[] = [
    [x, 0.35, wall + 0.45],
    [x, -depth + 1.6, top + 0.2],
    [x, -depth + 1.6, top + 1.4],
    [x, -depth, top + 1.4],
  ]
  const thick = crest.map(([, y, z]): Point => [x + 0.26, y, z])
  return (
    <>
      <Face
        view={view}
        points={[[x, 0.35, 0], ...crest, [x, -depth, 0]]}
        fill={palette[shades[paint]]}
      />
      {crest.slice(1).map((point, index) => (
        <Face
          key={point.join()}
          view={view}
          points={[crest[index] as Point, point, thick[index + 1] as Point, thick[index] as Point]}
          fill={index === 1 ? palette[paint] : palette.renderTop}
        />
      ))}
      <North view={view} x={[x, x + 0.26]} z={[0, wall + 0.45]} y={0.35} fill={palette[paint]} />
    </>
  )
}

/** The back of the shop's street parapet, standing above its roof. */
function ParapetBack({ view, x, paint }: Omit<ShopProps, 'columns'>) {
  const { palette } = view
  return (
    <Box
      view={view}
      x={[x, x + shopWidth]}
      y={[-depth - 0.3, -depth]}
      z={[top - 0.2, top + 1.1]}
      front={palette[paint]}
      side={palette[shades[paint]]}
      top={palette.renderTop}
    />
  )
}

function BackWall({ view, x, paint }: Omit<ShopProps, 'columns'>) {
  const { palette } = view
  const [west, roller] = [x + shopWidth, [x + 0.9, x + 3.5] as const]
  const slats = spaced(0.3, 0.3, 8).map((z) => alongX([roller[0], roller[1]], 0, z))
  return (
    <>
      <North view={view} x={[x, west]} z={[0, wall]} y={0} fill={palette[paint]} />
      {paint === 'brick' && (
        <Lines
          view={view}
          segments={northCourses([x, west], [0, wall], 0, 0.3)}
          colour={palette.brickLine}
          width={0.7}
        />
      )}
      <North view={view} x={roller} z={[0, 2.55]} y={0} fill={palette.case} />
      <Lines view={view} segments={slats} colour={palette.caseFoot} />
      <North
        view={view}
        x={[roller[0] - 0.1, roller[1] + 0.1]}
        z={[2.5, 2.85]}
        y={0}
        fill={palette.steelLight}
      />
      <NorthWindows view={view} y={0} openings={[{ x: [x + 5.6, x + 6.5], z: [1.5, 2.4] }]} />
      <North
        view={view}
        x={[x + 4.1, x + 5.1]}
        z={[0.05, 2.25]}
        y={0}
        fill={paint === 'brick' ? palette.door : palette.doorBlue}
      />
      <Shadow view={view} points={north([x, west], [wall - 0.55, wall], 0)} />
    </>
  )
}

/** One shop of a strip, seen from the lane behind it. */
export function ShopFromLane({ view, x, paint, columns }: ShopProps) {
  const { palette } = view
  const span = [x, x + shopWidth] as const
  return (
    <>
      <BackWall view={view} x={x} paint={paint} />
      <Face view={view} points={slopeArea(plane, span, [0, along])} fill={palette.iron} />
      <Lines
        view={view}
        segments={corrugations(plane, span, [0, along], 0.6)}
        colour={palette.ironLine}
      />
      <ParapetBack view={view} x={x} paint={paint} />
      <Panels view={view} slope={plane} places={panelPlaces(x + 0.7, 1.6, columns, 3, [1, 4])} />
      <North view={view} x={span} z={[wall - 0.16, wall + 0.02]} y={0.35} fill={palette.trim} />
      <PartyWall view={view} x={x} paint={paint} />
    </>
  )
}

/** A kitchen's exhaust: a steel duct with its cowl, standing on the iron. */
export function Flue({ view, x, y }: { view: View; x: number; y: number }) {
  const { steel, steelLight, caseTop } = view.palette
  const foot = wall + pitch * -y
  return (
    <>
      <Box
        view={view}
        x={[x - 0.3, x + 0.3]}
        y={[y - 0.3, y + 0.3]}
        z={[foot, foot + 1.5]}
        front={steelLight}
        side={steel}
        top={caseTop}
      />
      <Box
        view={view}
        x={[x - 0.5, x + 0.5]}
        y={[y - 0.5, y + 0.5]}
        z={[foot + 1.5, foot + 1.75]}
        front={steelLight}
        side={steel}
        top={caseTop}
      />
    </>
  )
}

/** Bins in the lane: general waste, recycling, glass. */
export function Bins({ view, x }: { view: View; x: number }) {
  const { door, awningEnd, shrubLit, doorBlue } = view.palette
  return [1.6, 0.8, 0].map((at, index) => (
    <g key={at}>
      <Box
        view={view}
        x={[x + at, x + at + 0.6]}
        y={[0.5, 1.15]}
        z={[0, 0.95]}
        front={door}
        side={awningEnd}
        top={awningEnd}
      />
      <Faces
        view={view}
        planes={[north([x + at - 0.03, x + at + 0.63], [0.9, 1.05], 1.18)]}
        fill={index === 1 ? doorBlue : shrubLit}
      />
    </g>
  ))
}
