import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { type Gabled, GabledHouse, roofSlope } from '#pictures/houses/GabledHouse.tsx'
import { Scaffold } from '#pictures/houses/Scaffold.tsx'
import { PanelTrailer, Ute } from '#pictures/houses/Vehicle.tsx'
import { Panels, panelPlaces } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Lines, Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Segment } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

const view = createView({ turn: 27, rise: 13, scale: 42, origin: [276, 412] }, heroFrame, day)
const far = createView({ turn: 27, rise: 13, scale: 20, origin: [1050, 322] }, heroFrame, day)
const farther = createView({ turn: 27, rise: 13, scale: 18, origin: [1500, 302] }, heroFrame, day)

const house: Gabled = {
  x: [0, 12.4],
  depth: 9,
  wall: 3,
  pitch: 0.5,
  cladding: 'render',
  roof: 'tile',
}
const places = panelPlaces(1.2, 0.6, 9, 2, [1, 3])
/** Rails are on for all eighteen; seven are up. */
const up = places.slice(0, 7)

const roof = roofSlope(house)
const rails = [1.05, 1.9, 2.88, 3.73].map(
  (along): Segment => [roof.at(1, along, 0.06), roof.at(11.5, along, 0.06)],
)

export function HeroInstallers() {
  return (
    <Picture frame={heroFrame} ground={day.sky}>
      <FarLeft down={334} seed={9} />
      <FarRoof view={far} x={0} width={11} />
      <FarRoof view={farther} x={0} width={10} pitch={0.7} />
      <Gum foot={[70, 334]} height={220} seed={9} {...farTree} />
      <Gum foot={[1330, 322]} height={190} seed={4} {...farTree} />
      <path
        d="M-640 338C-460 331 -280 337 -120 334 240 314 900 310 1440 296 1600 292 1700 286 1780 284L2060 279V560H-640z"
        fill={day.grass}
      />
      <Leaves
        masses={[
          { centre: [-66, 340], width: 150, height: 56, seed: 14 },
          { centre: [36, 334], width: 120, height: 56, seed: 4 },
          { centre: [940, 312], width: 120, height: 50, seed: 6 },
          { centre: [1220, 306], width: 190, height: 60, seed: 9 },
          { centre: [1430, 300], width: 140, height: 50, seed: 12 },
          { centre: [1690, 284], width: 200, height: 58, seed: 15 },
        ]}
        {...hedge}
      />
      <Top view={view} x={[-30, 80]} y={[4.4, 40]} z={0} fill={day.road} />
      <Top view={view} x={[-30, 80]} y={[4.1, 4.4]} z={0} fill={day.path} />
      <Subject>
        <GabledHouse
          view={view}
          house={house}
          openings={[
            { x: [1.4, 4], z: [0.9, 2.2], panes: 3 },
            { x: [8, 11], z: [0.9, 2.2], panes: 3 },
          ]}
          sides={[
            { y: [-7, -5.8], z: [0.9, 2.2] },
            { y: [-3.6, -2.4], z: [0.9, 2.2] },
          ]}
          door={5.6}
          doorColour={day.doorBlue}
        />
        <Lines view={view} segments={rails} colour={day.awning} width={2.2} />
        <Panels view={view} slope={roof} places={up} />
        <Scaffold view={view} x={[0.4, 12]} y={[0.85, 1.85]} deck={2.2} />
        <Ute view={view} x={6.2} y={7.6} />
        <PanelTrailer view={view} x={2.4} y={7.6} />
      </Subject>
    </Picture>
  )
}
