import { Box } from '#pictures/Box.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { CreamBrick, kitchen } from '#pictures/houses/CreamBrick.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { East, east, Faces, Top } from '#pictures/Planes.tsx'
import { PowerPole, Wire, wireTies } from '#pictures/PowerPole.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Point } from '#pictures/projection.ts'
import { shrub } from '#pictures/shrub.ts'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 50, rise: 12, scale: 47, origin: [806, 380] }, frame, day)
const far = (across: number, down: number) =>
  createView({ turn: 50, rise: 12, scale: 20, origin: [across, down] }, frame, day)

const pole = [-13, 3.2] as const
const broad = 0.13

/** What the house uses itself: from the roof to the switchboard, and on to the kitchen. */
const used = [
  east([-1.35 - broad, -1.35 + broad], [1.9, 3.2], 0),
  east([kitchen.y[1] + 0.12, -1.75], [1.5 - broad, 1.5 + broad], 0),
]

const bracket: Point = [-0.45, 0.2, 2.5]

function Kitchen() {
  const middle = (kitchen.y[0] + kitchen.y[1]) / 2
  return (
    <>
      <East view={view} y={kitchen.y} z={kitchen.z} x={0} fill={day.gold} />
      <East
        view={view}
        y={[middle - 0.05, middle + 0.05]}
        z={kitchen.z}
        x={0}
        fill={day.trimShade}
      />
    </>
  )
}

/** What is left over: one thin wire out to the street. */
function Spare() {
  const tie = wireTies(...pole).at(-1) as Point
  return (
    <>
      <Wire
        view={view}
        from={[-0.06, -0.9, 1.95]}
        to={[-0.06, -0.9, 2.75]}
        sag={0}
        colour={day.gold}
        width={1.8}
      />
      <Wire
        view={view}
        from={[-0.06, -0.9, 2.75]}
        to={bracket}
        sag={0}
        colour={day.gold}
        width={1.8}
      />
      <Wire view={view} from={bracket} to={tie} sag={0.7} colour={day.gold} width={2.4} />
    </>
  )
}

function StreetWires() {
  return wireTies(...pole).flatMap((tie) =>
    [-40, 44].map((x) => (
      <Wire
        key={`${tie[1]} ${x}`}
        view={view}
        from={tie}
        to={[x, tie[1], tie[2]]}
        sag={1.1}
        colour={day.steel}
      />
    )),
  )
}

export function FeedIn() {
  const farLeaves = { shade: day.farLeaf, lit: day.farLeafLit, trunk: day.trunk }
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far(60, 290)} x={0} width={12} pitch={0.6} />
      <FarRoof view={far(300, 290)} x={0} width={9} pitch={0.5} />
      <Gum foot={[250, 290]} height={220} seed={8} {...farLeaves} />
      <Gum foot={[1330, 250]} height={210} seed={14} {...farLeaves} />
      <path d="M0 288C300 270 640 280 900 262S1280 246 1440 244V480H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [60, 284], width: 180, height: 54, seed: 4 },
          { centre: [420, 272], width: 150, height: 44, seed: 6 },
          { centre: [1390, 246], width: 150, height: 60, seed: 9 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <CreamBrick view={view} />
      <Top view={view} x={[6, 7.2]} y={[2.3, 3.6]} z={0} fill={day.path} />
      <Faces view={view} planes={used} fill={day.gold} />
      <Kitchen />
      <Box
        view={view}
        x={[-0.16, 0]}
        y={[-1.75, -0.75]}
        z={[0.95, 1.95]}
        front={day.caseSide}
        side={day.meter}
        top={day.caseTop}
      />
      <East view={view} y={[-1.5, -1]} z={[1.4, 1.75]} x={-0.16} fill={day.glassShade} />
      <Leaves
        masses={[
          shrub(view, [-0.4, -7.6, 0], 1.8, 1.1, 31),
          shrub(view, [12.8, 0.9, 0], 1.6, 1, 21),
          shrub(view, [3.6, 0.9, 0], 1.5, 0.8, 24),
          shrub(view, [2, 0.9, 0], 1.2, 0.7, 23),
        ]}
        shade={day.shrub}
        lit={day.shrubLit}
      />
      <Top view={view} x={[-60, 60]} y={[3.6, 4.9]} z={0} fill={day.path} />
      <Top view={view} x={[-60, 60]} y={[6, 30]} z={0} fill={day.road} />
      <Top view={view} x={[-60, 60]} y={[5.8, 6]} z={0} fill={day.pathEdge} />
      <StreetWires />
      <Spare />
      <PowerPole view={view} x={pole[0]} y={pole[1]} />
    </Picture>
  )
}
