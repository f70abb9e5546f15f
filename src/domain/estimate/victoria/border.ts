import { borderPlaces } from './data/border-places.ts'

/** The places across the border that share a postcode of ours, as used in a sentence; undefined where there are none. */
export function acrossBorder(postcode: string): string | undefined {
  const { value } = borderPlaces
  return Object.hasOwn(value, postcode) ? `${value[postcode]} in New South Wales` : undefined
}
