import { path } from '../flat-path.ts'
import { east, Face, level, north } from '../Planes.tsx'
import { day } from '../palette.ts'
import { createView, type Point, type View } from '../projection.ts'

/** A step of both flights: months since the first, and dollars. */
export interface Step {
  from: number
  to: number
  battery: number
  panels: number
}

interface StaircaseProps {
  variant: 'wide' | 'middle'
  steps: readonly Step[]
  /** The months when a year begins, with its name. */
  years: readonly { month: number; name: string }[]
  /** Today, in months since the first step, with the words at its pole. */
  today?: { month: number; name: string; remark: string }
  /** Index of the step that is in colour. */
  chosen: number
  onChoose?: (index: number) => void
  words: {
    battery: string
    batterySteps: string
    panels: string
    panelSteps: string
    gone: string
    nothing: string
    fromEnd: string
  }
  description: string
  formatMoney: (dollars: number) => string
  className?: string
}

const variants = {
  wide: { width: 1232, height: 590, month: 16.4, tread: 78, left: 40, foot: 438, gap: 1 },
  middle: { width: 740, height: 520, month: 9.5, tread: 52, left: 26, foot: 404, gap: 0.86 },
}
const dollar = 0.104

const tones = {
  battery: { front: '#b9cbc3', side: '#93aea4', top: '#d9e4de' },
  batteryChosen: { front: '#2a7248', side: '#1f5838', top: '#5a9a74' },
  panels: { front: '#57737f', side: '#45606c', top: '#8ea5ad' },
  panelsChosen: { front: '#163a4c', side: '#0c2430', top: '#2c5560' },
}
const ink = '#12372a'
const soft = '#4a5a51'
const paper = '#fffbf0'

/** Two flights of steps: true dates across, true dollars up; the battery's behind, the panels' before it. */
export function Staircase({
  variant,
  steps,
  years,
  today,
  chosen,
  onChoose,
  words,
  description,
  formatMoney,
  className,
}: StaircaseProps) {
  const { width, height, month, tread, left, foot, gap } = variants[variant]
  const view = createView(
    { turn: -14, rise: 17, scale: 1, origin: [left, foot] },
    { width, height },
    day,
  )
  const isWide = variant === 'wide'
  const first = steps.findIndex(({ to }) => !today || to > today.month)
  const last = steps.at(-1)
  const end = last?.to ?? 0
  const dearest = steps[0]?.battery ?? 0
  const across = (months: number) => months * month
  const flights = {
    battery: { back: -tread * 2, front: -tread },
    panels: { back: -tread, front: 0 },
  }
  const runs = joinEqual(steps)
  const at = ({ from, to }: { from: number; to: number }, y: number, dollars: number) =>
    view.at([across((from + to) / 2), y, dollars * dollar])
  const labelSize = isWide ? 15 : 11.5
  const chosenSize = isWide ? 25 : 17
  const wordSize = isWide ? 15 : 14
  const [endAcross, endDown] = view.at([across(end), -tread, 0])
  const [goneAcross, goneDown] = view.at([0, -tread, dearest * dollar])
  const batteryMark = steps[5] ?? last
  const [markAcross, markDown] = batteryMark
    ? view.at([
        across((batteryMark.from + batteryMark.to) / 2),
        -tread * 2,
        batteryMark.battery * dollar,
      ])
    : [0, 0]
  const [panelAcross, panelDown] = view.at([across(35), 0, 0])
  const current = steps[first]

  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      <Face
        view={view}
        points={level([-30, across(end + 4)], [-tread * 2 - 40, 46], 0)}
        fill="#dfe8d2"
      />
      {steps.map((step, index) => (
        <Block
          key={step.from}
          view={view}
          across={[across(step.from), across(step.to)]}
          depth={[flights.battery.back, flights.battery.front]}
          height={step.battery * dollar}
          tone={index === chosen ? tones.batteryChosen : tones.battery}
          isGone={index < first}
          onChoose={onChoose && (() => onChoose(index))}
        />
      ))}
      {runs.map(({ from, to, panels, steps: [begin, finish] }) => (
        <Block
          key={from}
          view={view}
          across={[across(from), across(to)]}
          depth={[flights.panels.back, flights.panels.front]}
          height={panels * dollar}
          tone={begin <= chosen && chosen <= finish ? tones.panelsChosen : tones.panels}
          isGone={finish < first}
          onChoose={onChoose && (() => onChoose(Math.max(begin, first)))}
        />
      ))}
      {steps.map((step, index) => {
        const [x, y] = at(step, flights.battery.front, step.battery)
        const isChosen = index === chosen
        return (
          <text
            key={step.from}
            className={isChosen ? 'figure' : 'strong'}
            x={Math.round(x)}
            y={Math.round(y + (isChosen ? chosenSize * 1.24 : labelSize * 1.4))}
            textAnchor="middle"
            fontSize={isChosen ? chosenSize : labelSize}
            fill={isChosen ? paper : index < first ? soft : ink}
          >
            {formatMoney(step.battery)}
          </text>
        )
      })}
      {runs.map((run) => {
        const [x, y] = at(run, 0, run.panels)
        const isChosen = run.steps[0] <= chosen && chosen <= run.steps[1]
        const size = isChosen ? chosenSize : labelSize
        const isTall = run.panels * dollar > size * 2
        return (
          <text
            key={run.from}
            className={isChosen ? 'figure' : 'strong'}
            x={Math.round(x)}
            y={Math.round(isTall ? y + size * 1.3 : y - 7)}
            textAnchor="middle"
            fontSize={size}
            fill={run.steps[1] < first ? soft : isTall ? paper : ink}
          >
            {formatMoney(run.panels)}
          </text>
        )
      })}
      {years.map(({ month: begin, name }) => {
        const [from, to] = [view.at([across(begin), 2, 0]), view.at([across(begin), 24, 0])]
        return (
          <g key={name}>
            <path d={path([from, to], false)} stroke={ink} strokeOpacity=".6" />
            <text fontSize="14" fill={soft} x={Math.round(to[0] + 2)} y={Math.round(to[1] + 17)}>
              {name}
            </text>
          </g>
        )
      })}
      {today && current && (
        <Pole
          at={view.at([across(today.month), -tread * 1.5, current.battery * dollar])}
          top={isWide ? 76 : 84}
          name={today.name}
          remark={today.remark}
          size={isWide ? 25 : 20}
          wordSize={wordSize}
        />
      )}
      <text
        className="strong"
        fontSize={wordSize}
        fill={ink}
        x={Math.round(endAcross + 30 * gap)}
        y={Math.round(endDown - 6)}
      >
        {words.nothing}
      </text>
      <text
        fontSize="14"
        fill={soft}
        x={Math.round(endAcross + 30 * gap)}
        y={Math.round(endDown + 13)}
      >
        {words.fromEnd}
      </text>
      {first > 0 && (
        <text
          fontSize="14"
          fill={soft}
          x={Math.round(goneAcross + 20)}
          y={Math.round(goneDown - 34 * gap)}
        >
          {words.gone}
        </text>
      )}
      <path d={`M${Math.round(markAcross)} ${Math.round(markDown + 8)}v-44`} stroke={ink} />
      <text
        className="strong"
        fontSize={wordSize}
        fill={ink}
        x={Math.round(markAcross)}
        y={Math.round(markDown - 62)}
      >
        {words.battery}
      </text>
      <text fontSize={wordSize} fill={ink} x={Math.round(markAcross)} y={Math.round(markDown - 43)}>
        {words.batterySteps}
      </text>
      <path d={`M${Math.round(panelAcross)} ${Math.round(panelDown - 8)}v66`} stroke={ink} />
      <text
        fontSize={wordSize}
        fill={ink}
        x={Math.round(panelAcross)}
        y={Math.round(panelDown + 78)}
      >
        <tspan className="strong">{words.panels},</tspan> {words.panelSteps}
      </text>
    </svg>
  )
}

