import { Box } from '../Box.tsx'
import { northCourses } from '../courses.ts'
import { Fence } from '../Fence.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { East, Face, Faces, Lines, North, north, sloping, Top } from '../Planes.tsx'
import { type Point, type Span, spaced, type View } from '../projection.ts'
import { corrugations, slope, slopeArea } from '../slope.ts'
import { EastWindow, NorthWindows } from '../Windows.tsx'

const terraceWidth = 5.4
const fence = 3.6
const wingEast = 2.5
const wingWall = 2.9
const eave = 3.7
const rise = 0.62
const roofFoot = -6.6
const roofTop = -11.4
const ridge = eave + rise * (roofFoot - roofTop)

type Wall = 'cream' | 'sage' | 'blush' | 'brick'

interface PartProps {
  view: View
  x: number
  wall: Wall
  /** The house we came to see: panels on the rear slope, the kitchen lit. */
  home?: boolean
}

const shadeOf = {
  cream: 'creamShade',
  sage: 'sageShade',
  blush: 'blushShade',
  brick: 'brickShade',
} as const

const mainSlope = slope(roofFoot, eave, rise)
const along = (roofFoot - roofTop) / mainSlope.run

/** The long iron slope the whole row shares, and the wall under its gutter. */
function MainRoof({ view, x }: { view: View; x: Span }) {
  const { palette } = view
  return (
    <>
      <North view={view} x={x} z={[0, eave]} y={roofFoot} fill={palette.brickShade} />
      <Face view={view} points={slopeArea(mainSlope, x, [0, along])} fill={palette.iron} />
      <Lines
        view={view}
        segments={corrugations(mainSlope, x, [0, along], 0.6)}
        colour={palette.ironLine}
        width={0.8}
      />
      <North view={view} x={x} z={[eave - 0.12, eave + 0.03]} y={roofFoot} fill={palette.trim} />
    </>
  )
}

/** The wall between two houses, carried up above their roofs, and the chimney that rides on it. */
function PartyWall({ view, x, wall }: Omit<PartProps, 'home'>) {
  const { palette } = view
  const above = 0.4
  const foot: Point = [x, roofFoot + 0.3, eave - 0.1]
  return (
    <>
      <Face
        view={view}
        points={[
          foot,
          [x, roofTop, ridge - 0.1],
          [x, roofTop, ridge + above],
          [x, roofFoot + 0.3, eave + above - 0.1],
        ]}
        fill={palette.brickShade}
      />
      <Face
        view={view}
        points={sloping(
          [x, x + 0.26],
          [roofFoot + 0.3, eave + above - 0.1],
          [roofTop, ridge + above],
        )}
        fill={palette.renderTop}
      />
      <North
        view={view}
        x={[x, x + 0.26]}
        z={[2, eave + above - 0.1]}
        y={roofFoot + 0.3}
        fill={palette[wall]}
      />
      <Box
        view={view}
        x={[x - 0.1, x + 0.75]}
        y={[-11.2, -9.9]}
        z={[ridge - 0.4, ridge + 1.3]}
        front={palette.brick}
        side={palette.brickShade}
        top={palette.render}
      />
      <Box
        view={view}
        x={[x - 0.2, x + 0.85]}
        y={[-11.3, -9.8]}
        z={[ridge + 1.3, ridge + 1.55]}
        front={palette.brickTop}
        side={palette.brickShade}
        top={palette.render}
      />
    </>
  )
}

