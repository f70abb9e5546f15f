import { Chimney } from '#pictures/Chimney.tsx'
import { EastClad, NorthClad } from '#pictures/Cladding.tsx'
import { FarLeft } from '#pictures/FarLeft.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { Panels, panelPlaceOutlines, panelPlaces } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { East, Face, Lines, North, north, Shadow, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, outlines, type Point } from '#pictures/projection.ts'
import { RoofPlane } from '#pictures/RoofPlane.tsx'
import { Subject } from '#pictures/Subject.tsx'
import { slope, slopeArea } from '#pictures/slope.ts'
import { Gum, Leaves } from '#pictures/Trees.tsx'
import { NorthWindows } from '#pictures/Windows.tsx'

const view = createView({ turn: 9, rise: 36, scale: 41, origin: [92, 434] }, heroFrame, day)

const pitch = 0.55
const roof = slope(0, 0, pitch)
const [half, wide] = [5.8, 19]
const rise = half * pitch
const hip = [half, rise] as const

const top = panelPlaces(5.1, 3.95, 7, 1, [2])
const middle = panelPlaces(3.4 + 0.08, 2.12, 10, 1)
const low = panelPlaces(2.36, 0.29, 12, 1)
const chosen = [
  ...middle.slice(0, 6).map((place, index) => ({ ...place, glints: index === 1 })),
  ...low.slice(0, 7).map((place, index) => ({ ...place, glints: index === 4 })),
]
const ground = -2.7
const inset = 0.55
const windows = [
  { x: [2, 4.6], z: [-2, -0.7], panes: 3 },
  { x: [6.4, 8.2], z: [-2, -0.7], panes: 2 },
  { x: [10, 13.4], z: [-2.55, -0.5], panes: 4 },
  { x: [15, 17], z: [-2, -0.7], panes: 2 },
] as const
const wouldFit = [...top.slice(0, 4), ...middle.slice(6, 8), ...low.slice(7, 11)]

export function HeroPanelCount() {
  const corner: Point = [0, 0, 0]
  const peak: Point = [hip[0], -half, hip[1]]
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={340} seed={10} />
      <Gum foot={[1090, 326]} height={210} seed={5} {...farTree} />
      <Leaves
        masses={[
          { centre: [1290, 250], width: 200, height: 100, seed: 6 },
          { centre: [1430, 240], width: 220, height: 130, seed: 8 },
          { centre: [1690, 246], width: 220, height: 110, seed: 15 },
        ]}
        shade={day.farLeaf}
        lit={day.farLeafLit}
      />
      <path
        d="M-640 344C-460 337 -280 343 -120 340 340 320 900 328 1440 308 1600 304 1700 302 1780 300L2060 295V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-70, 346], width: 160, height: 64, seed: 4 },
          { centre: [1000, 318], width: 170, height: 60, seed: 7 },
          { centre: [1170, 316], width: 150, height: 48, seed: 9 },
          { centre: [1390, 308], width: 170, height: 60, seed: 12 },
          { centre: [1600, 304], width: 200, height: 54, seed: 16 },
          { centre: [1760, 300], width: 140, height: 60, seed: 17 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[-24, 54]} y={[0.6, 2.2]} z={ground} fill={day.path} />
      <Subject>
        <EastClad view={view} y={[-2 * half + inset, -inset]} z={[ground, 0]} x={inset} />
        <NorthClad view={view} x={[inset, wide - inset]} z={[ground, 0]} y={-inset} />
        <NorthWindows view={view} y={-inset} openings={windows} />
        <Shadow
          view={view}
          strength={0.18}
          points={north([inset, wide - inset], [-0.9, 0], -inset)}
        />
        <Chimney view={view} x={[9.4, 10.5]} y={[-6.9, -6.2]} z={[1.6, 4.6]} />
        <RoofPlane
          view={view}
          tone="shade"
          eave={[corner, [0, -2 * half, 0]]}
          up={[half, 0, rise]}
          hips={[half, half]}
        />
        <RoofPlane
          view={view}
          eave={[corner, [wide, 0, 0]]}
          up={[0, -half, rise]}
          hips={[half, half]}
        />
        <Lines
          view={view}
          segments={[
            [corner, peak],
            [peak, [wide - half, -half, rise]],
            [
              [wide, 0, 0],
              [wide - half, -half, rise],
            ],
          ]}
          colour={day.tileRidge}
          width={5}
        />
        <path
          d={outlines(view, panelPlaceOutlines(roof, wouldFit))}
          fill={day.tileRidge}
          fillOpacity={0.3}
          stroke={day.render}
          strokeWidth={1.5}
        />
        <Panels view={view} slope={roof} places={chosen} />
        <Skylight x={9.9} />
        <East view={view} y={[-2 * half, 0]} z={[-0.24, 0]} x={-0.02} fill={day.trimShade} />
        <North view={view} x={[0, wide]} z={[-0.24, 0]} y={0.02} fill={day.trim} />
      </Subject>
    </Picture>
  )
}

/** A skylight is one place fewer for panels. */
function Skylight({ x }: { x: number }) {
  return (
    <>
      <Shadow view={view} points={slopeArea(roof, [x - 0.12, x + 0.9], [3.9, 5.1])} />
      <Face view={view} points={slopeArea(roof, [x, x + 1], [4, 5.2])} fill={day.trim} />
      <Face
        view={view}
        points={slopeArea(roof, [x + 0.12, x + 0.88], [4.12, 5.08])}
        fill={day.glass}
      />
      <Face
        view={view}
        points={[
          roof.at(x + 0.5, 4.12),
          roof.at(x + 0.75, 4.12),
          roof.at(x + 0.88, 4.5),
          roof.at(x + 0.88, 4.9),
        ]}
        fill={day.glint}
      />
    </>
  )
}
