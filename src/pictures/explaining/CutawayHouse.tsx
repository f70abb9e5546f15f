import { Box } from '../Box.tsx'
import { Car } from '../houses/Car.tsx'
import { alongX, alongY, East, Face, Lines, Top } from '../Planes.tsx'
import { night } from '../palette.ts'
import { type Segment, type Span, spaced, type View } from '../projection.ts'
import { type Glow, glow } from './glow.ts'

/** How high the walls are cut, in metres. */
const cut = 1.25
const thin = 0.14
const wallTop = '#5f8a7b'
const innerWall = '#35614f'
const innerSide = '#2b5546'

const rooms: readonly { x: Span; y: Span; isLit: boolean }[] = [
  { x: [0, 2.6], y: [-9, -5.2], isLit: false },
  { x: [2.6, 5.4], y: [-9, -5.2], isLit: false },
  { x: [5.4, 9.2], y: [-9, -5.2], isLit: false },
  { x: [9.2, 13], y: [-9, -5.2], isLit: false },
  { x: [0, 4.4], y: [-5.2, 0], isLit: true },
  { x: [4.4, 9.2], y: [-5.2, 0], isLit: true },
  { x: [9.2, 13], y: [-5.2, 0], isLit: true },
]
const livingSide = rooms.filter(({ isLit }) => isLit)

/**
 * A house at night with its roof lifted off, seen from the north-east. What is wired for backup takes its colours from
 * `glow`.
 */
export function CutawayHouse({ view }: { view: View }) {
  return (
    <>
      <Garden view={view} />
      <Floors view={view} />
      <Bedrooms view={view} />
      <LivingSide view={view} />
      <FrontWall view={view} />
      <BatteryAndBoards view={view} />
      <Box view={view} x={[13.1, 13.6]} y={[-2.8, -1.6]} z={[0, 0.9]} {...airConditioner} />
      <Car view={view} x={13.9} y={-1.6} />
    </>
  )
}

const airConditioner = {
  front: glow('air', '#f3cf74', '#5f8375'),
  side: glow('air', '#d9a73c', '#42685b'),
  top: glow('air', '#f8dd96', '#6f9486'),
}

type Part = { view: View }

const windows: readonly Span[] = [
  [1.2, 3.4],
  [5, 8.6],
  [10, 12.2],
]

function Garden({ view }: Part) {
  return (
    <>
      <Top view={view} x={[-2.4, 17.9]} y={[-10, 2.2]} z={0} fill={night.grass} />
      <Top view={view} x={[13.9, 17.5]} y={[-5.6, 2.2]} z={0} fill={night.path} />
      <Top view={view} x={[5.8, 7.2]} y={[0, 2.2]} z={0} fill={night.path} />
      {windows.map(([from, to]) => (
        <Face
          key={from}
          view={view}
          fill={glow('lights', '#3e4f28', night.grass)}
          points={[
            [from, 0, 0],
            [to, 0, 0],
            [to + 0.5, 1.9, 0],
            [from - 0.5, 1.9, 0],
          ]}
        />
      ))}
    </>
  )
}

function Floors({ view }: Part) {
  const boards = livingSide.flatMap(({ x, y }) =>
    spaced(x[0] + 0.5, 0.5, (x[1] - x[0]) / 0.5).map((at) => alongY(at, [y[0], y[1]], 0.03)),
  )
  return (
    <>
      {rooms.map(({ x, y, isLit }) => (
        <Top
          key={`${x} ${y}`}
          view={view}
          x={x}
          y={y}
          z={0.02}
          fill={isLit ? glow('lights', '#e2ad35', '#1f4a3f') : '#1f4a3f'}
        />
      ))}
      <Lines
        view={view}
        segments={boards}
        colour={glow('lights', '#c99528', '#1c443a')}
        width={0.8}
      />
    </>
  )
}

/** A wall from east to west, its north face in view. */
function AlongX({ view, x, y, isLit = false }: Part & { x: Span; y: number; isLit?: boolean }) {
  return (
    <Box
      view={view}
      x={x}
      y={[y - thin, y]}
      z={[0, cut]}
      front={isLit ? glow('lights', '#f3cf74', innerWall) : innerWall}
      side="#254d40"
      top={wallTop}
    />
  )
}

