import type { House } from '#content/house.ts'
import { EnergyWall } from '#pictures/Battery.tsx'
import { PanelsSoFar } from '#pictures/NumberedPanels.tsx'
import { Subject } from '#pictures/Subject.tsx'
import { Detached, detachedEave, detachedPlaces, detachedSlope } from '#scenes/houses/Detached.tsx'
import { Parade, paradeEave, paradePlaces, paradeSlope } from '#scenes/houses/Parade.tsx'
import { Semi, semiEave, semiPlaces, semiSlope } from '#scenes/houses/Semi.tsx'
import {
  detachedGarden,
  detachedView,
  FrontGarden,
  HouseStreet,
  semiGarden,
  semiView,
  shopView,
} from './HouseStreet.tsx'

const semi = {
  view: semiView,
  slope: semiSlope,
  places: semiPlaces,
  eave: semiEave,
  garden: semiGarden,
} as const
const detached = {
  view: detachedView,
  slope: detachedSlope,
  places: detachedPlaces,
  eave: detachedEave,
  garden: detachedGarden,
} as const
const parade = {
  view: shopView,
  slope: paradeSlope,
  places: paradePlaces,
  eave: paradeEave,
} as const

type Props = House & {
  /** Words are in the west, which is then left clear. */
  clearWest: boolean
}

/** The hero's house with the visitor's answers: a semi, a detached house if its panels need one, or a parade of shops. */
export function YourScene({ property, panels, battery, clearWest }: Props) {
  const isLarge = panels > semiPlaces.length
  const house = property === 'business' ? parade : isLarge ? detached : semi
  const { view, slope, places, eave } = house
  const parts = {
    view,
    roof: <PanelsSoFar view={view} slope={slope} places={places} count={panels} />,
    wall: <EnergyWall view={view} eave={eave} hasPanels={panels > 0} hasBattery={battery} />,
  }
  return (
    <>
      <HouseStreet clearWest={clearWest} />
      <Subject>
        {house === parade ? (
          <Parade {...parts} />
        ) : house === detached ? (
          <Detached {...parts} />
        ) : (
          <Semi {...parts} />
        )}
      </Subject>
      {'garden' in house && <FrontGarden view={view} {...house.garden} />}
    </>
  )
}
