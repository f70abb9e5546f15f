import { BatteryWall, MeterBox } from '#pictures/Battery.tsx'
import { Car } from '#pictures/houses/Car.tsx'
import { Scaffold } from '#pictures/houses/Scaffold.tsx'
import { Panels } from '#pictures/Panels.tsx'
import { alongX, alongY, Lines, Top } from '#pictures/Planes.tsx'
import { day, night } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { GardenWall } from '../GardenWall.tsx'
import { Cottage, cottagePlaces, cottageSlope } from '../houses/Cottage.tsx'
import { Detached, detachedPlaces, detachedSlope } from '../houses/Detached.tsx'
import { Flats } from '../houses/Flats.tsx'
import { Semi, semiEave, semiPlaces, semiSlope } from '../houses/Semi.tsx'
import { Tenement } from '../houses/Tenement.tsx'
import { Terrace } from '../houses/Terrace.tsx'
import { Van } from '../houses/Van.tsx'
import { WinterStreet } from '../WinterStreet.tsx'

const frame = { width: 1440, height: 480 }

const costs = createView({ scale: 30, origin: [420, 366] }, frame, day)

/** What solar costs: a detached house, its car in the drive. */
export function Costs() {
  return (
    <WinterStreet
      view={costs}
      down={312}
      pavement={[6, 8]}
      frame={frame}
      behind={<Top view={costs} x={[10.9, 14.9]} y={[-0.8, 6]} z={0} fill={day.path} />}
    >
      <Detached
        view={costs}
        roof={<Panels view={costs} slope={detachedSlope} places={detachedPlaces.slice(0, 9)} />}
      />
      <Car view={costs} x={10.8} y={4.2} />
    </WinterStreet>
  )
}

const vat = createView({ turn: 27, rise: 13, scale: 26, origin: [420, 374] }, frame, day)

/** VAT goes by the day on which it is fitted: scaffold on a terrace, the van before it. */
export function Vat() {
  return (
    <WinterStreet
      view={vat}
      down={316}
      pavement={[2.6, 4.4]}
      frame={frame}
      wet={[[3, 6, 5, 0.9]]}
      behind={<Top view={vat} x={[-80, 120]} y={[0, 2.6]} z={0} fill={day.path} />}
    >
      <Terrace view={vat} houses={4} solar={[1]} />
      <Scaffold view={vat} x={[5, 9.7]} y={[0.95, 1.95]} deck={5.2} />
      <Van view={vat} x={12.4} y={7.4} />
    </WinterStreet>
  )
}

const exported = createView({ scale: 26, origin: [470, 372] }, frame, day)

/** Spare power: a broad copper line from the roof out to the street, and a thin one into the house. */
export function Exported() {
  return (
    <WinterStreet view={exported} down={318} pavement={[6.2, 8]} frame={frame}>
      <Semi
        view={exported}
        roof={<Panels view={exported} slope={semiSlope} places={semiPlaces} />}
        wall={
          <>
            <MeterBox view={exported} eave={4.5} />
            <Lines
              view={exported}
              segments={[alongY(0, [-4, -1.05], 1.5)]}
              colour={day.gold}
              width={1.6}
            />
          </>
        }
      />
      <Lines
        view={exported}
        segments={[alongY(-0.6, [-0.6, 7.1], 0), alongX([-40, -0.6], 7.1, 0)]}
        colour={day.gold}
        width={5}
      />
      <GardenWall view={exported} x={[2.5, 11.7]} />
      <GardenWall view={exported} x={[13.8, 22]} />
    </WinterStreet>
  )
}

const stored = createView({ turn: 46, rise: 13, scale: 28, origin: [640, 392] }, frame, night)

/** A battery in the evening: one house lit from its own wall. */
export function Stored() {
  return (
    <WinterStreet view={stored} down={322} pavement={[6.2, 8]} frame={frame} palette={night}>
      <Semi
        view={stored}
        roof={<Panels view={stored} slope={semiSlope} places={semiPlaces} />}
        wall={<BatteryWall view={stored} floor={0.2} eave={semiEave} />}
      />
    </WinterStreet>
  )
}

const renting = createView({ turn: 33, rise: 13, scale: 26, origin: [500, 420] }, frame, day)

/** Flats, a plug-in kit on one of their balconies. */
export function Renting() {
  return (
    <WinterStreet view={renting} down={340} pavement={[3, 5]} frame={frame}>
      <Flats view={renting} />
    </WinterStreet>
  )
}

const planning = createView({ turn: 27, rise: 13, scale: 17.6, origin: [330, 398] }, frame, day)
const beside = createView({ turn: 27, rise: 13, scale: 24, origin: [960, 338] }, frame, day)

/** Who is to be asked: eight owners of one roof, and the owner of an old house. */
export function Planning() {
  return (
    <WinterStreet
      view={planning}
      down={330}
      pavement={[0, 3]}
      frame={frame}
      behind={
        <Cottage
          view={beside}
          roof={<Panels view={beside} slope={cottageSlope} places={cottagePlaces} />}
        />
      }
    >
      <Tenement view={planning} stairs={3} />
    </WinterStreet>
  )
}