/** A wall from north to south, its east face in view. */
function AlongY({ view, x, y, isLit = false, side = innerSide }: AlongYProps) {
  return (
    <Box
      view={view}
      x={[x, x + thin]}
      y={y}
      z={[0, cut]}
      front={innerWall}
      side={isLit ? glow('lights', '#d9a73c', side) : side}
      top={wallTop}
    />
  )
}

type AlongYProps = Part & { x: number; y: Span; isLit?: boolean; side?: string }

/** Something to sit on, lie on or put things on. */
function Furniture({ view, x, y, to, lit }: FurnitureProps) {
  return (
    <Box
      view={view}
      x={x}
      y={y}
      z={[0, to]}
      front={lit ? glow('lights', lit[0], '#3c6555') : '#3c6555'}
      side={lit ? glow('lights', lit[1], '#2c5344') : '#2c5344'}
      top={lit ? glow('lights', lit[2], '#4a7363') : '#4a7363'}
    />
  )
}

type FurnitureProps = Part & {
  x: Span
  y: Span
  to: number
  /** Front, side and top in the light; without it, the room stays dark. */
  lit?: readonly [string, string, string]
}

const wood = ['#c9b48a', '#a78a5b', '#e1d6c1'] as const
const bench = ['#d8c9a4', '#b39b6c', '#e9e0cb'] as const
const sofa = ['#8aa39a', '#738277', '#c0cdc8'] as const
const chair = ['#7b8f86', '#6a7466', '#b6c1bc'] as const

function Bedrooms({ view }: Part) {
  const back: Span = [-9, -5.2]
  return (
    <>
      <AlongX view={view} x={[0, 13]} y={-8.86} />
      <AlongY view={view} x={12.86} y={back} />
      <AlongY view={view} x={9.13} y={back} />
      <Furniture view={view} x={[10, 11.8]} y={[-8.6, -6.6]} to={0.55} />
      <Furniture view={view} x={[6.2, 8]} y={[-8.6, -6.6]} to={0.55} />
      <AlongY view={view} x={5.33} y={back} />
      <Furniture view={view} x={[3.2, 5]} y={[-8.7, -7.9]} to={0.55} />
      <AlongY view={view} x={2.53} y={back} />
      <Furniture view={view} x={[0.7, 1.4]} y={[-8.7, -8]} to={0.9} />
      <Furniture view={view} x={[1.55, 2.25]} y={[-8.7, -8]} to={0.9} />
      <AlongY view={view} x={0} y={back} side="#234b40" />
    </>
  )
}

function LivingSide({ view }: Part) {
  const front: Span = [-5.2, 0]
  return (
    <>
      {livingSide.map(({ x }) => (
        <AlongX key={x[0]} view={view} x={x} y={-5.13} isLit />
      ))}
      <AlongY view={view} x={12.86} y={front} />
      <Furniture view={view} x={[10.2, 12.2]} y={[-5, -4.2]} to={0.75} lit={wood} />
      <Top
        view={view}
        x={[10.9, 11.5]}
        y={[-4.75, -4.4]}
        z={0.76}
        fill={glow('study', '#fffbf0', '#3f6858')}
      />
      <Furniture view={view} x={[10.5, 11.1]} y={[-3.8, -3.2]} to={0.45} lit={chair} />
      <AlongY view={view} x={9.13} y={front} isLit />
      <Furniture view={view} x={[5.1, 8.2]} y={[-4.9, -4.1]} to={0.7} lit={sofa} />
      <Furniture view={view} x={[6, 7.4]} y={[-3.2, -2.4]} to={0.4} lit={wood} />
      <Furniture view={view} x={[5.6, 7.8]} y={[-0.65, -0.3]} to={0.5} lit={wood} />
      <Box
        view={view}
        x={[5.9, 7.5]}
        y={[-0.55, -0.48]}
        z={[0.55, 1.35]}
        front={glow('living', '#4b7a83', '#16302a')}
        side="#0e2a22"
        top={glow('living', '#fbe5a6', '#28544a')}
      />
      <AlongY view={view} x={4.33} y={front} isLit />
      <Kitchen view={view} />
      <AlongY view={view} x={0} y={front} side="#234b40" />
    </>
  )
}

