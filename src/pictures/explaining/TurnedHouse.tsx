import { Face, Faces, Lines, Shadow } from '../Planes.tsx'
import { day, hasBoards } from '../palette.ts'
import type { Point, Segment, View } from '../projection.ts'
import { onGround } from './compass-ground.ts'

const half = 5
const eave = 0.55
const wall = 2.7
/** Rise of the roof for each metre: 22°, as the model has it. */
const pitch = 0.404
const reach = half + eave
const foot = wall - pitch * eave
const apex = foot + pitch * reach
const alongSlope = 1 / Math.hypot(1, pitch)
const slopeLength = reach / alongSlope
/** Panels in each row of a side, and how far up the slope it begins. */
const rows = [
  { count: 6, from: 0.62 },
  { count: 4, from: 2.45 },
] as const
const panel = { width: 1.04, height: 1.72, step: 1.12 }
const radians = Math.PI / 180

interface TurnedHouseProps {
  view: View
  /** Degrees clockwise from the noon sun that the door faces. */
  turn: number
}

/** A square house with the same roof, and ten panels, on each of its four sides. */
export function TurnedHouse({ view, turn }: TurnedHouseProps) {
  const down = (azimuth: number) => view.at(onGround(azimuth, 1))[1]
  const sides = [0, 90, 180, 270]
    .map((quarter) => (quarter + turn) % 360)
    .sort((one, other) => down(one) - down(other))
  const seen = sides.filter((azimuth) => down(azimuth) > view.at([0, 0, 0])[1])
  const corners = [45, 135, 225, 315].map((quarter) => onGround(turn + quarter, reach * Math.SQRT2))
  return (
    <>
      <Shadow view={view} points={corners.map(([x, y]): Point => [x - 1.5, y - 1.5, 0])} />
      {seen.map((azimuth) => (
        <Wall
          key={azimuth - turn}
          view={view}
          azimuth={azimuth}
          hasDoor={Math.abs(((azimuth - turn + 540) % 360) - 180) < 1}
        />
      ))}
      {sides.map((azimuth) => (
        <Slope key={azimuth - turn} view={view} azimuth={azimuth} />
      ))}
      <Lines
        view={view}
        segments={sides.map(
          (azimuth): Segment => [onSlope(azimuth)(reach, 0, 0.02), [0, 0, apex + 0.02]],
        )}
        colour={day.tileRidge}
        width={view.scale > 20 ? 2.6 : 1.8}
      />
    </>
  )
}

function Wall({ view, azimuth, hasDoor }: { view: View; azimuth: number; hasDoor: boolean }) {
  const [sin, cos] = [Math.sin(azimuth * radians), Math.cos(azimuth * radians)]
  const at = (u: number, z: number): Point => [-sin * half - cos * u, cos * half - sin * u, z]
  const rectangle = (left: number, right: number, low: number, high: number): Point[] => [
    at(left, low),
    at(right, low),
    at(right, high),
    at(left, high),
  ]
  const tone = mix(day.boardShade, day.board, clamp(light(azimuth) + 0.35))
  const isLit = light(azimuth) > 0
  const trim = isLit ? day.trim : day.trimShade
  const windows = hasDoor ? [-2.7, 2.7] : [-2.2, 2.2]
  return (
    <>
      <Face view={view} points={rectangle(-half, half, 0, wall)} fill={tone} />
      {hasBoards && (
        <Lines
          view={view}
          segments={Array.from({ length: 9 }, (_, board): Segment => {
            const z = 0.3 + board * 0.26
            return [at(-half, z), at(half, z)]
          })}
          colour={mix(tone, '#8fa69a', 0.28)}
          width={0.7}
        />
      )}
      <Shadow view={view} points={rectangle(-half, half, 1.95, wall)} />
      {hasDoor && (
        <>
          <Face view={view} points={rectangle(-0.6, 0.6, 0, 2.05)} fill={day.trim} />
          <Face view={view} points={rectangle(-0.47, 0.47, 0, 1.95)} fill={day.door} />
        </>
      )}
      <Faces
        view={view}
        planes={windows.map((u) => rectangle(u - 1.12, u + 1.12, 0.72, 1.98))}
        fill={trim}
      />
      <Faces
        view={view}
        planes={windows.flatMap((u) => [
          rectangle(u - 1, u - 0.05, 0.85, 1.88),
          rectangle(u + 0.05, u + 1, 0.85, 1.88),
        ])}
        fill={isLit ? day.glass : day.glassShade}
      />
    </>
  )
}

