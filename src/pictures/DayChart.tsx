import type { PointerEvent } from 'react'
import { Blossom } from './Blossom.tsx'
import { type Flat, path } from './flat-path.ts'
import { type Curve, smoothCurve } from './smooth-curve.ts'

const ink = '#12372a'
const sky = '#dceef3'
const colours = { self: '#f6b81a', spare: '#fbe5a6', stored: '#d98f1f', bought: '#8fafa6' }

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
    hourAt: (across: number) =>
      firstHour + ((lastHour - firstHour) * (across - left)) / (width - left - right),
  }
}

type Scales = ReturnType<typeof scales>

/** kWh in an hour, which is kW on average. */
export interface DayFlows {
  use: number
  generation: number
  charging: number
  discharging: number
}

/** Twenty minutes apart: finer is not seen on the widest drawing. */
const times = Array.from(
  { length: (lastHour - firstHour) * 3 + 1 },
  (_, third) => firstHour + third / 3,
)

const points = ({ across, down }: Scales, curve: Curve): Flat[] =>
  times.map((hour) => [across(hour), down(curve(hour))])

/** Between two curves, wherever the upper one is above. */
function area({ across, down }: Scales, upper: Curve, lower: Curve): string {
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

function curvesOf(hours: readonly DayFlows[]) {
  // An hour's mean stands in its middle.
  const curve = (flow: keyof DayFlows) =>
    smoothCurve(
      hours.map((hour) => hour[flow]),
      0.5,
    )
  const [use, generation] = [curve('use'), curve('generation')]
  const [charging, discharging] = [curve('charging'), curve('discharging')]
  const self: Curve = (hour) => Math.min(use(hour), generation(hour))
  return {
    use,
    generation,
    self,
    stored: (hour: number) => Math.min(generation(hour), use(hour) + charging(hour)),
    carried: (hour: number) => Math.min(use(hour), self(hour) + discharging(hour)),
  }
}
type Curves = ReturnType<typeof curvesOf>

interface DayChartProps {
  variant: keyof typeof plots
  /** The 24 hours of the day, by the clock from midnight. */
  hours: readonly DayFlows[]
  hasBattery: boolean
  /** The hour that is pointed at: its middle is marked. */
  chosen?: number | undefined
  onChoose?: (hour: number) => void
  description: string
  className?: string | undefined
}

/** The first and the last hour that the chart shows whole. */
export const shownHours = { first: firstHour, last: lastHour - 1 }

/** Sun and household over one day: what is used at home, what is spare, what is bought. */
export function DayChart({
  variant,
  hours,
  hasBattery,
  chosen,
  onChoose,
  description,
  className,
}: DayChartProps) {
  const plot = plots[variant]
  const scale = scales(plot)
  const { use, generation, self, stored, carried } = curvesOf(hours)
  const choose =
    onChoose &&
    ((event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType !== 'mouse' && event.type === 'pointermove' && event.buttons === 0)
        return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const hour = Math.floor(scale.hourAt(((event.clientX - left) / width) * plot.width))
      onChoose(Math.min(shownHours.last, Math.max(shownHours.first, hour)))
    })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={description}
      onPointerDown={choose}
      onPointerMove={choose}
    >
      <PowerAxis plot={plot} />
      <path d={area(scale, generation, hasBattery ? stored : use)} fill={colours.spare} />
      <path d={area(scale, use, hasBattery ? carried : self)} fill={colours.bought} />
      {hasBattery && (
        <path d={area(scale, stored, use) + area(scale, carried, self)} fill={colours.stored} />
      )}
      <path d={area(scale, self, () => 0)} fill={colours.self} />
      <path
        d={path(points(scale, use), false)}
        fill="none"
        stroke={ink}
        strokeWidth={variant === 'wide' ? 2.5 : 2}
      />
      <HourAxis plot={plot} />
      <Suns plot={plot} generation={generation} hours={hours} />
      {chosen !== undefined && (
        <Mark plot={plot} hour={chosen + 0.5} curves={{ use, generation }} />
      )}
      {variant !== 'narrow' ? (
        <WideLabels {...scale} right={plot.width - plot.right} hasBattery={hasBattery} />
      ) : (
        <NarrowLabels {...scale} right={plot.width - plot.right} hasBattery={hasBattery} />
      )}
    </svg>
  )
}

