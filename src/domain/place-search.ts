import type { Country } from './enquiry/country.ts'
import { normalizeName } from './lead/search.ts'
import { otherPlacesOfVictoria } from './other-places-vic.ts'
import { placesOfVictoria } from './places-vic.ts'

/** The postcodes of each word of the names we know, by the country's code: of Australia those in Victoria. */
const knownWords: Record<string, () => ReadonlyMap<string, ReadonlySet<string>>> = {
  AU: once(victorianWords),
}

function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= compute()
    return value
  }
}

function victorianWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  const names = [...Object.entries(placesOfVictoria), ...Object.entries(otherPlacesOfVictoria)]
  for (const [postcode, list] of names)
    for (const word of normalizeName(list.replace(/^near /, '').replaceAll(',', ' ')).split(' '))
      if (word) words.set(word, (words.get(word) ?? new Set()).add(postcode))
  return words
}

/**
 * The postcodes of all places with a name that has a word that begins so: 'foots' is Footscray’s 3011 and 3012. Every name counts, and
 * where a place is said to be near a town, that town's.
 */
export function postcodesOfPlace(word: string, { code }: Pick<Country, 'code'>): string[] {
  const postcodes = new Set<string>()
  for (const [name, its] of knownWords[code]?.() ?? [])
    if (name.startsWith(word)) for (const postcode of its) postcodes.add(postcode)
  return [...postcodes].toSorted()
}
