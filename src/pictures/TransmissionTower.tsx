import { Lines } from './Planes.tsx'
import type { Point, Segment, View } from './projection.ts'

interface TransmissionTowerProps {
  view: View
  x: number
  y: number
}

/** The way the line runs over the ground, and the crossarms square to it. */
const alongLine = [0.966, -0.256] as const
const acrossLine = [0.256, 0.966] as const

const levels = [0, 7, 13, 18, 22.5, 26.5, 30.5, 34.5, 38.5, 42]
const arms = [
  { z: 29, reach: 8 },
  { z: 34.5, reach: 6.8 },
  { z: 40, reach: 5.6 },
]

/** Half the width of the lattice at a height: it tapers to a waist, then is almost upright. */
const half = (z: number) => (z < 26.5 ? 4 - (z * 2.7) / 26.5 : 1.3 - (z - 26.5) * 0.03)

/** A place on the tower, measured along and across its line. */
const onTower = (x: number, y: number, along: number, across: number, z: number): Point => [
  x + along * alongLine[0] + across * acrossLine[0],
  y + along * alongLine[1] + across * acrossLine[1],
  z,
]

/** The ends of the arms, from which the wires hang. */
export function wireEnds(x: number, y: number): Point[] {
  return arms.flatMap(({ z, reach }) =>
    [-reach, reach].map((across) => onTower(x, y, 0, across, z - 2)),
  )
}

/** Another tower of the same line, so many metres on. */
export function nextTower(x: number, y: number, metres: number): readonly [number, number] {
  return [x + metres * alongLine[0], y + metres * alongLine[1]]
}

/** A lattice tower of the 220 kV lines, forty-six metres high. */
export function TransmissionTower({ view, x, y }: TransmissionTowerProps) {
  const at = (along: number, across: number, z: number) => onTower(x, y, along, across, z)
  const sides = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  const corner = (side: number, z: number) => {
    const [along, across] = sides[side % 4] as readonly [number, number]
    return at(along * half(z), across * half(z), z)
  }
  const storeys = levels.slice(1).map((top, index) => [levels[index] as number, top] as const)
  const legs = storeys.flatMap(([foot, top]) =>
    sides.map((_, side): Segment => [corner(side, foot), corner(side, top)]),
  )
  const bracesOf = (chosen: readonly number[]) =>
    storeys.flatMap(([foot, top]) =>
      chosen.flatMap((side): Segment[] => [
        [corner(side, foot), corner(side + 1, top)],
        [corner(side + 1, foot), corner(side, top)],
      ]),
    )
  const crossarms = arms.flatMap(({ z, reach }) =>
    [-1, 1].flatMap((sign): Segment[] => [
      [at(0, sign * half(z), z), at(0, sign * reach, z)],
      [at(0, sign * half(z), z + 2), at(0, sign * reach, z)],
      [at(0, sign * reach, z), at(0, sign * reach, z - 2)],
    ]),
  )
  const peak: Segment[] = sides.map((_, side) => [corner(side, 42), at(0, 0, 46)])
  const { steel, steelLight, ironShade } = view.palette
  return (
    <>
      <Lines view={view} segments={bracesOf([0, 3])} colour={steelLight} width={0.8} />
      <Lines view={view} segments={bracesOf([1, 2])} colour={steel} width={0.9} />
      <Lines view={view} segments={[...legs, ...peak]} colour={ironShade} width={1.8} />
      <Lines view={view} segments={crossarms} colour={ironShade} width={1.8} />
    </>
  )
}