/** Panels are worth the same for a whole year, so its half-years are one block. */
function joinEqual(steps: readonly Step[]) {
  const runs: { from: number; to: number; panels: number; steps: [number, number] }[] = []
  for (const [index, { from, to, panels }] of steps.entries()) {
    const run = runs.at(-1)
    if (run?.panels === panels) {
      run.to = to
      run.steps[1] = index
    } else runs.push({ from, to, panels, steps: [index, index] })
  }
  return runs
}

interface BlockProps {
  view: View
  across: readonly [number, number]
  depth: readonly [number, number]
  height: number
  tone: { front: string; side: string; top: string }
  /** A step that is over is an outline. */
  isGone: boolean
  onChoose?: (() => void) | undefined
}

function Block({
  view,
  across: [from, to],
  depth: [back, front],
  height,
  tone,
  isGone,
  onChoose,
}: BlockProps) {
  const face: Point[] = north([from, to], [0, height], front)
  const side: Point[] = east([back, front], [0, height], to)
  const top: Point[] = level([from, to], [back, front], height)
  if (isGone) {
    const lines = [face, side, top].map((points) => path(points.map(view.at))).join('')
    return (
      <>
        <Face view={view} points={top} fill="#fffdf6" opacity={0.55} />
        <path d={lines} fill="none" stroke="#8fafa6" strokeWidth="1.2" strokeLinejoin="round" />
      </>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same by key
    <g onClick={onChoose} strokeWidth=".5">
      <path d={path(face.map(view.at))} fill={tone.front} stroke={tone.front} />
      <path d={path(side.map(view.at))} fill={tone.side} stroke={tone.side} />
      <path d={path(top.map(view.at))} fill={tone.top} stroke={tone.top} />
    </g>
  )
}

interface PoleProps {
  at: readonly [number, number]
  top: number
  name: string
  remark: string
  size: number
  wordSize: number
}

function Pole({ at: [x, y], top, name, remark, size, wordSize }: PoleProps) {
  const across = Math.round(x)
  return (
    <>
      <path d={`M${across} ${Math.round(y)}V${top}`} stroke={ink} strokeWidth="2" />
      <ellipse cx={across} cy={Math.round(y)} rx="5" ry="2.2" fill={ink} />
      <text className="figure" x={across + 12} y={top + size * 0.6} fontSize={size} fill={ink}>
        {name}
      </text>
      <text fontSize={wordSize} fill={ink} x={across + 12} y={top + size * 0.6 + 24}>
        {remark}
      </text>
    </>
  )
}
