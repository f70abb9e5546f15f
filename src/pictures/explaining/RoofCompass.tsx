import { path } from '../flat-path.ts'
import { day } from '../palette.ts'
import { createView, type View } from '../projection.ts'
import { between, onGround } from './compass-ground.ts'
import { TurnedHouse } from './TurnedHouse.tsx'

/** One of eight directions, clockwise from that of the sun at noon: north in Victoria, south in Britain. */
interface Direction {
  letters: string
  name: string
  /** Of the best, 0 to 1. */
  share: number
  /** As written beside it, with what it is of the best. */
  figure: string
  remark: string
}

interface RoofCompassProps {
  variant: 'wide' | 'narrow'
  directions: readonly Direction[]
  unit: string
  /** Degrees clockwise from the first direction that the door faces. */
  turn: number
  description: string
  className?: string | undefined
}

const variants = {
  wide: {
    frame: { width: 720, height: 560 },
    scale: 24.6,
    origin: [360, 294],
    edge: 2.1,
    letters: 1.45,
  },
  narrow: {
    frame: { width: 350, height: 330 },
    scale: 12.2,
    origin: [175, 180],
    edge: 2.3,
    letters: 1.5,
  },
} as const

/** Metres on the ground that the best direction reaches. */
const radius = 11.6
const { ink, soft } = day

/**
 * A house on a compass. The circle is what the first direction makes in a year, the gold line what each direction makes, with nothing
 * in the middle: the gap between them is what is given up. Figures are for the nearest eighth of a turn.
 */
export function RoofCompass({
  variant,
  directions,
  unit,
  turn,
  description,
  className,
}: RoofCompassProps) {
  const { frame, scale, origin, edge, letters } = variants[variant]
  const isWide = variant === 'wide'
  const view = createView({ rise: 40, scale, origin }, frame, day)
  const eighth = Math.round(turn / 45)
  const faced = [0, 2, 4, 6].map((quarter) => (quarter + eighth) % 8)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={description}
    >
      <Disc view={view} shares={directions.map(({ share }) => share)} edge={edge} />
      <TurnedHouse view={view} turn={turn} />
      {directions.map(({ letters: name }, index) => {
        const [x, y] = view.at(onGround(index * 45, radius + letters))
        const isFaced = faced.includes(index)
        return (
          <text
            key={name}
            className={isFaced ? 'strong' : undefined}
            x={Math.round(x)}
            y={Math.round(y + (isWide ? 5 : 4))}
            textAnchor="middle"
            fontSize={isWide ? (isFaced ? 17 : 13) : isFaced ? 14 : 12}
            fill={isFaced ? ink : soft}
          >
            {name}
          </text>
        )
      })}
      {faced.map((index) => {
        const direction = directions[index]
        const [x, y] = view.at(onGround(index * 45, radius + edge))
        const isRight = x > origin[0]
        const isLow = y > origin[1]
        const end = isRight ? frame.width - (isWide ? 2 : 0) : isWide ? 2 : 0
        const line = isLow ? frame.height - (isWide ? 40 : 19) : isWide ? 34 : 18
        const toCorner = Math.abs(x - end) < 150
        const sign = isRight ? -1 : 1
        const lead = toCorner
          ? [end + sign * 40, line + (isLow ? -36 : 36)]
          : [end + sign * 128, line + (isLow ? -8 : 4)]
        return (
          <g key={direction?.letters} textAnchor={isRight ? 'end' : 'start'}>
            {isWide && (
              <path
                d={path([[x, y], lead as [number, number]], false)}
                stroke={ink}
                strokeOpacity=".5"
              />
            )}
            <text className="figure" x={end} y={line} fontSize={isWide ? 30 : 19} fill={ink}>
              {direction?.figure}
              <tspan
                dx={isWide ? 5 : 3}
                fontSize={isWide ? 15 : 12}
                fontFamily="var(--text)"
                fontWeight="400"
              >
                {unit}
              </tspan>
            </text>
            <text x={end} y={line + (isWide ? 22 : 16)} fontSize={isWide ? 15 : 13} fill={soft}>
              {direction?.name}, {direction?.remark}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Disc({ view, shares, edge }: { view: View; shares: readonly number[]; edge: number }) {
  const circle = (metres: number) =>
    path(Array.from({ length: 72 }, (_, index) => view.at(onGround(index * 5, metres))))
  const rose = path(
    Array.from({ length: 90 }, (_, index) =>
      view.at(onGround(index * 4, between(shares, index * 4) * radius)),
    ),
  )
  const ticks = (isMain: boolean) =>
    Array.from({ length: 24 }, (_, index) => index * 15)
      .filter((azimuth) => (azimuth % 45 === 0) === isMain)
      .map((azimuth) => {
        const ends = [radius, radius + (isMain ? 0.7 : 0.35)]
        return path(
          ends.map((metres) => view.at(onGround(azimuth, metres))),
          false,
        )
      })
      .join('')
  return (
    <>
      <path d={circle(radius + edge)} fill="#d5e2c4" />
      <path d={circle(radius)} fill={day.grass} stroke={ink} strokeWidth="1.2" />
      <path
        d={rose}
        fill={day.goldPale}
        stroke={day.gold}
        strokeWidth={view.scale > 20 ? 3.5 : 2.5}
      />
      <path
        d={[0.25, 0.5, 0.75].map((share) => circle(radius * share)).join('')}
        fill="none"
        stroke={ink}
        strokeOpacity=".16"
        strokeWidth=".8"
      />
      <path d={ticks(false)} stroke={ink} strokeWidth=".8" />
      <path d={ticks(true)} stroke={ink} strokeWidth="1.6" />
    </>
  )
}
