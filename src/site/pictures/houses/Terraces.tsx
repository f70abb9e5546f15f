import { Box } from '../Box.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { Face, Faces, Lines, level, North, north, Shadow, Top } from '../Planes.tsx'
import type { Palette } from '../palette.ts'
import { isNear, type Point, type Span, spaced, type View } from '../projection.ts'
import { corrugations, slope, slopeArea } from '../slope.ts'
import { EastWindow, NorthWindows, type Opening } from '../Windows.tsx'

const width = 5.2
const wall = 6
const depth = 9
const ridgeY = -depth / 2
const ridgeRise = 2.2
const front = 1.6
const parapetRise = 0.35

const roof = slope(0, wall, ridgeRise / -ridgeY)
const roofLength = -ridgeY / roof.run

interface Colours {
  light: keyof Palette
  shade: keyof Palette
  door: keyof Palette
}

const houses: Colours[] = [
  { light: 'cream', shade: 'creamShade', door: 'door' },
  { light: 'sage', shade: 'sageShade', door: 'doorBlue' },
  { light: 'blush', shade: 'blushShade', door: 'door' },
]

const colour = (view: View, name: keyof Palette) => view.palette[name] as string

interface Part {
  view: View
  /** The east end of this house, in metres along the row. */
  x: number
  colours: Colours
}

/** The wall between two roofs, carried up above them and capped. */
function FireWall({ view, x }: { view: View; x: Span }) {
  const { trim, trimShade } = view.palette
  const [low, high] = [wall + parapetRise, wall + ridgeRise + parapetRise]
  return (
    <>
      <Face
        view={view}
        fill={trimShade}
        points={[
          [x[0], 0, wall],
          [x[0], ridgeY, wall + ridgeRise],
          [x[0], ridgeY, high],
          [x[0], 0, low],
        ]}
      />
      <Face
        view={view}
        fill={trim}
        points={[
          [x[0], 0, low],
          [x[1], 0, low],
          [x[1], ridgeY, high],
          [x[0], ridgeY, high],
        ]}
      />
    </>
  )
}

/** A chimney astride the ridge, its foot cut to the slope. */
function RidgeChimney({ view, x }: { view: View; x: number }) {
  const { brick, brickShade, brickTop, render } = view.palette
  const [west, north, ridge] = [x + 0.7, -4, wall + ridgeRise]
  const foot = wall + ridgeRise * (-north / -ridgeY)
  const top = wall + 3.9
  return (
    <>
      <Face
        view={view}
        fill={brickShade}
        points={[
          [x, north, foot],
          [x, ridgeY, ridge],
          [x, -4.9, ridge],
          [x, -4.9, top],
          [x, north, top],
        ]}
      />
      <Face
        view={view}
        fill={brick}
        points={[
          [x, north, foot],
          [west, north, foot],
          [west, north, top],
          [x, north, top],
        ]}
      />
      <Box
        view={view}
        x={[x - 0.1, west + 0.1]}
        y={[-5, -3.9]}
        z={[top - 0.3, top]}
        front={brickTop}
        side={brickShade}
        top={render}
      />
      {isNear(view) &&
        [0.18, 0.52].map((place) => (
          <Box
            key={place}
            view={view}
            x={[x + place - 0.12, x + place + 0.12]}
            y={[-4.57, -4.33]}
            z={[top, top + 0.35]}
            front={brick}
            side={brickShade}
            top={brickShade}
          />
        ))}
    </>
  )
}

/** The ornamental front above the verandah, with a little pediment. */
function Crest({ view, x, colours }: Part) {
  const on = (part: number, rise: number): Point => [x + width * part, 0, wall + rise]
  const line = [on(0, 0.9), on(0.28, 0.9), on(0.5, 1.6), on(0.72, 0.9), on(1, 0.9)]
  return (
    <>
      <Face
        view={view}
        fill={colour(view, colours.light)}
        points={[on(0, -0.1), ...line, on(1, -0.1)]}
      />
      <Faces
        view={view}
        fill={view.palette.trim}
        planes={[
          [...line, ...line.toReversed().map(([across, y, z]): Point => [across, y, z - 0.17])],
          north([x, x + width], [wall - 0.1, wall + 0.08], 0),
        ]}
      />
    </>
  )
}

