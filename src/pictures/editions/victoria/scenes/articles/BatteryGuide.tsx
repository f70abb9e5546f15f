import { BatteryCase, Charge } from '#pictures/Battery.tsx'
import { Box } from '#pictures/Box.tsx'
import { Deck, Verandah } from '#pictures/houses/weatherboard/Verandah.tsx'
import { EastWall, NorthWall } from '#pictures/houses/weatherboard/Walls.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { alongY, East, east, Face, Faces, Lines, level, Top } from '#pictures/Planes.tsx'
import { night } from '#pictures/palette.ts'
import { createView, type Point, type Segment } from '#pictures/projection.ts'
import { shrub } from '#pictures/shrub.ts'
import { Leaves } from '#pictures/Trees.tsx'
import { EastWindow } from '#pictures/Windows.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 60, rise: 9, scale: 150, origin: [1075, 434] }, frame, night)

const pavers = [-8.3, -7.2, -6.1, -5, -3.9, -2.8, -1.7, -0.6].map((y) =>
  level([-1.75, -0.75], [y, y + 0.95], 0),
)

const windowY = [-7.1, -5.9] as const
const windowZ = [1.35, 2.75] as const

/** Where the light of the window lies on the pavers. */
const fallen: Point[] = [
  [-0.5, windowY[0], 0],
  [-0.5, windowY[1], 0],
  [-2.6, windowY[1] + 0.4, 0],
  [-2.6, windowY[0] - 0.4, 0],
]

/** Seen almost edge on, the verandah's roof would let a hair of lit window through here. */
const verandahEdge: Segment = [
  [-0.3, 0, 2.86],
  [-0.3, 2.8, 2.36],
]

const cable = 0.055

/** Runs of cable flat on the wall: down from the eave, across to the switchboard, on to the battery. */
const runs = [
  east([-0.62 - cable, -0.62 + cable], [2.3, 4], 0),
  east([-0.62 - cable, -0.62 + cable], [0.78, 1.3], 0),
  east([-1.7, -0.62 + cable], [0.78, 0.78 + 2 * cable], 0),
  east([-4.8, -3.9], [0.78, 0.78 + 2 * cable], 0),
  east([-4.8 - 2 * cable, -4.8], [0.78, 1.4], 0),
]

/** A small grey box on the wall, its dark window towards us. */
function WallBox({ y, z, window }: WallBoxProps) {
  return (
    <>
      <Box
        view={view}
        x={[-0.16, 0]}
        y={y}
        z={z}
        front={night.caseSide}
        side={night.meter}
        top={night.caseTop}
      />
      <East view={view} y={window.y} z={window.z} x={-0.16} fill={night.glassShade} />
    </>
  )
}

interface WallBoxProps {
  y: readonly [number, number]
  z: readonly [number, number]
  window: Omit<WallBoxProps, 'window'>
}

function Switches() {
  const places = [-5.07, -4.95, -4.83, -4.71, -4.59]
  return (
    <Faces
      view={view}
      planes={places.map((y) => east([y, y + 0.07], [1.72, 1.9], -0.17))}
      fill={night.caseTop}
    />
  )
}

/** A pot of herbs on the sill, dark against the kitchen. */
function Sill() {
  return (
    <>
      <Leaves
        masses={[shrub(view, [-0.02, -6.2, 1.62], 0.34, 0.3, 6)]}
        shade={night.shrub}
        lit={night.shrubLit}
      />
      <East view={view} y={[-6.3, -6.1]} z={[1.35, 1.58]} x={0} fill={night.brick} />
      <Face
        view={view}
        points={level([-0.12, 0], [windowY[0] - 0.2, windowY[1] + 0.2], 1.21)}
        fill={night.trim}
      />
      <East
        view={view}
        y={[windowY[0] - 0.2, windowY[1] + 0.2]}
        z={[1.13, 1.21]}
        x={-0.12}
        fill={night.trimShade}
      />
    </>
  )
}

export function BatteryGuide() {
  return (
    <Picture frame={frame} ground={night.sky}>
      <path d="M1075 380C1180 330 1300 350 1440 330V480H1075z" fill={night.farLeaf} />
      <Top view={view} x={[-12, 0]} y={[-16, 20]} z={0} fill={night.grass} />
      <NorthWall view={view} />
      <Deck view={view} />
      <Verandah view={view} />
      <Lines view={view} segments={[verandahEdge]} colour={night.ironTop} width={3} />
      <EastWall view={view} />
      <EastWindow view={view} y={windowY} z={windowZ} x={0} lit />
      <Sill />
      <Faces view={view} planes={pavers} fill={night.path} />
      <Face view={view} points={fallen} fill={night.gold} opacity={0.16} />
      <Faces view={view} planes={runs} fill={night.gold} />
      <WallBox y={[-1.05, -0.25]} z={[1.3, 2.3]} window={{ y: [-0.92, -0.4], z: [1.75, 2.12] }} />
      <WallBox y={[-5.2, -4.4]} z={[1.4, 2.3]} window={{ y: [-5.12, -4.48], z: [1.66, 1.96] }} />
      <Switches />
      <BatteryCase view={view} />
      <Charge view={view} level={0.5} />
      <Lines
        view={view}
        segments={[alongY(-0.36, [-3.9, -1.6], 2.12)]}
        colour={night.caseFoot}
        width={2}
      />
    </Picture>
  )
}
