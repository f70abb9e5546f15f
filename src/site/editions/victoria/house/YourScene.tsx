import type { House } from '#content/house.ts'
import { EnergyWall } from '#pictures/Battery.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { yourFrame } from '#pictures/hero-frame.ts'
import { StripShop, shopFrame, shopSixteen } from '#pictures/houses/StripShop.tsx'
import { northSlope, sixteenPlaces } from '#pictures/houses/weatherboard/dimensions.ts'
import { PanelsSoFar } from '#pictures/NumberedPanels.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'
import {
  Distance,
  Garden,
  houseEave,
  houseView,
  Lawn,
  shopView,
  Washing,
  WeatherboardHouse,
} from './HeroHouse.tsx'

type Props = House & {
  /** Words are in the west, which is then left clear. */
  clearWest: boolean
}

/** The hero's house with the visitor's answers. */
export function YourScene({ property, panels, battery, clearWest }: Props) {
  const isShop = property === 'business'
  const view = isShop ? shopView : houseView
  const roof = isShop ? (
    <PanelsSoFar view={view} slope={shopFrame} places={shopSixteen} count={panels} />
  ) : (
    <PanelsSoFar view={view} slope={northSlope} places={sixteenPlaces} count={panels} />
  )
  const eave = isShop ? 3.9 : houseEave
  const wall = <EnergyWall view={view} eave={eave} hasPanels={panels > 0} hasBattery={battery} />
  return (
    <>
      <FarWest />
      <Distance clearWest={clearWest} />
      <LawnWest />
      <Lawn clearWest={clearWest} />
      {isShop ? (
        <Subject>
          <StripShop view={view} roof={roof} wall={wall} />
        </Subject>
      ) : (
        <>
          <WeatherboardHouse roof={roof} wall={wall} />
          <Garden />
          <Washing />
        </>
      )}
    </>
  )
}

/** What a wide screen sees on the left of the hero's frame. */
function FarWest() {
  const frame = { left: yourFrame.left, width: 1400, height: yourFrame.height }
  const view = createView({ scale: 21, origin: [-880, 372] }, frame, day)
  return (
    <>
      <FarRoof view={view} x={0} width={10} pitch={0.55} />
      <Gum
        foot={[-660, 376]}
        height={220}
        seed={11}
        shade={day.farLeaf}
        lit={day.farLeafLit}
        trunk={day.trunk}
      />
    </>
  )
}

function LawnWest() {
  const hedges = [
    { centre: [-620, 366], width: 150, height: 52, seed: 18 },
    { centre: [-780, 368], width: 130, height: 48, seed: 19 },
    { centre: [-1000, 366], width: 160, height: 54, seed: 20 },
  ] as const
  return (
    <>
      <path
        d={`M${yourFrame.left} 376C-1000 368-700 380-420 372-300 369-200 372-118 366V560H${yourFrame.left}zM1958 350H${yourFrame.left + yourFrame.width}V560H1958z`}
        fill={day.grass}
      />
      <Leaves masses={hedges} shade={day.hedge} lit={day.hedgeLit} />
    </>
  )
}
