import { RearTerraces } from '#pictures/houses/RearTerraces.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { alongX, Lines, Top } from '#pictures/Planes.tsx'
import { dusk } from '#pictures/palette.ts'
import { createView, spaced } from '#pictures/projection.ts'
import { Gum } from '#pictures/Trees.tsx'

const frame = { width: 1440, height: 480 }
const view = createView({ turn: 16, rise: 19, scale: 34, origin: [640, 414] }, frame, dusk)

const walls = [
  'sage',
  'brick',
  'cream',
  'brick',
  'blush',
  'brick',
  'sage',
  'brick',
  'cream',
] as const

/** Bluestone setts in the lane, with the gutter down its middle. */
const setts = spaced(4.2, 0.5, 8).map((y) => alongX([-30, 40], y, 0))

export function Financing() {
  return (
    <Picture frame={frame} ground={dusk.sky}>
      <path d="M0 190C300 120 700 150 1440 40V480H0z" fill={dusk.far} />
      <Gum
        foot={view.at([11, -14, 0])}
        height={300}
        seed={5}
        shade={dusk.farLeaf}
        lit={dusk.farLeafLit}
        trunk={dusk.trunk}
      />
      <RearTerraces view={view} from={-21.6} walls={walls} home={4} />
      <Top view={view} x={[-40, 60]} y={[3.6, 20]} z={0} fill={dusk.road} />
      <Lines view={view} segments={setts} colour={dusk.pathEdge} width={1} />
    </Picture>
  )
}
