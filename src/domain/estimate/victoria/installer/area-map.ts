import { postcodes } from '../place.ts'
import { positionOf } from '../position.ts'
import { regionOf } from '../region.ts'
import type { AreaRegion } from './area.ts'

/** A postcode as a dot on a map, in kilometres from its north-western corner. */
export type MapPoint = { postcode: string; region: AreaRegion | undefined; x: number; y: number }

// A degree at 37 south.
const kilometres = { east: 88.8, south: 111 }
const corner = { longitude: 140.9, latitude: -33.9 }

/** Every postcode where it roughly lies; empty where we don't know. */
export const mapPoints: readonly MapPoint[] = postcodes.flatMap((postcode) => {
  const position = positionOf(postcode)
  return position
    ? [
        {
          postcode,
          region: regionOf(postcode),
          x: Math.round((position.longitude - corner.longitude) * kilometres.east),
          y: Math.round((corner.latitude - position.latitude) * kilometres.south),
        },
      ]
    : []
})

/** What a map shows, as viewBoxes: the city, and all of it. */
export const mapViews: readonly { label: string; box: string }[] = [
  { label: 'Melbourne', box: '305 395 145 110' },
  { label: 'Victoria', box: '-8 -8 815 600' },
]
