import type { Flat, Frame } from '#pictures/flat-path.ts'
import { Faces, Top } from '#pictures/Planes.tsx'
import type { Palette } from '#pictures/palette.ts'
import type { Point, View } from '#pictures/projection.ts'

/** Flat clouds in one tone: the position of each one's left end, and its width, in pixels. */
export function Clouds({
  palette,
  at,
}: {
  palette: Palette
  at: readonly (readonly [x: number, y: number, width: number])[]
}) {
  return (
    <g fill={palette.cloud}>
      {at.map(([x, y, width]) => {
        const part = (share: number) => Math.round(width * share * 10) / 10
        const arc = (radius: number, across: number, down: number) =>
          `a${part(radius)} ${part(radius)} 0 0 0${part(across)} ${part(down)}`
        return (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}h${width}${arc(0.055, -0.06, -0.105)}${arc(0.12, -0.2, -0.075)}${arc(0.17, -0.31, 0.02)}${arc(0.1, -0.18, 0.06)}${arc(0.055, -0.25, 0.1)}z`}
          />
        )
      })}
    </g>
  )
}

interface BareTreeProps {
  /** Where the trunk meets the ground, in pixels. */
  foot: Flat
  height: number
  fill: string
}

/** A tree from November to April. Branches of one thickness are one path. */
export function BareTree({ foot, height, fill }: BareTreeProps) {
  const layers: string[] = ['', '', '', '', '']
  const grow = ([x, y]: Flat, angle: number, length: number, layer: number) => {
    const tip: Flat = [x + Math.cos(angle) * length, y - Math.sin(angle) * length]
    layers[layer] += `M${x.toFixed(1)} ${y.toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`
    if (layer === layers.length - 1) return
    const spread = layer % 2 === 0 ? 1 : 1.25
    for (const [turn, part] of [
      [0.42, 0.74],
      [-0.36, 0.7],
      [0.04, 0.62],
    ] as const)
      grow(tip, angle + turn * spread, length * part, layer + 1)
  }
  grow(foot, Math.PI / 2 + 0.03, height * 0.34, 0)
  return (
    <g fill="none" stroke={fill} strokeLinecap="round">
      {layers.map((d, layer) => (
        <path key={d} d={d} strokeWidth={(height * 0.045 * 0.62 ** layer).toFixed(1)} />
      ))}
    </g>
  )
}

interface GroundProps {
  view: View
  /** Grass from the horizon down, as a path. */
  horizon: string
  /** Where the pavement begins and ends, in metres before the house. */
  pavement: readonly [from: number, to: number]
  /** Standing water on the road: its place, width and depth. */
  wet?: readonly (readonly [x: number, y: number, width: number, depth: number])[]
}

/** Grass, a pavement with its kerb, and a road with the sky standing on it. */
export function Ground({ view, horizon, pavement: [from, to], wet = [] }: GroundProps) {
  const { palette } = view
  return (
    <>
      <path d={horizon} fill={palette.grass} />
      <Top view={view} x={[-80, 120]} y={[from, to]} z={0} fill={palette.path} />
      <Top view={view} x={[-80, 120]} y={[to, to + 0.25]} z={0} fill={palette.pathEdge} />
      <Top view={view} x={[-80, 120]} y={[to + 0.25, 60]} z={0} fill={palette.road} />
      <Faces
        view={view}
        fill={palette.wet}
        planes={wet.map(([x, y, width, depth]): Point[] => [
          [x, y, 0],
          [x + width * 0.4, y - depth * 0.5, 0],
          [x + width, y - depth * 0.2, 0],
          [x + width * 0.85, y + depth * 0.4, 0],
          [x + width * 0.25, y + depth * 0.5, 0],
        ])}
      />
    </>
  )
}

/** The whole of a frame, for pictures whose ground fills it below a line of so many pixels at both edges. */
export const groundBelow = ({ left = 0, width, height }: Frame, from: number, to: number) =>
  `M${left} ${from}L${left + width} ${to}V${height}H${left}z`
