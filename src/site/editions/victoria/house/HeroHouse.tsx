import type { ReactNode } from 'react'
import { BatteryCase, Charge, EnergyLine, MeterBox, windowOutline } from '#pictures/Battery.tsx'
import { FarLeft } from '#pictures/FarLeft.tsx'
import { FarRoof } from '#pictures/FarRoof.tsx'
import { HillsHoist } from '#pictures/HillsHoist.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { farTree, hedge } from '#pictures/hero-leaves.ts'
import { StripShop, shopFrame, shopSixteen } from '#pictures/houses/StripShop.tsx'
import { northSlope, sixteenPlaces } from '#pictures/houses/weatherboard/dimensions.ts'
import { BackChimney, MainRoof } from '#pictures/houses/weatherboard/Roof.tsx'
import { Deck, Verandah } from '#pictures/houses/weatherboard/Verandah.tsx'
import { EastWall, NorthWall } from '#pictures/houses/weatherboard/Walls.tsx'
import { GroundShadow } from '#pictures/houses/weatherboard/Weatherboard.tsx'
import { Wing } from '#pictures/houses/weatherboard/Wing.tsx'
import { NumberedPanels } from '#pictures/NumberedPanels.tsx'
import { Faces } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView, type Point, spaced, type View } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { Gum, Leaves } from '#pictures/Trees.tsx'

export const houseView = createView({ scale: 38, origin: [338, 446] }, heroFrame, day)
/** A step further back: the longer shop is in the place of the house. */
export const shopView = createView({ scale: 37, origin: [342, 448] }, heroFrame, day)

const description =
  'A weatherboard house in Melbourne seen from its north-facing back garden: panels on the roof, a battery on the shaded wall, washing on the line'

/** The picture behind the form. Its groups are named so that answers.css and house-that-answers.css can change them. */
export function HeroHouse({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`${heroFrame.left} 0 ${heroFrame.width} ${heroFrame.height}`}
      preserveAspectRatio="xMinYMin slice"
      role="img"
      aria-label={description}
    >
      <FarLeft down={366} seed={14} />
      <Distance />
      <Lawn />
      <House />
      <Shop />
      <g id="garden">
        <Garden />
      </g>
      <g id="hills-hoist">
        <Washing />
      </g>
    </svg>
  )
}

/** Roofs and trees far away. Words may be in the west, which is then left clear. */
export function Distance({ clearWest = false }: { clearWest?: boolean }) {
  const roofAt = (scale: number, across: number, down: number) =>
    createView({ scale, origin: [across, down] }, heroFrame, day)
  return (
    <g id="far">
      {!clearWest && <FarRoof view={roofAt(20, -30, 364)} x={0} width={9} pitch={0.6} />}
      <FarRoof view={roofAt(22, 905, 370)} x={0} width={11} depth={8} pitch={0.5} />
      <FarRoof view={roofAt(20, 1235, 364)} x={0} width={9} pitch={0.7} />
      <FarRoof view={roofAt(21, 1570, 366)} x={0} width={10} pitch={0.55} />
      {!clearWest && <Gum foot={[70, 372]} height={210} seed={3} {...farTree} />}
      <Gum foot={[1180, 372]} height={250} seed={8} {...farTree} />
      <Gum foot={[1540, 368]} height={215} seed={14} {...farTree} />
    </g>
  )
}

const lawnTop = 384

/** How far west a stripe runs before it meets the hedges. */
function westEnd(y: number): number {
  const [near, far] = [houseView.at([0, y, 0])[1], houseView.at([1, y, 0])[1]]
  return (lawnTop - near) / (far - near)
}

