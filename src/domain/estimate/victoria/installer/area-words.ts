import { normalizeName } from '../../../normalize-name.ts'
import { councilAreas } from '../data/councils.ts'
import { placesOfVictoria } from '../place.ts'
import { otherPlacesOfVictoria } from '../place-search.ts'
import { areaRegionLabels, formatPostcodes, parseArea, parsePostcodes } from './area.ts'

/** How a part of an area was read: its meaning, or the choices where it is ambiguous. */
export type AreaWords = { parts: string[]; means: string } | { choices: string[] }

/** What may be typed, as a hint. */
export const areaHint =
  'Regions, council areas, towns and postcodes, one a line: Western suburbs; Moonee Valley council; Bacchus Marsh; 3011; 3020-3030'

/**
 * Reads what an installer types of where it works: a region, a council area, a town or suburb, or postcodes. Undefined for what is none of
 * them; a name that is two things is asked about.
 */
export function readAreaWords(text: string): AreaWords | undefined {
  const area = parseArea(text)
  if (area) {
    const [first = ''] = area
    const label = areaRegionLabels[first as keyof typeof areaRegionLabels]
    return {
      parts: area,
      means: label ?? (/^\d/.test(first) ? formatPostcodes(area).join(', ') : 'All of Victoria'),
    }
  }
  const [, typed = '', kind = '', postcode = ''] =
    /^(.+?)(?:\s+(council|town|city|shire))?(?:\s+(\d{4}))?$/i.exec(text.trim()) ?? []
  const name = normalizeName(typed)
  if (name === '') return undefined
  if (postcode && townsOf(name).includes(postcode))
    return { parts: [postcode], means: `${typed} ${postcode}` }
  const council = kind.toLowerCase() === 'town' ? undefined : councils().get(name)
  const towns = /council|city|shire/i.test(kind) ? [] : townsOf(name)
  if (council && towns.length > 0)
    return { choices: [`${council.name} council`, `${council.name} town`] }
  if (council)
    return {
      parts: council.postcodes,
      means: `${council.name}, the council area: ${formatPostcodes(council.postcodes).join(', ')}`,
    }
  if (towns.length === 0) return undefined
  const near = new Set(towns.map((one) => councilOf(one)))
  return near.size > 1 && kind === ''
    ? { choices: towns.map((one) => `${typed} ${one}`) }
    : { parts: towns, means: `${typed}: ${towns.join(', ')}` }
}

type Council = { name: string; postcodes: string[] }
let known: ReadonlyMap<string, Council> | undefined

function councils(): ReadonlyMap<string, Council> {
  known ??= new Map(
    councilAreas.value.split('; ').map((entry) => {
      const [, name = '', postcodes = ''] = /^(\D+) (\d.*)$/.exec(entry) ?? []
      const all = postcodes.split(' ').flatMap((part) => parsePostcodes(part) ?? [])
      return [normalizeName(name), { name, postcodes: all }]
    }),
  )
  return known
}

function councilOf(postcode: string): string | undefined {
  return Array.from(councils().values()).find(({ postcodes }) => postcodes.includes(postcode))?.name
}

/** The postcodes of a town or suburb by its whole name. */
function townsOf(name: string): string[] {
  const names = [...Object.entries(placesOfVictoria), ...Object.entries(otherPlacesOfVictoria)]
  const matching = names.filter(([, list]) =>
    list.split(',').some((one) => normalizeName(one.replace(/^near /, '')) === name),
  )
  return Array.from(new Set(matching.map(([postcode]) => postcode))).toSorted()
}
