import { Blossom } from './Blossom.tsx'
import { consumption, energyOf, formatClock, generation, panelPower, peak } from './day-power.ts'
import { type Flat, path } from './flat-path.ts'

interface Plot {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const plots = {
  wide: { width: 1232, height: 430, left: 48, right: 24, top: 40, bottom: 34 },
  narrow: { width: 350, height: 300, left: 28, right: 4, top: 30, bottom: 28 },
} satisfies Record<string, Plot>

const firstHour = 5
const lastHour = 23
const mostPower = 5.6

function scales({ width, height, left, right, top, bottom }: Plot) {
  return {
    across: (hour: number) =>
      left + ((width - left - right) * (hour - firstHour)) / (lastHour - firstHour),
    down: (power: number) => height - bottom - ((height - top - bottom) * power) / mostPower,
  }
}

type Curve = (hour: number) => number
type Scales = ReturnType<typeof scales>

const hours = Array.from(
  { length: 145 },
  (_, step) => firstHour + ((lastHour - firstHour) * step) / 144,
)

const points = ({ across, down }: Scales, curve: Curve): Flat[] =>
  hours.map((hour) => [across(hour), down(curve(hour))])

/** Between two curves, only where the upper one is above: flat elsewhere, so it does not show. */
const area = (scale: Scales, upper: Curve, lower: Curve) =>
  path([...points(scale, upper), ...points(scale, lower).toReversed()])

const usedAtHome: Curve = (hour) => Math.min(generation(hour), consumption(hour))
const higher: Curve = (hour) => Math.max(generation(hour), consumption(hour))

const sun = peak(generation)
const house = peak(consumption)

const description = `Power through a clear January day in Melbourne, computed: ${panelPower} kW facing north makes most around ${formatClock(sun.hour)}, ${sun.power.toFixed(1)} kW. The house takes most around ${formatClock(house.hour)}, ${house.power.toFixed(1)} kW. It makes ${Math.round(energyOf(generation))} kWh that day; a family of four is assumed to use ${Math.round(energyOf(consumption))}, of which ${Math.round(energyOf(usedAtHome))} come straight from the roof.`

interface DayChartProps {
  variant: keyof typeof plots
  className?: string
}

/** Sun and household over one day: what is used at home, what is spare, what is bought. */
export function DayChart({ variant, className = `day-chart ${variant}` }: DayChartProps) {
  const plot = plots[variant]
  const scale = scales(plot)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={description}
    >
      <PowerAxis plot={plot} />
      <path d={area(scale, higher, consumption)} fill="#fbe5a6" />
      <path d={area(scale, consumption, usedAtHome)} fill="#8fafa6" />
      <path d={area(scale, usedAtHome, () => 0)} fill="#f6b81a" />
      <path
        d={path(points(scale, consumption), false)}
        fill="none"
        stroke="#12372a"
        strokeWidth={variant === 'wide' ? 2.5 : 2}
      />
      <HourAxis plot={plot} />
      <Suns plot={plot} />
      {variant === 'wide' ? <WideLabels {...scale} /> : <NarrowLabels {...scale} />}
    </svg>
  )
}

function PowerAxis({ plot }: { plot: Plot }) {
  const { down } = scales(plot)
  return [0, 2, 4].map((power) => (
    <g key={power}>
      {power > 0 && (
        <path
          d={`M${plot.left} ${Math.round(down(power))}H${plot.width - plot.right}`}
          stroke="#12372a"
          strokeOpacity=".14"
        />
      )}
      <text className="axis" x={plot.left - 8} y={Math.round(down(power)) + 5} textAnchor="end">
        {power}
        {power === 4 && plot === plots.wide ? ' kW' : ''}
      </text>
    </g>
  ))
}

function HourAxis({ plot }: { plot: Plot }) {
  const { across, down } = scales(plot)
  const foot = Math.round(down(0))
  const marks: [number, string][] = [
    [6, '6 am'],
    [9, '9'],
    [12, 'noon'],
    [15, '3'],
    [18, '6 pm'],
    [21, '9'],
  ]
  const ticks = marks.map(([hour]) => `M${Math.round(across(hour))} ${foot}v5`).join('')
  return (
    <>
      <path
        d={`M${plot.left} ${foot}H${plot.width - plot.right}${ticks}`}
        stroke="#12372a"
        strokeOpacity=".55"
      />
      {marks.map(([hour, name]) => (
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

/** The sun in the morning, at its peak and in the afternoon, riding on the curve. */
function Suns({ plot }: { plot: Plot }) {
  const { across, down } = scales(plot)
  const large = plot === plots.wide ? 14 : 8
  const small = large * 0.68
  const [morning, afternoon] = [sun.hour - 4.5, sun.hour + 4.5]
  return (
    <>
      <Blossom
        x={across(morning) - small}
        y={down(generation(morning)) - small * 1.9}
        radius={small}
      />
      <Blossom x={across(sun.hour)} y={down(sun.power) - large * 1.6} radius={large} />
      <Blossom
        x={across(afternoon) + small}
        y={down(generation(afternoon)) - small * 1.9}
        radius={small}
      />
    </>
  )
}

function WideLabels({ across, down }: Scales) {
  const [middle, evening] = [Math.round(across(sun.hour)), Math.round(across(20.6))]
  const [spare, home, bought] = [
    Math.round(down(2.8)),
    Math.round(down(0.15)),
    Math.round(down(3.6)),
  ]
  return (
    <>
      <text className="label strong" x={middle} y={spare} textAnchor="middle">
        Spare
      </text>
      <text className="label" x={middle} y={spare + 21} textAnchor="middle">
        sent to the grid for a few cents
      </text>
      <text className="label strong" x={Math.round(across(12.8))} y={home} textAnchor="middle">
        Used at home
      </text>
      <path
        d={`M${Math.round(across(19.9))} ${Math.round(down(1.7))}L${evening - 6} ${bought + 10}`}
        stroke="#12372a"
      />
      <text className="label strong" x={evening} y={bought - 4}>
        Bought
      </text>
      <text className="label" x={evening} y={bought + 17}>
        after the sun goes
      </text>
      <text className="label" x={Math.round(across(5.2))} y={Math.round(down(1.34))}>
        What the house uses
      </text>
    </>
  )
}

function NarrowLabels({ across, down }: Scales) {
  const middle = Math.round(across(sun.hour))
  const spare = Math.round(down(3))
  return (
    <>
      <text className="label strong" x={middle} y={spare} textAnchor="middle">
        Spare
      </text>
      <text className="label" x={middle} y={spare + 18} textAnchor="middle">
        sold for a few cents
      </text>
      <text
        className="label strong"
        x={Math.round(across(12.8))}
        y={Math.round(down(0.09))}
        textAnchor="middle"
      >
        At home
      </text>
      <path
        d={`M${Math.round(across(20))} ${Math.round(down(1.6))}V${Math.round(down(2.9))}`}
        stroke="#12372a"
      />
      <text
        className="label strong"
        x={Math.round(across(21.2))}
        y={Math.round(down(3.1))}
        textAnchor="middle"
      >
        Bought
      </text>
    </>
  )
}
