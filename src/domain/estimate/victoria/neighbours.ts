import { acrossBorder } from './border.ts'
import { type Neighbour, sharedPostcodes } from './data/shared-postcodes.ts'

/** The states that share a postcode with the one of its range, each with its places there, as used in a sentence. */
export function neighboursAt(postcode: string): { state: Neighbour; places: string }[] {
  const own = acrossBorder(postcode)
  if (own) return [{ state: 'NSW', places: own }]
  const shared = Object.entries(sharedPostcodes.value[postcode] ?? {})
  return shared.map(([state, places]) => ({ state: state as Neighbour, places }))
}