/** Grass to the horizon, mown in stripes parallel to the house. */
export function Lawn({ clearWest = false }: { clearWest?: boolean }) {
  const stripes = spaced(4, 4.4, 6).map((y): Point[] => [
    [-20, y, 0],
    [westEnd(y), y, 0],
    [westEnd(y + 2.2), y + 2.2, 0],
    [-20, y + 2.2, 0],
  ])
  const hedges = [
    { centre: [-84, 364], width: 120, height: 56, seed: 15 },
    { centre: [16, 360], width: 92, height: 52, seed: 4 },
    { centre: [120, 364], width: 80, height: 40, seed: 5 },
    { centre: [1010, 356], width: 140, height: 52, seed: 6 },
    { centre: [1120, 360], width: 112, height: 44, seed: 7 },
    { centre: [1270, 356], width: 160, height: 60, seed: 9 },
    { centre: [1400, 358], width: 120, height: 52, seed: 12 },
    { centre: [1590, 358], width: 150, height: 50, seed: 16 },
    { centre: [1725, 356], width: 130, height: 58, seed: 17 },
  ] as const
  return (
    <>
      <path
        d="M-640 370C-460 363 -280 369 -120 366 140 352 420 358 700 354S1240 360 1440 352 1700 352 1780 350L2060 350V560H-640z"
        fill={day.grass}
      />
      <Faces view={houseView} planes={stripes} fill={day.mown} />
      <Leaves
        masses={clearWest ? hedges.filter(({ centre }) => centre[0] > 100) : hedges}
        {...hedge}
      />
    </>
  )
}

function House() {
  const view = houseView
  return (
    <g id="house">
      <WeatherboardHouse
        roof={<NumberedPanels view={view} slope={northSlope} places={sixteenPlaces} id="panel" />}
        wall={
          <>
            <EnergyLine view={view} id="energy-line" />
            <g id="meter-box">
              <MeterBox view={view} eave={houseEave} />
            </g>
            <g id="battery">
              <BatteryCase view={view} />
              <RisingCharge id="battery" view={view} />
            </g>
          </>
        }
      />
    </g>
  )
}

/** How high the cable leaves the roof. */
export const houseEave = 2.72

/** The house with its shadow, and what is on its roof and hangs on its wall. */
export function WeatherboardHouse({ roof, wall }: { roof: ReactNode; wall: ReactNode }) {
  return (
    <>
      <GroundShadow view={houseView} />
      <Subject>
        <BackChimney view={houseView} />
        <EastWall view={houseView} />
        <NorthWall view={houseView} />
        <g id="roof">
          <MainRoof view={houseView} />
          {roof}
        </g>
        <g id="wing">
          <Wing view={houseView} />
        </g>
        <g id="deck">
          <Deck view={houseView} />
        </g>
        <g id="verandah">
          <Verandah view={houseView} />
        </g>
        <g id="energy">{wall}</g>
      </Subject>
    </>
  )
}

/** Gold that can rise behind the battery's window without leaving it. */
function RisingCharge({ id, view }: { id: string; view: View }) {
  return (
    <>
      <clipPath id={`${id}-window`}>
        <path d={windowOutline(view)} />
      </clipPath>
      <g id={`${id}-charge`} clipPath={`url(#${id}-window)`}>
        <g className="charge">
          <Charge view={view} />
        </g>
      </g>
    </>
  )
}

function Shop() {
  return (
    <g id="shop-variant" visibility="hidden">
      <Subject>
        <StripShop
          view={shopView}
          roof={
            <NumberedPanels
              view={shopView}
              slope={shopFrame}
              places={shopSixteen}
              id="shop-panel"
            />
          }
          wall={
            <>
              <EnergyLine view={shopView} />
              <MeterBox view={shopView} eave={3.9} />
              <BatteryCase view={shopView} />
              <RisingCharge id="shop-battery" view={shopView} />
            </>
          }
        />
      </Subject>
    </g>
  )
}

export function Washing() {
  return (
    <Subject>
      <HillsHoist view={houseView} x={7.1} y={10.6} />
    </Subject>
  )
}

export function Garden() {
  const bush = (x: number, y: number, width: number, height: number, seed: number) => {
    const [across, down] = houseView.at([x, y, 0])
    return { centre: [across, down - height * 0.42] as const, width, height, seed }
  }
  return (
    <Leaves
      masses={[
        bush(10.4, 2.9, 52, 34, 21),
        bush(13.8, 2.8, 60, 36, 23),
        bush(12.2, 2.9, 48, 26, 22),
        bush(-0.9, -8.6, 52, 38, 31),
        bush(-0.9, -6.5, 44, 28, 32),
      ]}
      shade={day.shrub}
      lit={day.shrubLit}
    />
  )
}
