import { FarRoof } from '#pictures/FarRoof.tsx'
import { yourFrame } from '#pictures/hero-frame.ts'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Span, type View } from '#pictures/projection.ts'
import { shrub } from '#pictures/shrub.ts'
import { Leaves } from '#pictures/Trees.tsx'
import { GardenWall } from '#scenes/GardenWall.tsx'
import { BareTree, Clouds, Ground } from '#scenes/Street.tsx'

/** One step for all three houses: they are in the same place in the same street. */
const at = (scale: number, x: number, y: number, rise = 15) =>
  createView({ turn: 31, rise, scale, origin: [x, y] }, yourFrame, day)

export const semiView = at(32, 262, 436)
export const detachedView = at(31, 206, 436)
export const shopView = at(31, 214, 436)

/** The street for any width of screen. Words may be in the west, which is then left clear. */
export function HouseStreet({ clearWest = false }: { clearWest?: boolean }) {
  const [left, right] = [yourFrame.left, yourFrame.left + yourFrame.width]
  return (
    <>
      <Clouds
        palette={day}
        at={[
          [560, 96, 250],
          [905, 190, 190],
          [1300, 80, 300],
          [1700, 190, 220],
          ...(clearWest ? [] : [[-420, 150, 240] as const]),
        ]}
      />
      <g id="far">
        {[-1160, -900, ...(clearWest ? [] : [-560, -316])].map((x) => (
          <FarRoof key={x} view={at(19, x, 398)} x={0} width={12} wall={5} pitch={0.7} />
        ))}
        {[0, 15.5, 31, 46.5, 62].map((x) => (
          <FarRoof key={x} view={at(17, 800, 352)} x={x} width={12} wall={5} pitch={0.75} />
        ))}
        {!clearWest && <BareTree foot={[-330, 390]} height={230} fill={day.farShade} />}
        {!clearWest && <BareTree foot={[96, 372]} height={250} fill={day.farShade} />}
        <BareTree foot={[1190, 400]} height={230} fill={day.farShade} />
        <BareTree foot={[1640, 330]} height={210} fill={day.farShade} />
      </g>
      <Ground
        view={semiView}
        horizon={`M${left} 420C-1000 404-800 398-640 392-240 372 160 356 520 344S1300 300 2080 176L${right} 140V560H${left}z`}
        pavement={[6.2, 8.6]}
        wet={[
          [-3, 10.4, 4.6, 1.1],
          [6.4, 11.2, 5, 1.2],
          [17, 10.2, 5, 1],
          [-16, 11, 5, 1],
          [28, 11, 6, 1],
        ]}
      />
    </>
  )
}

interface FrontGardenProps {
  view: View
  /** Where the wall leaves the way free on the right, and what is paved, along the street in metres. */
  gate: Span
  paths: readonly Span[]
}

/** Paths, the front gardens' walls and what grows behind them: before the house, so drawn after it. */
export function FrontGarden({ view, gate, paths }: FrontGardenProps) {
  return (
    <>
      {paths.map((x) => (
        <Top key={x[0]} view={view} x={x} y={[0.56, 6.2]} z={0} fill={day.path} />
      ))}
      <Leaves
        masses={[
          shrub(view, [3.6, 2.2, 0], 1.7, 1, 21),
          shrub(view, [gate[1] + 3, 2.4, 0], 2, 1.15, 22),
        ]}
        shade={day.shrub}
        lit={day.shrubLit}
      />
      <GardenWall view={view} x={[-6.5, 0.3]} />
      <GardenWall view={view} x={[2.5, gate[0]]} />
      <GardenWall view={view} x={[gate[1], gate[1] + 6.2]} />
    </>
  )
}

export const semiGarden = {
  gate: [11.7, 13.8],
  paths: [
    [0.55, 2.25],
    [11.9, 13.5],
  ],
} as const
export const detachedGarden = { gate: [10.7, 15.2], paths: [[11.1, 14.9]] } as const
