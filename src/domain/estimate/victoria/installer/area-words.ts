import { normalizeName } from '../../../normalize-name.ts'
import { councilAreas, councilsByRegion } from '../data/councils.ts'
import { placesOfVictoria } from '../place.ts'
import { otherPlacesOfVictoria } from '../place-search.ts'
import { areaRegionLabels, formatPostcodes, parseArea, parsePostcodes } from './area.ts'
import { mapPoints } from './area-map.ts'

/** How a part of an area was read: its meaning, or the choices where it is ambiguous. */
export type AreaWords = { parts: string[]; means: string } | { choices: string[] }

/** What may be typed, as a hint. */
export const areaHint =
  'Regions, council areas, towns with or without a distance, and postcodes, one a line: Western suburbs; Gippsland; Moonee Valley council; 20 km around Bacchus Marsh; 3011; 3020-3030'

/**
 * Reads what an installer types of where it works: a region, a council area, a town or suburb, what lies around it, or postcodes. Undefined
 * for what is none of them; a name that is two things is asked about.
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
  const { distance, place, distanceAfter, placeBefore } = around.exec(text.trim())?.groups ?? {}
  const centre = place ?? placeBefore
  if (centre) return readAround(Number(distance ?? distanceAfter), centre)
  const [, typed = '', kind = ''] =
    /^(.+?)(?:\s+(council|city|shire|region))?$/i.exec(text.trim()) ?? []
  const name = normalizeName(typed)
  if (name === '') return undefined
  const council = kind.toLowerCase() === 'region' ? undefined : councils().get(name)
  const region = /council|city|shire/i.test(kind) ? undefined : regions().get(name)
  const towns = kind === '' ? readTown(text) : undefined
  const choices = [
    ...(council ? [`${council.name} council`] : []),
    ...(region ? [`${region.name} region`] : []),
    ...(towns ? [`${typed} town`] : []),
  ]
  if (choices.length > 1) return { choices }
  if (council) return wholeOf(council, 'council area')
  return region ? wholeOf(region, 'region') : towns
}

function wholeOf({ name, postcodes }: NamedArea, kind: string): AreaWords {
  return {
    parts: postcodes,
    means: `${name}, the ${kind}: ${formatPostcodes(postcodes).join(', ')}`,
  }
}

/** Formats postcodes as the regions and council areas that they make up, then the others. `readAreaWords` reads it back. */
export function formatAreaWords(postcodes: readonly string[]): string[] {
  const left = new Set(postcodes)
  const names: string[] = []
  for (const [kind, areas] of [['region', regions()] as const, ['council', councils()] as const])
    for (const area of areas.values()) {
      if (area.postcodes.length < 2 || !area.postcodes.every((one) => left.has(one))) continue
      names.push(`${area.name} ${kind}`)
      for (const one of area.postcodes) left.delete(one)
    }
  return [...names, ...formatPostcodes([...left])]
}

/** '20 km around Bacchus Marsh' or 'Bacchus Marsh, 20 km'. */
const around =
  /^(?:within\s+)?(?<distance>\d{1,3})\s*km\s+(?:of|from|around)\s+(?<place>.+)$|^(?<placeBefore>.+?),?\s+(?:within\s+)?(?<distanceAfter>\d{1,3})\s*km$/i

/** The postcodes whose middle is at most so many kilometres from that of a town or postcode, in a straight line. */
function readAround(kilometres: number, place: string): AreaWords | undefined {
  const read = /^\d{4}$/.test(place) ? { parts: [place], means: place } : readTown(place)
  if (!read) return undefined
  if ('choices' in read)
    return { choices: read.choices.map((one) => `${kilometres} km around ${one}`) }
  const middle = mapPoints.filter(({ postcode }) => read.parts.includes(postcode))
  if (middle.length === 0) return undefined
  const near = mapPoints.filter((point) =>
    middle.some(({ x, y }) => Math.hypot(point.x - x, point.y - y) <= kilometres),
  )
  const parts = near.map(({ postcode }) => postcode)
  return { parts, means: `${kilometres} km around ${place}: ${formatPostcodes(parts).join(', ')}` }
}

/** A town or suburb, with its postcode where its name is two places. */
function readTown(text: string): AreaWords | undefined {
  const [, typed = '', kind = '', postcode = ''] =
    /^(.+?)(?:\s+(town))?(?:\s+(\d{4}))?$/i.exec(text.trim()) ?? []
  const towns = townsOf(normalizeName(typed))
  if (towns.includes(postcode)) return { parts: [postcode], means: `${typed} ${postcode}` }
  if (towns.length === 0) return undefined
  const near = new Set(towns.map((one) => councilOf(one)))
  return near.size > 1 && kind === ''
    ? { choices: towns.map((one) => `${typed} ${one}`) }
    : { parts: towns, means: `${typed}: ${towns.join(', ')}` }
}

type NamedArea = { name: string; postcodes: string[] }
let known: ReadonlyMap<string, NamedArea> | undefined

function councils(): ReadonlyMap<string, NamedArea> {
  known ??= new Map(
    councilAreas.value.split('; ').map((entry) => {
      const [, name = '', postcodes = ''] = /^(\D+) (\d.*)$/.exec(entry) ?? []
      const all = postcodes.split(' ').flatMap((part) => parsePostcodes(part) ?? [])
      return [normalizeName(name), { name, postcodes: all }]
    }),
  )
  return known
}

function regions(): ReadonlyMap<string, NamedArea> {
  const byName = Object.entries(councilsByRegion.value).map(([name, names]) => {
    const postcodes = names.flatMap((one) => councils().get(normalizeName(one))?.postcodes ?? [])
    return [normalizeName(name), { name, postcodes }] as const
  })
  return new Map(byName)
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
