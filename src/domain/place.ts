import type { Country } from './enquiry/country.ts'
import { normalizeName } from './lead/search.ts'
import { otherPlacesOfVictoria } from './other-places-vic.ts'
import { placesOfVictoria } from './places-vic.ts'

/** The places we know by name, by the country's code: of Australia those in Victoria. */
const knownPlaces: Record<
  string,
  {
    state: string
    nameOf: (postcode: string) => string | undefined
    /** The words of every name we know for a place of a postcode, with the postcode. */
    words: () => ReadonlyMap<string, ReadonlySet<string>>
  }
> = {
  AU: { state: 'VIC', nameOf: victorianPlace, words: once(victorianWords) },
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
  const names = [
    ...Object.keys(placesOfVictoria).map((postcode) => [postcode, victorianPlace(postcode) ?? '']),
    ...Object.entries(otherPlacesOfVictoria),
  ]
  for (const [postcode = '', list = ''] of names)
    for (const word of normalizeName(list.replaceAll(',', ' ')).split(' '))
      words.set(word, (words.get(word) ?? new Set()).add(postcode))
  return words
}

/** The postcodes of all places whose name has a word that begins so: 'foots' is Footscray’s 3011 and 3012. */
export function postcodesOfPlace(word: string, { code }: Pick<Country, 'code'>): string[] {
  const postcodes = new Set<string>()
  for (const [name, its] of knownPlaces[code]?.words() ?? [])
    if (name.startsWith(word)) for (const postcode of its) postcodes.add(postcode)
  return [...postcodes].toSorted()
}

/** The name of a Victorian postcode's place, where it's known: 'Seddon'. Elsewhere the same digits are another place. */
export function victorianPlace(postcode: string): string | undefined {
  return placesOfVictoria[postcode]?.replace(/ \([^)]*Vic\.\)$/, '')
}

/** The name of a postcode's place in this country, where it's known. */
export function placeName(postcode: string, { code }: Country): string | undefined {
  return knownPlaces[code]?.nameOf(postcode)
}

/** A postcode with its place, as on an envelope: 'Seddon VIC 3011'. */
export function formatPlaceLine(postcode: string, country: Country): string {
  const name = placeName(postcode, country)
  return name ? `${name} ${knownPlaces[country.code]?.state} ${postcode}` : postcode
}