/** What is behind the iron lace: wall, windows, a door. All of it in shade. */
function Front({ view, x, colours }: Part) {
  const { trimShade } = view.palette
  const openings: Opening[] = [
    { x: [x + 0.9, x + 2.2], z: [0.5, 2.4], panes: 2, lit: x > 0 },
    { x: [x + 0.9, x + 2.2], z: [3.2, 5.3], panes: 2, lit: x === 0 },
    { x: [x + 3.2, x + 4.4], z: [3.2, 5.3], panes: 2, lit: x < width * 2 },
  ]
  return (
    <>
      <North
        view={view}
        x={[x, x + width]}
        z={[0, wall]}
        y={0}
        fill={colour(view, colours.shade)}
      />
      <NorthWindows view={view} y={0} openings={openings} shaded />
      {isNear(view) && (
        <North view={view} x={[x + 3.1, x + 4.5]} z={[0.15, 2.75]} y={0} fill={trimShade} />
      )}
      <North
        view={view}
        x={[x + 3.25, x + 4.35]}
        z={[0.15, 2.15]}
        y={0}
        fill={colour(view, colours.door)}
      />
      <North
        view={view}
        x={[x + 3.25, x + 4.35]}
        z={[2.25, 2.62]}
        y={0}
        fill={view.palette.glassShade}
      />
    </>
  )
}

// One arch of the lace: how far along, and how high above its foot. From afar a tooth will do.
const arch = [
  [0, 0],
  [0.16, 0.16],
  [0.5, 0.23],
  [0.84, 0.16],
] as const
const tooth = [arch[0], arch[2]]

/** A frieze of iron lace hung from a beam, in nine arches. */
function frieze(view: View, x: number, z: number): Point[] {
  const step = width / 9
  const arches = spaced(x, step, 9).flatMap((left) =>
    (isNear(view) ? arch : tooth).map(
      ([part, rise]): Point => [left + step * part, front, z + rise],
    ),
  )
  return [...arches, [x + width, front, z], [x + width, front, z + 0.5], [x, front, z + 0.5]]
}

/** Floor, balcony, lace, posts and the iron roof over them. */
function VerandahFront({ view, x }: { view: View; x: number }) {
  const { palette } = view
  const end = x + width
  return (
    <>
      <Faces
        view={view}
        fill={palette.path}
        planes={[level([x, end], [0, front], 0.15), level([x, end], [0, front], 3.05)]}
      />
      <Faces
        view={view}
        fill={palette.pathEdge}
        planes={[north([x, end], [0, 0.15], front), north([x, end], [2.85, 3.05], front)]}
      />
      <Lines
        view={view}
        segments={spaced(x + 0.26, 0.26, 19).map((at) => [
          [at, front, 3.1],
          [at, front, 3.9],
        ])}
        colour={palette.trim}
        width={Math.max(1, view.scale * 0.075)}
      />
      <Faces
        view={view}
        fill={palette.trim}
        planes={[
          north([x, end], [3.86, 3.98], front),
          ...(isNear(view) ? [north([x, end], [3.08, 3.16], front)] : []),
          frieze(view, x, 2.35),
          frieze(view, x, 5.05),
        ]}
      />
      <Face
        view={view}
        fill={palette.iron}
        points={[
          [x, 0, wall - 0.1],
          [end, 0, wall - 0.1],
          [end, 1.75, wall - 0.5],
          [x, 1.75, wall - 0.5],
        ]}
      />
      <Lines
        view={view}
        segments={spaced(x + 0.42, 0.42, 12).map((at) => [
          [at, 0, wall - 0.1],
          [at, 1.75, wall - 0.5],
        ])}
        colour={palette.ironLine}
        width={0.8}
      />
      <North view={view} x={[x, end]} z={[wall - 0.62, wall - 0.5]} y={1.75} fill={palette.trim} />
    </>
  )
}

/** The wall that comes forward between two verandahs. */
function WingWall({ view, x, face, end }: { view: View; x: number; face: string; end: string }) {
  return (
    <>
      <Face
        view={view}
        fill={face}
        points={[
          [x, 0, 0],
          [x, front + 0.1, 0],
          [x, front + 0.1, wall - 0.5],
          [x, 0, wall - 0.05],
        ]}
      />
      <North view={view} x={[x, x + 0.24]} z={[0, wall - 0.5]} y={front + 0.1} fill={end} />
    </>
  )
}

