import { normalizeName } from '../../normalize-name.ts'
import otherPlaces from './data/other-places-vic.json' with { type: 'json' }
import { placesOfVictoria } from './place.ts'

/**
 * All other names at a Victorian postcode, for people who search by a suburb that isn't the one we show.
 * Source: as those of place.ts; of Melbourne some neighbourhoods by hand.
 */
export const otherPlacesOfVictoria: Readonly<Record<string, string>> = otherPlaces

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The postcodes of each word of the names we know. */
function readWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  const names = [...Object.entries(placesOfVictoria), ...Object.entries(otherPlacesOfVictoria)]
  for (const [postcode, list] of names)
    for (const word of normalizeName(list.replace(/^near /, '').replaceAll(',', ' ')).split(' '))
      if (word) words.set(word, (words.get(word) ?? new Set()).add(postcode))
  return words
}

/**
 * The postcodes of all places with a name that has a word that begins so: 'foots' is Footscray’s 3011 and 3012. Every name counts, and
 * where a place is shown as near a town, that town's.
 */
export function postcodesOfPlace(word: string): string[] {
  known ??= readWords()
  const postcodes = new Set<string>()
  for (const [name, its] of known)
    if (name.startsWith(word)) for (const postcode of its) postcodes.add(postcode)
  return [...postcodes].toSorted()
}
