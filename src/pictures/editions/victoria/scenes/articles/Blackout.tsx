import { FarRoof } from '#pictures/FarRoof.tsx'
import { path } from '#pictures/flat-path.ts'
import { Cottage } from '#pictures/houses/Cottage.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Face, Top } from '#pictures/Planes.tsx'
import { PowerPole, Wire, wireTies } from '#pictures/PowerPole.tsx'
import { night } from '#pictures/palette.ts'
import { createView, type Point, spaced } from '#pictures/projection.ts'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const camera = { turn: 30, rise: 13, scale: 32 }
const origin = [590, 398] as const
const view = createView({ ...camera, origin }, frame, night)

/** The same street seen from a plot further along it. */
const plot = (metres: number) => {
  const [across, down] = view.at([metres, 0, 0])
  return createView({ ...camera, origin: [across, down] }, frame, night)
}

const kerb = 6.4
const poles = [-15, 20.5] as const

/** Rain on the wind: short strokes, all at one slant. */
const rain = spaced(0, 1, 90).map((drop) => {
  const [across, down] = [(drop * 397) % 1480, (drop * 173) % 460]
  const length = 22 + (drop % 3) * 8
  return path(
    [
      [across, down],
      [across - length * 0.42, down + length],
    ],
    false,
  )
})

/** A bough the wind has brought down across the wires. */
function Bough() {
  const [across, down] = view.at([16.2, kerb, 6.9])
  return (
    <>
      <path
        d={path([
          [across - 70, down - 30],
          [across + 74, down + 12],
          [across + 78, down + 20],
          [across - 72, down - 24],
        ])}
        fill={night.deckShade}
      />
      <Leaves
        masses={[
          { centre: [across - 70, down - 28], width: 84, height: 42, seed: 61 },
          { centre: [across - 18, down - 22], width: 70, height: 34, seed: 62 },
        ]}
        shade={night.shrub}
        lit={night.farLeafLit}
      />
    </>
  )
}

function Wires() {
  const [near, far] = poles
  const ends = [-60, near, far, 60]
  return ends
    .slice(1)
    .flatMap((x, index) =>
      wireTies(x, kerb).map((tie) => (
        <Wire
          key={tie.join()}
          view={view}
          from={[ends[index] as number, tie[1], tie[2]]}
          to={tie}
          sag={index === 1 ? 2.2 : 1}
          colour={night.steel}
        />
      )),
    )
}

/** Where the lit windows lie on the grass. */
const fallen = (from: number, to: number): Point[] => [
  [from, 2.1, 0],
  [to, 2.1, 0],
  [to + 0.7, 4.6, 0],
  [from - 0.7, 4.6, 0],
]

export function Blackout() {
  const leaves = { shade: night.leaf, lit: night.leafLit, trunk: night.trunk }
  return (
    <Picture frame={frame} ground={night.sky}>
      <path d="M0 0H1440V46C1260 88 1180 40 1010 70S720 112 560 78S250 40 0 96z" fill={night.far} />
      <path
        d="M0 0H1440V14C1300 44 1160 10 1000 34S640 60 470 30S160 20 0 48z"
        fill={night.farShade}
      />
      <FarRoof
        view={createView({ ...camera, scale: 15, origin: [110, 300] }, frame, night)}
        x={0}
        width={16}
      />
      <FarRoof
        view={createView({ ...camera, scale: 15, origin: [1030, 236] }, frame, night)}
        x={0}
        width={15}
      />
      <path d="M0 318C400 290 900 236 1440 196V480H0z" fill={night.grass} />
      {[44, 29.4, 14.7].map((metres) => (
        <Cottage key={metres} view={plot(metres)} />
      ))}
      <g transform={`rotate(-17 ${view.at([12.4, -2, 0]).map(Math.round).join(' ')})`}>
        <Gum foot={view.at([12.4, 1, 0])} height={290} seed={8} {...leaves} />
      </g>
      <Cottage view={view} powered />
      <Cottage view={plot(-14.7)} />
      <Face view={view} points={fallen(1.3, 3)} fill={night.gold} opacity={0.16} />
      <Face view={view} points={fallen(6.4, 8.1)} fill={night.gold} opacity={0.16} />
      <Top view={view} x={[-60, 70]} y={[4.8, 5.8]} z={0} fill={night.path} />
      <Top view={view} x={[-60, 70]} y={[7.2, 40]} z={0} fill={night.road} />
      <Wires />
      <Bough />
      {poles.toReversed().map((x) => (
        <PowerPole key={x} view={view} x={x} y={kerb} />
      ))}
      <path d={rain.join('')} fill="none" stroke={night.steelLight} strokeWidth={1} opacity={0.5} />
    </Picture>
  )
}
