import { Faces, Lines, north } from './Planes.tsx'
import { outline, type Point, type View } from './projection.ts'

interface HillsHoistProps {
  view: View
  x: number
  y: number
}

const height = 2.6
const reach = 2.2

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

interface Cloth {
  /** Which of the four sides, counted round from the north-west arm. */
  side: number
  /** Where on the line it is pegged, from 0 to 1. */
  from: number
  to: number
  /** How far it hangs, in metres. */
  drop: number
  fill: 'trim' | 'leafLit' | 'awning' | 'door' | 'sky' | 'farLeafLit' | 'farLeaf'
}

const washing: Cloth[] = [
  { side: 1, from: 0.15, to: 0.42, drop: 1, fill: 'farLeafLit' },
  { side: 1, from: 0.5, to: 0.8, drop: 0.8, fill: 'farLeaf' },
  { side: 2, from: 0.12, to: 0.4, drop: 1.15, fill: 'trim' },
  { side: 2, from: 0.5, to: 0.66, drop: 0.7, fill: 'door' },
  { side: 2, from: 0.72, to: 0.88, drop: 0.7, fill: 'sky' },
  { side: 3, from: 0.08, to: 0.36, drop: 1.35, fill: 'trim' },
  { side: 3, from: 0.42, to: 0.62, drop: 0.75, fill: 'leafLit' },
  { side: 3, from: 0.68, to: 0.92, drop: 1.1, fill: 'awning' },
]

/** The rotary clothes line every Melbourne garden had. */
export function HillsHoist({ view, x, y }: HillsHoistProps) {
  const { palette } = view
  const arms = [20, 110, 200, 290].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle), height + 0.28]
  })
  const arm = (index: number) => arms[index % 4] as Point
  const hub: Point = [x, y, height]
  const inner = arms.map((end) => between([x, y, height + 0.12], end, 0.6))

  const hung = ({ side, from, to, drop }: Cloth): Point[] => {
    const [left, right] = [
      between(arm(side), arm(side + 1), from),
      between(arm(side), arm(side + 1), to),
    ]
    return [
      left,
      right,
      [right[0] - 0.08, right[1], right[2] - drop],
      [left[0] - 0.08, left[1], left[2] - drop],
    ]
  }
  const cloths = (items: readonly Cloth[]) =>
    items.map((cloth) => (
      <path
        key={cloth.from + cloth.side}
        d={outline(view, hung(cloth))}
        fill={palette[cloth.fill]}
      />
    ))
  const line = (side: number) => [arm(side), arm(side + 1)] as const

  const backSides = [1, 2]
  return (
    <>
      <Lines
        view={view}
        segments={[
          [
            [x, y, 0],
            [x - 1.9, y - 1.9, 0],
          ],
        ]}
        colour={palette.grassShade}
        width={3}
      />
      <Lines view={view} segments={backSides.map(line)} colour={palette.steelLight} width={1.2} />
      {cloths(washing.filter(({ side }) => backSides.includes(side)))}
      <Lines
        view={view}
        segments={inner.map((point, index) => [point, inner[(index + 1) % 4] as Point])}
        colour={palette.steelLight}
        width={0.9}
      />
      <Lines
        view={view}
        segments={arms.map((end) => [hub, end])}
        colour={palette.steel}
        width={2.4}
      />
      <Faces
        view={view}
        fill={palette.steel}
        planes={[
          north([x - 0.07, x + 0.07], [0, height + 0.2], y),
          [
            [x, y, 1.12],
            [x + 0.42, y, 1.12],
            [x + 0.42, y, 1.36],
            [x + 0.36, y, 1.36],
            [x + 0.36, y, 1.18],
            [x, y, 1.18],
          ],
        ]}
      />
      <Lines view={view} segments={[0, 3].map(line)} colour={palette.steelLight} width={1.2} />
      {cloths(washing.filter(({ side }) => !backSides.includes(side)))}
    </>
  )
}
