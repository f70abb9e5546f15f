import { path } from '../flat-path.ts'
import { night } from '../palette.ts'
import { createView, type Point, type View } from '../projection.ts'
import { CutawayHouse } from './CutawayHouse.tsx'
import { type Glow, glow } from './glow.ts'

/** Something in the house: a place that is pointed at. */
export type Spot =
  | 'kitchen'
  | 'lights'
  | 'living'
  | 'study'
  | 'oven'
  | 'air'
  | 'bedrooms'
  | 'water'
  | 'car'
  | 'battery'

interface BlackoutProps {
  /** `wide` has its words on the drawing, `narrow` numbers for a list beside it. */
  variant: keyof typeof variants
  /** In the order in which they are numbered. */
  spots: readonly { spot: Spot; name: string; more?: string }[]
  description: string
  className?: string | undefined
}

const variants = {
  wide: { frame: { width: 1232, height: 640 }, scale: 42, origin: [540, 466] },
  narrow: { frame: { width: 350, height: 214 }, scale: 16.2, origin: [96, 162] },
} as const

/** A blackout in one house: what the battery carries glows, and the street’s line is cut. */
export function Blackout({ variant, spots, description, className }: BlackoutProps) {
  const { frame, scale, origin } = variants[variant]
  const view = createView({ rise: 36, scale, origin }, frame, night)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={description}
    >
      <CutawayHouse view={view} />
      <CutLine view={view} />
      {spots.map(({ spot, name, more }, index) =>
        variant === 'wide' ? (
          <Leader key={spot} view={view} spot={spot} name={name} more={more} />
        ) : spot === 'battery' ? null : (
          <Badge key={spot} view={view} spot={spot} number={index + 1} />
        ),
      )}
    </svg>
  )
}

type Place = {
  at: Point
  /** Whose power it has; without one it is off in every blackout. */
  glow?: Glow
  /** Where its words are on the wide drawing: how far down, and across if not straight above or below. */
  words: { down: number; across?: number; before?: boolean }
}

const places: Record<Spot, Place> = {
  kitchen: { at: [0.55, -3.9, 1.8], glow: 'kitchen', words: { down: 62 } },
  lights: { at: [3.9, -2.7, 0.03], glow: 'lights', words: { down: 606 } },
  living: { at: [6.7, -0.5, 1.1], glow: 'living', words: { down: 552 } },
  study: { at: [11.2, -2, 0.05], glow: 'study', words: { down: 486 } },
  oven: { at: [0.5, -0.72, 0.94], glow: 'oven', words: { down: 546, before: true } },
  air: { at: [13.35, -2.2, 0.9], glow: 'air', words: { down: 404 } },
  bedrooms: { at: [11, -7.5, 0.56], words: { down: 22 } },
  water: { at: [1.1, -8.3, 0.9], words: { down: 132, before: true } },
  car: { at: [15.5, -1.6, 1.2], words: { down: 338 } },
  battery: {
    at: [-0.35, -7, 1.7],
    glow: 'backup',
    words: { down: 236, across: 268, before: true },
  },
}

const off = { line: '#9db8ab', dot: '#1b4a3e', edge: '#b9cec2', words: '#d5e3da' }
const tenth = (pixels: number) => Math.round(pixels * 10) / 10

function Leader({
  view,
  spot,
  name,
  more,
}: {
  view: View
  spot: Spot
  name: string
  more?: string | undefined
}) {
  const { at, glow: power, words } = places[spot]
  const [across, down] = view.at(at)
  const end = words.across ?? across
  const isUp = words.down < down
  const isUpright = end === across
  const first = words.down + (isUpright ? (isUp ? 8 : 0) : 6)
  const lit = (colour: string, dark: string) => (power ? glow(power, colour, dark) : dark)
  const text = {
    x: tenth(end + (words.before ? -9 : 9)),
    textAnchor: words.before ? ('end' as const) : undefined,
    fontSize: 15,
  }
  return (
    <g>
      <path
        d={path(
          [
            [across, down],
            [end, words.down],
          ],
          false,
        )}
        fill="none"
        stroke={lit(night.gold, off.line)}
        strokeWidth={1.3}
      />
      <circle
        cx={tenth(across)}
        cy={tenth(down)}
        r={5}
        fill={lit(night.gold, off.dot)}
        stroke={lit('#0c261d', off.edge)}
        strokeWidth={1.6}
      />
      <text {...text} y={first} className="strong" fill={lit('#fffbf0', off.words)}>
        {name}
      </text>
      {more && (
        <text {...text} y={first + 19} fill={off.edge}>
          {more}
        </text>
      )}
    </g>
  )
}

function Badge({ view, spot, number }: { view: View; spot: Spot; number: number }) {
  const { at, glow: power } = places[spot]
  const [across, down] = view.at(at)
  const lit = (colour: string, dark: string) => (power ? glow(power, colour, dark) : dark)
  return (
    <g>
      <circle
        cx={tenth(across)}
        cy={tenth(down)}
        r={8.5}
        fill={lit(night.gold, off.dot)}
        stroke={lit('#0c261d', off.edge)}
        strokeWidth={1.2}
      />
      <text
        x={tenth(across)}
        y={tenth(down + 4)}
        textAnchor="middle"
        className="strong"
        fontSize={11}
        fill={lit('#17231d', '#fffbf0')}
      >
        {number}
      </text>
    </g>
  )
}

/** The street’s pole and its line to the meter box, cut in the middle. */
function CutLine({ view }: { view: View }) {
  const meter = view.at([-0.1, -1.9, 1.4])
  const top = view.at([-4.6, 1.2, 5.2])
  const foot = view.at([-4.6, 1.2, 0])
  const gap = view.at([-2.5, -0.3, 2.7])
  const size = view.scale / 42
  const sag = (from: readonly [number, number], to: readonly [number, number], by: number) =>
    `M${from.map(tenth).join(' ')}Q${tenth((from[0] + to[0]) / 2)} ${tenth((from[1] + to[1]) / 2 + by)} ${to.map(tenth).join(' ')}`
  const arm = [top[0], top[1] + 12 * size] as const
  return (
    <g fill="none">
      <path d={path([foot, top], false)} stroke="#5e6b55" strokeWidth={8 * size} />
      <path
        d={path(
          [
            [arm[0] - 24 * size, arm[1]],
            [arm[0] + 24 * size, arm[1]],
          ],
          false,
        )}
        stroke="#5e6b55"
        strokeWidth={5 * size}
      />
      <path
        d={`${sag(arm, [gap[0] - 12 * size, gap[1]], 20 * size)}${sag(meter, [gap[0] + 12 * size, gap[1]], 14 * size)}`}
        stroke="#7c9188"
        strokeWidth={1.6}
      />
      <path
        d={`M${tenth(gap[0] - 7 * size)} ${tenth(gap[1] - 9 * size)}l${tenth(4 * size)} ${tenth(18 * size)}m${tenth(6 * size)}-${tenth(18 * size)}l${tenth(4 * size)} ${tenth(18 * size)}`}
        stroke="#f0b9a2"
        strokeWidth={2.4}
      />
    </g>
  )
}
