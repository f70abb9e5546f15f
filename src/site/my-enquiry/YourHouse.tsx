import { houseDescription } from '#content/pages/my-enquiry-house.ts'
import { BatteryCase, Charge, EnergyLine, MeterBox } from '#pictures/Battery.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { StripShop, shopFrame, shopSixteen } from '#pictures/houses/StripShop.tsx'
import { northSlope, sixteenPlaces } from '#pictures/houses/weatherboard/dimensions.ts'
import { Panels, panelPlaceOutlines } from '#pictures/Panels.tsx'
import { day } from '#pictures/palette.ts'
import { createView, outlines, type View } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import type { Slope } from '#pictures/slope.ts'
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
} from '../enquiry/HeroHouse.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import styles from './YourHouse.module.css'

/** How far the ground runs to both sides, so that no screen sees its end. */
const ground = { left: -1400, right: 2300 }

type Props = {
  house: MyEnquiry['house']
  /** Nothing is planned for it any more: no panels, no gold. */
  isPlain?: boolean
  /** Whether it stands left, with a card beside it. */
  side: 'left' | 'right'
  /** Where nobody described a house it only decorates. */
  decorative?: boolean
}

/** The hero's house with the visitor's answers. */
export function YourHouse({ house, isPlain = false, side, decorative = false }: Props) {
  const { property } = house
  const panels = isPlain ? 0 : house.panels
  const battery = !isPlain && house.battery
  const label = houseDescription({ property, panels, battery, isPlain })
  const isShop = property === 'business'
  const view = isShop ? shopView : houseView
  const roof = isShop ? (
    <RoofPanels view={view} slope={shopFrame} places={shopSixteen} count={panels} />
  ) : (
    <RoofPanels view={view} slope={northSlope} places={sixteenPlaces} count={panels} />
  )
  const eave = isShop ? 3.9 : houseEave
  const wall = <Wall view={view} eave={eave} hasPanels={panels > 0} hasBattery={battery} />
  return (
    <div className={`${styles.strip} ${styles[side]}`}>
      <svg
        className={styles.scene}
        viewBox={`${ground.left} 0 ${ground.right - ground.left} ${heroFrame.height}`}
        role={decorative ? undefined : 'img'}
        aria-label={decorative ? undefined : label}
        aria-hidden={decorative || undefined}
      >
        <FarWest />
        <Distance clearWest={side === 'right'} />
        <LawnWest />
        <Lawn clearWest={side === 'right'} />
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
      </svg>
    </div>
  )
}

type RoofProps = { view: View; slope: Slope; places: typeof sixteenPlaces; count: number }

/** The panels there are, and chalk marks where more would fit. */
function RoofPanels({ view, slope, places, count }: RoofProps) {
  return (
    <>
      <path
        d={outlines(view, panelPlaceOutlines(slope, places))}
        fill="#e6f0ea"
        fillOpacity={0.12}
        stroke="#e6f0ea"
        strokeOpacity={0.8}
      />
      {places.slice(0, count).map((place) => (
        <Panels key={`${place.x} ${place.along}`} view={view} slope={slope} places={[place]} />
      ))}
    </>
  )
}

type WallProps = { view: View; eave: number; hasPanels: boolean; hasBattery: boolean }

function Wall({ view, eave, hasPanels, hasBattery }: WallProps) {
  return (
    <>
      {hasBattery && <EnergyLine view={view} />}
      <MeterBox view={view} eave={eave} cable={hasPanels} />
      {hasBattery && <BatteryCase view={view} />}
      {hasBattery && <Charge view={view} />}
    </>
  )
}

/** What a wide screen sees on the left of the hero's frame. */
function FarWest() {
  const frame = { left: ground.left, width: 1400, height: 560 }
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
        d={`M${ground.left} 376C-1000 368-700 380-420 372-300 369-200 372-118 366V560H${ground.left}zM1958 350H${ground.right}V560H1958z`}
        fill={day.grass}
      />
      <Leaves masses={hedges} shade={day.hedge} lit={day.hedgeLit} />
    </>
  )
}
