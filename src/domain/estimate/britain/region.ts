import type { Region } from './data/sun.ts'
import { placeOf } from './postcode.ts'

export type { Region } from './data/sun.ts'

export const regions = ['south', 'midlands', 'north', 'wales', 'scotland'] as const

/** As operators read them. */
export const regionLabels: Record<Region, string> = {
  south: 'South of England',
  midlands: 'The Midlands',
  north: 'North of England',
  wales: 'Wales',
  scotland: 'Scotland',
}

/** The region of sun of a postcode; undefined where our figures don’t hold. */
export function regionOf(postcode: string, nation?: string): Region | undefined {
  return placeOf(postcode, nation)?.region
}