/** The blind side of the row, in shade. */
function EastSide({ view }: { view: View }) {
  const top = wall + parapetRise
  const profile: Point[] = [
    [0, front + 0.1, 0],
    [0, front + 0.1, wall - 0.5],
    [0, 0, wall - 0.05],
    [0, 0, wall + 0.9],
    [0, -0.35, wall + 0.9],
    [0, -0.35, top + 0.2],
    [0, ridgeY, top + ridgeRise],
    [0, -depth, top],
    [0, -depth, 0],
  ]
  return (
    <>
      <Face view={view} points={profile} fill={view.palette.boardShade} />
      <EastWindow view={view} y={[-6.6, -5.6]} z={[3.5, 5.1]} x={0} lit />
      <EastWindow view={view} y={[-6.6, -5.6]} z={[0.8, 2.4]} x={0} />
      <Shadow
        view={view}
        strength={0.12}
        points={[
          [0, -0.35, top + 0.2],
          [0, ridgeY, top + ridgeRise],
          [0, ridgeY, top + ridgeRise - 0.3],
          [0, -0.35, top - 0.1],
        ]}
      />
      <North
        view={view}
        x={[0, 0.24]}
        z={[0, wall - 0.5]}
        y={front + 0.1}
        fill={view.palette.cream}
      />
    </>
  )
}

/** Low palings along the street, with a gateway and a path to each door. */
function FrontGarden({ view, x }: { view: View; x: number }) {
  const { path, trim } = view.palette
  const y = 3.2
  const palings = [...spaced(x + 0.2, 0.3, 10), ...spaced(x + 4.5, 0.3, 3)]
  const rails = [0.22, 0.62].flatMap((z) => [
    north([x, x + 2.9], [z, z + 0.08], y),
    north([x + 4.4, x + width], [z, z + 0.08], y),
  ])
  return (
    <>
      <Top view={view} x={[x + 3.2, x + 4.4]} y={[front, 3.7]} z={0} fill={path} />
      <Faces
        view={view}
        fill={trim}
        planes={[...rails, ...palings.map((at) => north([at, at + 0.13], [0, 0.85], y))]}
      />
    </>
  )
}

/** A row of two-storey terraces with parapets and iron lace, each with panels on its roof. */
export function Terraces({ view, count = 3 }: { view: View; count?: number }) {
  const { palette } = view
  const end = width * count
  const row = Array.from({ length: count }, (_, index) => ({
    x: width * index,
    colours: houses[index % houses.length] as Colours,
  })).toReversed()

  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 1.7, 0],
          [-4.4, -2.6, 0],
          [-5.6, -5, 0],
          [-5.5, -9, 0],
          [0, -9, 0],
        ]}
      />
      <Face view={view} points={slopeArea(roof, [0, end], [0, roofLength])} fill={palette.iron} />
      <Lines
        view={view}
        segments={corrugations(roof, [0, end], [0, roofLength], 0.45)}
        colour={palette.ironLine}
        width={0.8}
      />
      <FireWall view={view} x={[end - 0.24, end]} />
      {row.map(({ x }) => (
        <g key={x}>
          <Panels view={view} slope={roof} places={panelPlaces(x + 1.1, 2.3, 3, 1, [1])} />
          <FireWall view={view} x={x === 0 ? [0, 0.24] : [x - 0.12, x + 0.12]} />
          <RidgeChimney view={view} x={x} />
        </g>
      ))}
      {row.map(({ x, colours }) => (
        <g key={x}>
          <Front view={view} x={x} colours={colours} />
          <WingWall
            view={view}
            x={x + width - 0.12}
            face={colour(view, colours.shade)}
            end={colour(view, colours.light)}
          />
          <VerandahFront view={view} x={x} />
          <Crest view={view} x={x} colours={colours} />
        </g>
      ))}
      <EastSide view={view} />
      {isNear(view) && row.map(({ x }) => <FrontGarden key={x} view={view} x={x} />)}
    </>
  )
}
