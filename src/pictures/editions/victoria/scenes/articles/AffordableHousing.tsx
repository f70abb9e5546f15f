import { Box } from '#pictures/Box.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { Flats } from '#pictures/houses/Flats.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { shrub } from '#pictures/shrub.ts'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 26, rise: 19, scale: 26.5, origin: [430, 424] }, frame, day)
const far = (across: number, down: number) =>
  createView({ turn: 26, rise: 19, scale: 14, origin: [across, down] }, frame, day)

export function AffordableHousing() {
  return (
    <Picture frame={frame} ground={day.sky}>
      <FarRoof view={far(50, 276)} x={0} width={14} wall={6} pitch={0.4} />
      <FarRoof view={far(1230, 232)} x={0} width={13} wall={3} pitch={0.6} />
      <path d="M0 276C300 262 900 240 1440 224V480H0z" fill={day.grass} />
      <Leaves
        masses={[
          { centre: [80, 272], width: 190, height: 52, seed: 4 },
          { centre: [1300, 232], width: 200, height: 56, seed: 9 },
        ]}
        shade={day.hedge}
        lit={day.hedgeLit}
      />
      <Gum
        foot={[206, 300]}
        height={250}
        seed={8}
        shade={day.leaf}
        lit={day.leafLit}
        trunk={day.trunk}
      />
      <Gum
        foot={[1250, 262]}
        height={190}
        seed={5}
        shade={day.leaf}
        lit={day.leafLit}
        trunk={day.trunk}
      />
      <Top view={view} x={[-40, 60]} y={[7.4, 9]} z={0} fill={day.path} />
      <Top view={view} x={[-40, 60]} y={[10, 30]} z={0} fill={day.road} />
      <Top view={view} x={[12.8, 15.2]} y={[0, 7.4]} z={0} fill={day.path} />
      <Flats view={view} />
      <Leaves
        masses={[
          shrub(view, [26, 1.2, 0], 3.4, 1.5, 21),
          shrub(view, [20.5, 1.2, 0], 3, 1.2, 24),
          shrub(view, [17.6, 1.2, 0], 2, 1, 22),
          shrub(view, [9.8, 1.2, 0], 2.8, 1.3, 27),
          shrub(view, [3.2, 1.2, 0], 3.6, 1.2, 29),
        ]}
        shade={day.shrub}
        lit={day.shrubLit}
      />
      {[{ x: [0, 12.6] }, { x: [15.4, 28] }].map(({ x }) => (
        <Box
          key={x[0]}
          view={view}
          x={[x[0] as number, x[1] as number]}
          y={[6.6, 6.9]}
          z={[0, 0.7]}
          front={day.cream}
          side={day.creamShade}
          top={day.renderTop}
        />
      ))}
    </Picture>
  )
}