/** The kitchen wing under its lean-to roof, with a yard beside it. */
function KitchenWing({ view, x, wall, home = false }: PartProps) {
  const { palette } = view
  const [east, west] = [x + wingEast, x + terraceWidth]
  const roof: Point[] = sloping([east - 0.25, west], [0.3, wingWall - 0.05], [roofFoot, eave - 0.4])
  const ribs = spaced(east + 0.2, 0.42, 7).map(
    (at) =>
      [
        [at, 0.3, wingWall - 0.05],
        [at, roofFoot, eave - 0.4],
      ] as const,
  )
  return (
    <>
      <North
        view={view}
        x={[x, east]}
        z={[0, eave - 0.12]}
        y={roofFoot}
        fill={palette[shadeOf[wall]]}
      />
      <East
        view={view}
        y={[roofFoot, 0]}
        z={[0, wingWall + 0.3]}
        x={east}
        fill={palette[shadeOf[wall]]}
      />
      <North view={view} x={[east, west]} z={[0, wingWall]} y={0} fill={palette[wall]} />
      <EastWindow view={view} y={[-5, -3.6]} z={[0.9, 2.3]} x={east} lit={home} />
      <NorthWindows
        view={view}
        y={0}
        openings={[{ x: [east + 0.5, west - 0.5], z: [1.2, 2.25], panes: 2, lit: home }]}
      />
      {wall === 'brick' && (
        <Lines
          view={view}
          segments={northCourses([east, west], [0, 1], 0, 0.3)}
          colour={palette.brickLine}
          width={0.7}
        />
      )}
      <Face view={view} points={roof} fill={palette.ironTop} />
      <Lines view={view} segments={ribs} colour={palette.ironLine} width={0.8} />
      <Face
        view={view}
        points={[
          [east - 0.25, 0.3, wingWall - 0.05],
          [east - 0.25, roofFoot, eave - 0.4],
          [east - 0.25, roofFoot, eave - 0.58],
          [east - 0.25, 0.3, wingWall - 0.23],
        ]}
        fill={palette.trimShade}
      />
      <North
        view={view}
        x={[east - 0.25, west]}
        z={[wingWall - 0.23, wingWall - 0.05]}
        y={0.3}
        fill={palette.trim}
      />
    </>
  )
}

/** One house's part of the row: party wall, kitchen wing and yard. */
function Part({ view, x, wall, home = false }: PartProps) {
  const { palette } = view
  return (
    <>
      {home && (
        <Panels view={view} slope={mainSlope} places={panelPlaces(x + 0.52, 0.9, 4, 2, [1])} />
      )}
      <KitchenWing view={view} x={x} wall={wall} home={home} />
      <PartyWall view={view} x={x} wall={wall} />
      <East view={view} y={[roofFoot, fence]} z={[0, 1.9]} x={x} fill={palette.brickShade} />
      <Top view={view} x={[x, x + 0.24]} y={[roofFoot, fence]} z={1.9} fill={palette.render} />
    </>
  )
}

/** A row of single-fronted terraces from the lane behind, with one that is home. */
export function RearTerraces({ view, from, walls, home }: RearTerracesProps) {
  const { palette } = view
  const x = [from, from + walls.length * terraceWidth] as const
  const houses = walls.map((wall, index) => ({
    wall,
    at: from + index * terraceWidth,
    home: index === home,
  }))
  const gates = houses.map(({ at }) => north([at + 0.7, at + 1.7], [0.05, 1.75], fence))
  return (
    <>
      <Top view={view} x={x} y={[roofFoot, fence]} z={0} fill={palette.pathEdge} />
      <MainRoof view={view} x={x} />
      {houses.toReversed().map((house) => (
        <Part key={house.at} view={view} x={house.at} wall={house.wall} home={house.home} />
      ))}
      <Fence view={view} from={[x[0], fence]} to={[x[1], fence]} height={1.8} tone="shade" />
      <Faces
        view={view}
        planes={gates.filter((_, index) => index !== home)}
        fill={palette.deckFront}
      />
      <Faces view={view} planes={gates.slice(home, home + 1)} fill={palette.door} />
    </>
  )
}

interface RearTerracesProps {
  view: View
  /** The east end of the row. */
  from: number
  walls: readonly Wall[]
  /** Which of them, counted from the east. */
  home: number
}
