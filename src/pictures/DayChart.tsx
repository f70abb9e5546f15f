import { Blossom } from './Blossom.tsx'
import { type Flat, path } from './flat-path.ts'
import { day } from './palette.ts'
import { type Curve, smoothCurve } from './smooth-curve.ts'

const { ink, sky } = day
const colours = { self: day.gold, spare: day.goldPale, bought: day.grid }

const plot = { width: 520, height: 330, left: 30, right: 4, top: 34, bottom: 30 }
const firstHour = 5
const lastHour = 23
const mostPower = 6

const across = (hour: number) =>
  plot.left + ((plot.width - plot.left - plot.right) * (hour - firstHour)) / (lastHour - firstHour)
const down = (power: number) =>
  plot.height - plot.bottom - ((plot.height - plot.top - plot.bottom) * power) / mostPower

/** kWh in an hour, which is kW on average. */
export interface DayFlows {
  use: number
  generation: number
}

/** Twenty minutes apart: finer is not seen on the widest drawing. */
const times = Array.from(
  { length: (lastHour - firstHour) * 3 + 1 },
  (_, third) => firstHour + third / 3,
)

/** Between two curves, wherever the upper one is above. */
function area(upper: Curve, lower: Curve): string {
  const isAbove = times.map((hour) => upper(hour) > lower(hour) + 0.005)
  const runs = times.reduce<number[][]>((pieces, hour, index) => {
    if (!isAbove[index - 1] && !isAbove[index] && !isAbove[index + 1]) return pieces
    const last = pieces.at(-1)
    if (last && last.at(-1) === times[index - 1]) last.push(hour)
    else pieces.push([hour])
    return pieces
  }, [])
  return runs
    .map((hours) =>
      path([
        ...hours.map((hour): Flat => [across(hour), down(Math.max(upper(hour), lower(hour)))]),
        ...hours.toReversed().map((hour): Flat => [across(hour), down(lower(hour))]),
      ]),
    )
    .join('')
}

interface DayChartProps {
  /** The 24 hours of the day, by the clock from midnight. */
  hours: readonly DayFlows[]
  description: string
  className?: string | undefined
}

/** Sun and household over one day: what is used at home, what is sold, what is bought. */
export function DayChart({ hours, description, className }: DayChartProps) {
  // An hour's mean is drawn in its middle.
  const curve = (flow: keyof DayFlows) =>
    smoothCurve(
      hours.map((hour) => hour[flow]),
      0.5,
    )
  const [use, generation] = [curve('use'), curve('generation')]
  const self: Curve = (hour) => Math.min(use(hour), generation(hour))
  const peak = hours.reduce((best, hour) => (hour.generation > best.generation ? hour : best))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={description}
    >
      <PowerAxis />
      <path d={area(generation, use)} fill={colours.spare} />
      <path d={area(use, self)} fill={colours.bought} />
      <path d={area(self, () => 0)} fill={colours.self} />
      <path
        d={path(
          times.map((hour): Flat => [across(hour), down(use(hour))]),
          false,
        )}
        fill="none"
        stroke={ink}
        strokeWidth={2.5}
      />
      <HourAxis />
      <Blossom x={across(hours.indexOf(peak) + 0.5)} y={down(peak.generation) - 17} radius={11} />
      <Label at={[across(13.5), down(3)]} on={colours.spare}>
        Sold
      </Label>
      <Label at={[across(12.8), down(0.12)]} on={colours.self}>
        Used at home
      </Label>
      <path
        d={`M${Math.round(across(21))} ${Math.round(down(0.5))}V${Math.round(down(2.1))}`}
        stroke={ink}
      />
      <Label at={[across(21), down(2.3)]}>Bought</Label>
    </svg>
  )
}

function PowerAxis() {
  return [0, 2, 4].map((power) => (
    <g key={power}>
      {power > 0 && (
        <path
          d={`M${plot.left} ${Math.round(down(power))}H${plot.width - plot.right}`}
          stroke={ink}
          strokeOpacity=".14"
        />
      )}
      <text className="axis" x={plot.left - 7} y={Math.round(down(power)) + 5} textAnchor="end">
        {power}
      </text>
    </g>
  ))
}

const hourNames: readonly [number, string][] = [
  [6, '6 am'],
  [9, '9'],
  [12, 'noon'],
  [15, '3'],
  [18, '6 pm'],
  [21, '9'],
]

function HourAxis() {
  const foot = Math.round(down(0))
  const ticks = hourNames.map(([hour]) => `M${Math.round(across(hour))} ${foot}v5`).join('')
  return (
    <>
      <path
        d={`M${plot.left} ${foot}H${plot.width - plot.right}${ticks}`}
        stroke={ink}
        strokeOpacity=".55"
      />
      {hourNames.map(([hour, name]) => (
        <text
          key={hour}
          className="axis"
          x={Math.round(across(hour))}
          y={plot.height - 6}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </>
  )
}

/** `on` is the colour behind it, so that it can be read over a line. */
function Label({ at, on = sky, children }: { at: Flat; on?: string; children: string }) {
  return (
    <text
      className="label"
      x={Math.round(at[0])}
      y={Math.round(at[1])}
      textAnchor="middle"
      paintOrder="stroke"
      stroke={on}
      strokeWidth={5}
      strokeLinejoin="round"
    >
      {children}
    </text>
  )
}
