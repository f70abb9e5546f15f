import { areas } from '../data/places.ts'
import { districtOf, type Nation, placeOf } from '../postcode.ts'

/** The parts of the country that an installer may name as a whole. */
export const areaRegions = ['england', 'scotland', 'wales'] as const satisfies Nation[]
export type AreaRegion = Nation
export const areaRegionLabels: Record<Nation, string> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
}

/** Where an installer works: everywhere, or these nations, postcode areas (M) and districts (M14). Exceptions win. */
export type Area = {
  wholeState: boolean
  regions: readonly AreaRegion[]
  postcodes: readonly string[]
  exceptPostcodes: readonly string[]
}

/** How everywhere is typed, in small letters. */
export const everywhere = 'great britain'

/** What to enter. */
export const areaMessages = {
  areas: `Enter Great Britain, or nations, postcode areas and districts: ${areaRegions.join('; ')}; M; SK1-SK8`,
  except: 'Enter postcode areas and districts, like M14; SK1-SK8',
}

/** Whether it works at a postcode, by its nation, area and district; exceptions win. Nowhere outside England, Scotland and Wales. */
export function covers(
  area: Area,
  { postcode, nation }: { postcode: string; nation?: string | null | undefined },
): boolean {
  const place = placeOf(postcode, nation)
  if (!place) return false
  // In London W1 means W1A to W1W.
  const names = [place.area, place.district, place.district.replace(/[A-Z]$/, '')]
  const isNamed = (list: readonly string[]) => names.some((name) => list.includes(name))
  if (isNamed(area.exceptPostcodes)) return false
  return area.wholeState || area.regions.includes(place.nation) || isNamed(area.postcodes)
}

/** Whether it suits a visitor without a postcode: one that works in a whole nation. */
export function coversUnknown({ wholeState, regions }: Area): boolean {
  return wholeState || regions.length > 0
}

/** Why it suits a place or doesn't, as phrases that can be read aloud. */
export const areaPhrases = {
  covers: (postcode: string) => `Works in ${districtOf(postcode) ?? postcode}`,
  coversNot: (postcode: string) => `Does not work in ${districtOf(postcode) ?? postcode}`,
  coversUnknown: 'Works in a whole nation, and we have no postcode',
  coversPart: 'Works in part of a nation only, and we have no postcode',
  onlyWithoutPostcode: 'only installers for a whole nation suit',
}

const known = new Set(Object.values(areas.value).flatMap((names) => names.split(' ')))

/** A nation, a postcode area, a district, or the districts from one to another. */
export function parseArea(part: string): string[] | undefined {
  const name = part.toLowerCase().replace(/^all of /, '')
  if (name === everywhere || areaRegions.some((nation) => nation === name)) return [name]
  return parsePostcodes(part)
}

/** A postcode area, M; a district, M14; or the districts from one to another, SK1-SK8. */
export function parsePostcodes(part: string): string[] | undefined {
  const typed = part.toUpperCase().replace(/\s/g, '')
  const [, area = '', first, last] =
    /^([A-Z]{1,2})(?:(\d{1,2})[-–]\1(\d{1,2})|\d[A-Z\d]?)?$/.exec(typed) ?? []
  if (!known.has(area)) return undefined
  if (first === undefined || last === undefined) return [typed]
  const count = Number(last) - Number(first) + 1
  return count < 1
    ? undefined
    : Array.from({ length: count }, (_, index) => `${area}${Number(first) + index}`)
}

/** Areas and districts in their order; three and more that follow each other as the first and the last, 'SK1-SK8'. */
export function formatPostcodes(postcodes: readonly string[]): string[] {
  const parts = (postcode: string) => /^([A-Z]+)(\d*)/.exec(postcode) ?? []
  const follows = (postcode: string, before: string | undefined) => {
    const [[all, area, number], [allBefore, areaBefore, numberBefore]] = [
      parts(postcode),
      parts(before ?? ''),
    ]
    const areNumbered = all === postcode && allBefore === before && number && numberBefore
    return areNumbered && area === areaBefore && Number(number) === Number(numberBefore) + 1
  }
  const runs: string[][] = []
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  for (const postcode of Array.from(new Set(postcodes)).toSorted(inOrder)) {
    const run = runs.at(-1)
    if (run && follows(postcode, run.at(-1))) run.push(postcode)
    else runs.push([postcode])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}-${run.at(-1)}`] : run))
}