function Kitchen({ view }: Part) {
  return (
    <>
      <Furniture view={view} x={[0.15, 3.4]} y={[-5.05, -4.4]} to={0.9} lit={bench} />
      <Box
        view={view}
        x={[0.16, 0.95]}
        y={[-4.3, -3.5]}
        z={[0, 1.8]}
        front={glow('kitchen', '#fffdf6', '#7fa396')}
        side={glow('kitchen', '#e4ece4', '#5f8375')}
        top={glow('kitchen', '#ffffff', '#8fafa2')}
      />
      <Furniture view={view} x={[1.9, 3.3]} y={[-2.9, -1.6]} to={0.72} lit={wood} />
      <Furniture view={view} x={[0.15, 0.8]} y={[-3.3, -0.2]} to={0.9} lit={bench} />
      <Box
        view={view}
        x={[0.16, 0.82]}
        y={[-1.1, -0.35]}
        z={[0, 0.94]}
        front={glow('oven', '#f6b81a', '#29443b')}
        side="#1d352d"
        top={glow('oven', '#f0b9a2', '#3a5a4e')}
      />
    </>
  )
}

const piers: readonly Span[] = [
  [0, 1.2],
  [3.4, 5],
  [8.6, 10],
  [12.2, 13],
]
const sills: readonly Span[] = [
  [1.2, 3.4],
  [5, 5.8],
  [7.2, 8.6],
  [10, 12.2],
]

function FrontWall({ view }: Part) {
  const wall = { view, y: [-thin, 0] as Span, front: '#4a7767', side: '#254d40' }
  const boards = [0.25, 0.5].map((up) => alongX([0, 13], 0, up))
  return (
    <>
      {piers.map((x) => (
        <Box key={x[0]} {...wall} x={x} z={[0, cut]} top={wallTop} />
      ))}
      {sills.map((x) => (
        <Box key={x[0]} {...wall} x={x} z={[0, 0.7]} top={glow('lights', '#f3cf74', '#7fa396')} />
      ))}
      <Lines view={view} segments={boards} colour="#3e6b5e" width={0.8} />
    </>
  )
}

/** On the east wall: the battery, the backup board and the meter box, and the wire between them. */
function BatteryAndBoards({ view }: Part) {
  const wire: Segment = alongY(-0.02, [-1.9, -5.9], 0.9)
  const case_ = { front: night.caseSide, top: night.caseTop }
  const lit = (name: Glow, dark: string) => glow(name, night.gold, dark)
  return (
    <>
      <Lines
        view={view}
        segments={[wire]}
        colour={lit('backup', '#4d6e61')}
        width={view.scale / 12}
      />
      <Box view={view} x={[-0.42, 0]} y={[-8.2, -5.9]} z={[0, 1.9]} side={night.case} {...case_} />
      <East view={view} x={-0.43} y={[-7.35, -6.75]} z={[0.4, 1.6]} fill={night.caseWindow} />
      <East
        view={view}
        x={-0.43}
        y={[-7.35, -6.75]}
        z={[0.4, 1.35]}
        fill={lit('backup', '#94862f')}
      />
      <Box
        view={view}
        x={[-0.2, 0]}
        y={[-4.9, -4.2]}
        z={[0.5, 1.35]}
        side={night.meter}
        {...case_}
      />
      <Box
        view={view}
        x={[-0.2, 0]}
        y={[-2.3, -1.5]}
        z={[0.4, 1.4]}
        side={night.meter}
        {...case_}
      />
      <East
        view={view}
        x={-0.21}
        y={[-4.75, -4.35]}
        z={[0.75, 1.1]}
        fill={lit('backup', night.meter)}
      />
    </>
  )
}
