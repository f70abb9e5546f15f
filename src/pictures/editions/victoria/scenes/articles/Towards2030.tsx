import { SolarFarm } from '#pictures/houses/SolarFarm.tsx'
import { Weatherboard } from '#pictures/houses/weatherboard/Weatherboard.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Wire } from '#pictures/PowerPole.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Point } from '#pictures/projection.ts'
import { nextTower, TransmissionTower, wireEnds } from '#pictures/TransmissionTower.tsx'
import { Gum } from '#pictures/Trees.tsx'
import { WindTurbine } from '#pictures/WindTurbine.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 20, rise: 9, scale: 7.3, origin: [640, 440] }, frame, day)

const near = [-6, -40] as const
const line = [-120, 0, 80, 200].map((metres) => nextTower(...near, metres))
const spans = line.slice(1).map((tower, index) => ({
  from: wireEnds(...(line[index] as readonly [number, number])),
  to: wireEnds(...tower),
}))

const rows = [
  { y: -60, x: [-16, 112] },
  { y: -40, x: [-8, 104] },
  { y: -20, x: [8, 104] },
] as const

export function Towards2030() {
  return (
    <Picture frame={frame} ground={day.sky}>
      {[96, 204, 322, 1130, 1226, 1340].map((x, index) => (
        <WindTurbine
          key={x}
          foot={[x, [232, 216, 226, 196, 188, 200][index] ?? 0]}
          height={index % 2 ? 86 : 98}
          turned={index * 37}
          colour={day.farShade}
        />
      ))}
      <path
        d="M0 252C140 190 260 214 400 230S700 250 860 222S1150 170 1440 206V480H0z"
        fill="#b4d0c4"
      />
      <path d="M0 290C300 262 620 292 900 258S1260 240 1440 252V480H0z" fill="#c3d3a0" />
      <path d="M0 408C300 380 420 420 760 400S1200 360 1440 372V480H0z" fill="#b2c68d" />
      {line
        .slice(1, 3)
        .toReversed()
        .map(([x, y]) => (
          <TransmissionTower key={x} view={view} x={x} y={y} />
        ))}
      {spans.flatMap(({ from, to }) =>
        from.map((end, index) => (
          <Wire
            key={end.join()}
            view={view}
            from={end}
            to={to[index] as Point}
            sag={3}
            colour={day.steel}
            width={1}
          />
        )),
      )}
      <SolarFarm view={view} rows={rows} />
      <Gum
        foot={view.at([-11, -8, 0])}
        height={84}
        seed={11}
        shade={day.leaf}
        lit={day.leafLit}
        trunk={day.trunk}
      />
      <Gum
        foot={view.at([-17, -3, 0])}
        height={66}
        seed={3}
        shade={day.leaf}
        lit={day.leafLit}
        trunk={day.trunk}
      />
      <Weatherboard view={view} panels={8} />
    </Picture>
  )
}
