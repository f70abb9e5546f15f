import { Box } from '../Box.tsx'
import { path } from '../flat-path.ts'
import { alongX, Face, Lines, North, sloping, Top } from '../Planes.tsx'
import { day } from '../palette.ts'
import {
  createView,
  type Point,
  type Segment,
  type Span,
  spaced,
  type View,
} from '../projection.ts'

/** What fills the battery, from below, in kWh. */
export interface Layer {
  name: string
  kwh: number
}

interface EveningBatteryProps {
  variant: keyof typeof variants
  layers: readonly Layer[]
  /** kWh it can give. */
  usable: number
  words: { full: string; left: string; over: string }
  format: (kwh: number) => string
  description: string
  className?: string | undefined
}

const variants = {
  wide: {
    frame: { width: 720, height: 690 },
    camera: { scale: 100, origin: [128, 640] },
    kwh: 48,
    width: 2.05,
    eave: 0.72,
    words: { at: 405, name: 42, figure: 20, label: 15, axis: 14, reach: 26 },
  },
  narrow: {
    frame: { width: 310, height: 462 },
    camera: { scale: 68, origin: [46, 434] },
    kwh: 33,
    width: 1.3,
    eave: 0.62,
    words: { at: 164, name: 27, figure: 14.5, label: 12.5, axis: 11, reach: 9 },
  },
} as const

const rise = 9
const depth = 0.55
const sill = 0.34
const tones = [day.gold, day.goldLit]
const { ink, soft } = day
const tenth = (pixels: number) => Math.round(pixels * 10) / 10

/** A battery on its shaded wall, filled from below with what an evening takes. */
export function EveningBattery({
  variant,
  layers,
  usable,
  words,
  format,
  description,
  className,
}: EveningBatteryProps) {
  const { frame, camera, kwh: pixels, width, eave, words: type } = variants[variant]
  const view = createView({ turn: 24, rise, ...camera }, frame, day)
  /** Metres above the ground of so many kWh. */
  const up = (kwh: number) =>
    sill + (kwh * pixels) / camera.scale / Math.cos((rise * Math.PI) / 180)
  const window: Span = [0.26, width - 0.26]
  const stack = stacked(layers)
  const sum = stack.at(-1)?.to ?? 0
  const over = sum - usable
  const [, fullAt] = view.at([window[1], depth, up(usable)])
  const edge = view.at([width, depth, 0])[0]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={description}
    >
      <Wall view={view} width={width} top={up(usable) + eave} />
      <Box
        view={view}
        x={[0, width]}
        y={[0, depth]}
        z={[0.1, up(usable) + 0.28]}
        front={day.trim}
        side={day.caseFoot}
        top="#ffffff"
      />
      <North view={view} x={[0, width]} z={[0.1, sill - 0.1]} y={depth} fill={day.caseFoot} />
      <North view={view} x={window} z={[sill, up(usable)]} y={depth} fill={day.caseWindow} />
      {stack.map(({ name, from, to }, index) => (
        <North
          key={name}
          view={view}
          x={window}
          z={[up(Math.min(usable, from)), up(Math.min(usable, to))]}
          y={depth}
          fill={tones[index % 2] ?? day.gold}
        />
      ))}
      <North
        view={view}
        x={window}
        z={[up(usable), up(usable + Math.max(0, over))]}
        y={depth}
        fill={day.grid}
      />
      {spaced(2, 2, usable / 2).map((kwh) => {
        const [across, down] = view.at([window[0], depth, up(kwh)])
        return (
          <g key={kwh}>
            {kwh < usable && (
              <path d={`M${tenth(across)} ${tenth(down)}h${type.axis * 0.65}`} stroke={ink} />
            )}
            <text
              x={tenth(across - type.axis * 0.6)}
              y={tenth(down + 5)}
              textAnchor="end"
              fontSize={type.axis}
              fill={soft}
            >
              {kwh}
            </text>
          </g>
        )
      })}
      {spread(
        stack.filter(({ kwh }) => kwh > 0),
        ({ from, to }) =>
          view.at([window[1], depth, up((from + Math.min(to, Math.max(from, usable))) / 2)])[1],
        type.figure * 1.12,
      ).map(({ one: { name, kwh, from, to }, down }) => {
        const [across, middle] = view.at([
          window[1],
          depth,
          up((from + Math.min(to, Math.max(from, usable))) / 2),
        ])
        return (
          <g key={name}>
            <path
              d={path(
                [
                  [across + 3, middle],
                  [edge + type.reach, middle],
                  [type.at - 10, down],
                ],
                false,
              )}
              fill="none"
              stroke={ink}
              strokeOpacity={0.45}
            />
            <Words type={type} down={down + type.figure * 0.3} figure={format(kwh)} name={name} />
          </g>
        )
      })}
      <path
        d={`${path([view.at([window[0], depth, up(usable)]), [view.at([window[1], depth, 0])[0], fullAt]], false)}H${frame.width}`}
        fill="none"
        stroke={ink}
        strokeWidth={2}
      />
      <text
        x={frame.width}
        y={tenth(fullAt - 12)}
        textAnchor="end"
        className="strong"
        fontSize={type.label}
        fill={ink}
      >
        {words.full}
      </text>
      {over > 0.04 ? (
        <Words type={type} down={fullAt - 12} figure={format(over)} name={words.over} />
      ) : (
        <Words
          type={type}
          down={fullAt + type.figure * 1.3}
          figure={format(-over)}
          name={words.left}
          isQuiet
        />
      )}
    </svg>
  )
}