function Slope({ view, azimuth }: { view: View; azimuth: number }) {
  const at = onSlope(azimuth)
  const lit = light(azimuth)
  const tone =
    lit >= 0.5
      ? mix(day.tile, day.tileBright, (lit - 0.5) * 2)
      : mix(day.tileDeep, day.tile, clamp((lit + 1) / 1.5))
  const courses = Array.from({ length: 15 }, (_, index) => 0.38 * (index + 1)).filter(
    (v) => v < slopeLength - 0.25,
  )
  const width = (v: number) => reach * (1 - v / slopeLength)
  const panels = rows.flatMap(({ count, from }) =>
    Array.from({ length: count }, (_, index) => ({
      u: -(count * panel.step - 0.08) / 2 + index * panel.step,
      v: from,
    })),
  )
  const across = (u: number, v: number): Point[] => [
    at(u, v, 0.1),
    at(u + panel.width, v, 0.1),
    at(u + panel.width, v + panel.height, 0.1),
    at(u, v + panel.height, 0.1),
  ]
  return (
    <>
      <Face view={view} points={[at(-reach, 0), at(reach, 0), at(0, slopeLength)]} fill={tone} />
      <Lines
        view={view}
        segments={courses.map((v): Segment => [at(-width(v), v), at(width(v), v)])}
        colour={mix(tone, day.tileDark, 0.16)}
        width={0.8}
      />
      <Face
        view={view}
        points={[at(-reach, 0), at(reach, 0), at(reach, 0, -0.19), at(-reach, 0, -0.19)]}
        fill={lit > 0 ? day.trim : day.trimShade}
      />
      <Faces
        view={view}
        planes={panels.map(({ u, v }) => [
          at(u, v, 0.02),
          at(u + panel.width, v, 0.02),
          at(u + panel.width, v, 0.1),
          at(u, v, 0.1),
        ])}
        fill={day.panelEdge}
      />
      <Faces view={view} planes={panels.map(({ u, v }) => across(u, v))} fill={day.panel} />
      <Lines
        view={view}
        segments={panels.flatMap(({ u, v }): Segment[] => [
          ...[1 / 3, 2 / 3].map(
            (part): Segment => [
              at(u + panel.width * part, v, 0.1),
              at(u + panel.width * part, v + panel.height, 0.1),
            ],
          ),
          [at(u, v + panel.height / 2, 0.1), at(u + panel.width, v + panel.height / 2, 0.1)],
        ])}
        colour={day.panelLine}
        width={0.6}
      />
    </>
  )
}

/** Places on the side of the roof that looks this way: metres along the eave, up the slope and above it. */
function onSlope(azimuth: number) {
  const [sin, cos] = [Math.sin(azimuth * radians), Math.cos(azimuth * radians)]
  return (u: number, v: number, lift = 0): Point => {
    const out = reach - v * alongSlope
    return [-sin * out - cos * u, cos * out - sin * u, foot + v * alongSlope * pitch + lift]
  }
}

/** How much light falls on a side: 1 towards the north-west, where it comes from, and −1 away from it. */
function light(azimuth: number): number {
  return Math.cos((azimuth - 325) * radians)
}

function clamp(part: number): number {
  return Math.max(0, Math.min(1, part))
}

function mix(one: string, other: string, part: number): string {
  const channels = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const target = channels(other)
  return `#${channels(one)
    .map((from, index) =>
      Math.round(from + ((target[index] ?? 0) - from) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