/** A line through the chosen hour, with a dot on each curve. */
function Mark({
  plot,
  hour,
  curves,
}: {
  plot: Plot
  hour: number
  curves: Pick<Curves, 'use' | 'generation'>
}) {
  const { across, down } = scales(plot)
  const x = Math.round(across(hour))
  const radius = plot !== plots.narrow ? 7 : 5
  return (
    <g stroke={ink} strokeWidth={2}>
      <path d={`M${x} ${plot.top - 22}V${Math.round(down(0))}`} />
      <circle cx={x} cy={Math.round(down(curves.generation(hour)))} r={radius} fill="#f6b81a" />
      <circle cx={x} cy={Math.round(down(curves.use(hour)))} r={radius} fill="#fffbf0" />
    </g>
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
        {power === 4 && plot !== plots.narrow ? ' kW' : ''}
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
function Suns({ plot, generation, hours }: SunsProps) {
  const { across, down } = scales(plot)
  const power = Math.max(...hours.map((hour) => hour.generation))
  const sun = { power, hour: hours.findIndex((hour) => hour.generation === power) + 0.5 }
  const large = plot !== plots.narrow ? 14 : 8
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

interface SunsProps {
  plot: Plot
  generation: Curve
  hours: readonly DayFlows[]
}

interface LabelProps extends Scales {
  right: number
  hasBattery: boolean
}

interface LabelTextProps {
  at: readonly [across: number, down: number]
  anchor?: 'middle' | 'end'
  isStrong?: boolean
  /** On the line below this place. */
  isBelow?: boolean
  /** The colour it stands on, so that it can be read over the mark. */
  on?: string
  children: string
}

function Label({ at, anchor, isStrong, isBelow, on = sky, children }: LabelTextProps) {
  return (
    <text
      className={isStrong ? 'label strong' : 'label'}
      x={Math.round(at[0])}
      y={Math.round(at[1])}
      dy={isBelow ? '1.35em' : undefined}
      textAnchor={anchor}
      paintOrder="stroke"
      stroke={on}
      strokeWidth={5}
      strokeLinejoin="round"
    >
      {children}
    </text>
  )
}

function Leader({ from, to }: { from: Flat; to: Flat }) {
  return <path d={path([from, to], false)} stroke={ink} fill="none" />
}

function WideLabels({ across, down, right, hasBattery }: LabelProps) {
  const spare = across(hasBattery ? 14.7 : 13.5)
  const evening = across(21)
  return (
    <>
      <Label at={[spare, down(2.8)]} anchor="middle" isStrong on={colours.spare}>
        Spare
      </Label>
      <Label at={[spare, down(2.8)]} anchor="middle" isBelow on={colours.spare}>
        sent to the grid for a few cents
      </Label>
      <Label at={[across(12.8), down(0.13)]} anchor="middle" isStrong on={colours.self}>
        Used at home
      </Label>
      <Leader from={[evening, down(0.55)]} to={[evening, down(1.4)]} />
      <Label at={[right, down(2)]} anchor="end" isStrong>
        {hasBattery ? 'From the battery' : 'Bought'}
      </Label>
      <Label at={[right, down(2)]} anchor="end" isBelow>
        after the sun goes
      </Label>
      {hasBattery && (
        <>
          <Leader from={[across(9.7), down(1.7)]} to={[across(8.2), down(3.3)]} />
          <Label at={[across(8.1), down(3.4)]} anchor="end" isStrong>
            Into the battery
          </Label>
        </>
      )}
      <Label at={[across(5.2), down(1.14)]}>What the house uses</Label>
    </>
  )
}

function NarrowLabels({ across, down, right, hasBattery }: LabelProps) {
  const spare = across(hasBattery ? 15.2 : 13.5)
  const evening = across(21)
  return (
    <>
      <Label at={[spare, down(3)]} anchor="middle" isStrong on={colours.spare}>
        Spare
      </Label>
      <Label at={[spare, down(3)]} anchor="middle" isBelow on={colours.spare}>
        {hasBattery ? 'sold' : 'sold for a few cents'}
      </Label>
      <Label at={[across(12.8), down(0.1)]} anchor="middle" isStrong on={colours.self}>
        At home
      </Label>
      <Leader from={[evening, down(0.5)]} to={[evening, down(2.6)]} />
      <Label at={[right, down(2.8)]} anchor="end" isStrong>
        {hasBattery ? 'Stored' : 'Bought'}
      </Label>
      {hasBattery && (
        <>
          <Leader from={[across(9.9), down(2)]} to={[across(8.5), down(3.7)]} />
          <Label at={[across(8.6), down(3.9)]} anchor="end" isStrong>
            Storing
          </Label>
        </>
      )}
    </>
  )
}