function stacked(layers: readonly Layer[]) {
  let to = 0
  return layers.map((layer) => {
    const from = to
    to += layer.kwh
    return { ...layer, from, to }
  })
}

/** The positions of the labels, from below: no two are closer than `least`. */
function spread<One>(list: readonly One[], downOf: (one: One) => number, least: number) {
  let last = Number.POSITIVE_INFINITY
  return list.map((one) => {
    const down = Math.min(downOf(one), last - least)
    last = down
    return { one, down }
  })
}

interface WordsProps {
  type: { at: number; name: number; figure: number; label: number }
  down: number
  figure: string
  name: string
  isQuiet?: boolean
}

function Words({ type, down, figure, name, isQuiet }: WordsProps) {
  return (
    <>
      <text
        x={type.at}
        y={tenth(down)}
        className="figure"
        fontSize={type.figure}
        fill={isQuiet ? soft : ink}
      >
        {figure}
      </text>
      <text
        x={type.at + type.name}
        y={tenth(down - 1)}
        fontSize={type.label}
        fill={isQuiet ? soft : day.words}
      >
        {name}
      </text>
    </>
  )
}

/** The wall behind it, with its eave. */
function Wall({ view, width, top }: { view: View; width: number; top: number }) {
  const wall: Span = [-0.75, width + 0.35]
  const roof: Span = [-0.9, width + 0.5]
  const boards = spaced(0.42, 0.42, top / 0.42).map((at) => alongX([wall[0], wall[1]], 0, at))
  const sheets = spaced(-0.5, 0.42, 7)
    .filter((at) => at < width + 0.4)
    .map(
      (at): Segment => [
        [at, 0, top + 0.3],
        [at, 0.6, top],
      ],
    )
  const iron: Point[] = sloping([roof[0], roof[1]], [0, top + 0.3], [0.6, top])
  const barge: Point[] = [
    [roof[0], 0, top + 0.3],
    [roof[0], 0.6, top],
    [roof[0], 0.6, top - 0.15],
    [roof[0], 0, top - 0.05],
  ]
  const shadow: Point[] = [
    [0, 0, 0.1],
    [-0.4, 0, 0.1],
    [-0.4, 0, top - 0.6],
    [0, 0, top - 0.4],
  ]
  return (
    <>
      <North view={view} x={wall} z={[0, top]} y={0} fill={day.boardShade} />
      <Lines view={view} segments={boards} colour={day.boardShadeLine} />
      <Top view={view} x={wall} y={[0, 1.3]} z={0} fill={day.path} />
      <North view={view} x={wall} z={[top - 0.42, top]} y={0} fill={ink} opacity={0.16} />
      <Face view={view} points={iron} fill={day.iron} />
      <Lines view={view} segments={sheets} colour={day.ironLine} />
      <North view={view} x={roof} z={[top - 0.15, top]} y={0.6} fill={day.trim} />
      <Face view={view} points={barge} fill={day.trimShade} />
      <Face view={view} points={shadow} fill={ink} opacity={0.17} />
    </>
  )
}
