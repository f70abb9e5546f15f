import {
  areas,
  borderDistricts,
  type GridLetter,
  type Nation,
  type Network,
  networks,
  otherNations,
  otherNetworks,
} from './data/places.ts'
import type { Region } from './data/sun.ts'
import { notServed } from './not-served.ts'

export type { Nation } from './data/places.ts'

/** A full postcode, or its first part: M1 1AE, M1. */
const form = /^([A-Z]{1,2})(\d[A-Z\d]?)(?: (\d[ABD-HJLNP-UW-Z]{2}))?$/

/** A postcode as it is written, upper case with one space before its last three letters; or what was typed, where it is none. */
export function parsePostcode(text: string): string {
  const bare = text.toUpperCase().replace(/\s/g, '')
  const spaced = /^(.+)(\d[A-Z]{2})$/.exec(bare)
  const written = spaced?.[1] && spaced[2] ? `${spaced[1]} ${spaced[2]}` : bare
  return form.test(written) ? written : text.trim()
}

/** The first part of a postcode, such as M1; undefined for what is none. */
export function districtOf(postcode: string): string | undefined {
  const [, area, district] = form.exec(parsePostcode(postcode)) ?? []
  return area && district && area + district
}

/** How much of a postcode an installer sees before the yes: its first part, since a whole one is some fifteen doors. */
export function offeredPostcode(postcode: string): string {
  return districtOf(postcode) ?? ''
}

/** Whether it is a whole postcode, such as M1 1AE. */
export function isFullPostcode(postcode: string): boolean {
  return form.exec(parsePostcode(postcode))?.[3] !== undefined
}

/** Where a British postcode lies, as well as its first part tells. */
export type Place = {
  area: string
  district: string
  nation: Nation
  /** Those that it lies in. More than one: ask, and until then keep the days of both. */
  nations: readonly Nation[]
  region: Region
  /** A first guess; undefined where it takes an MPAN to tell. */
  network?: Network & { letter: GridLetter }
}

const byArea = new Map(
  Object.entries(areas.value).flatMap(([group, names]) => {
    const [nation, region, network] = group.split(' ') as [Nation, Region, GridLetter]
    return names.split(' ').map((area) => [area, { nation, region, network }] as const)
  }),
)
const nationByDistrict = byDistrict(otherNations.value)
const networkByDistrict = byDistrict(otherNetworks.value)
const borders = byDistrict(borderDistricts.value)

/** The districts in which a visitor is asked for the nation. */
export const askedDistricts: readonly string[] = [...borders.keys()]

function byDistrict<Name extends string>(table: Partial<Record<Name, string>>): Map<string, Name> {
  return new Map(
    (Object.entries(table) as [Name, string][]).flatMap(([name, districts]) =>
      districts.split(' ').map((district) => [district, name] as const),
    ),
  )
}

/**
 * Undefined for what is no postcode of England, Scotland or Wales. On a border it lies in the nation that was named, else where most of its
 * homes are.
 */
export function placeOf(postcode: string, named?: string | null): Place | undefined {
  const district = districtOf(postcode)
  const area = district?.replace(/\d.*/, '')
  const known = area === undefined ? undefined : byArea.get(area)
  if (!district || !area || !known) return undefined
  const usual = nationByDistrict.get(district) ?? known.nation
  const nations = (borders.get(district)?.split(' ') ?? [usual]) as Nation[]
  const nation = nations.find((one) => one === named) ?? usual
  // Across the border from the rest of its area another network may begin: we don't guess.
  const network =
    networkByDistrict.get(district) ?? (nation === known.nation ? known.network : undefined)
  return {
    area,
    district,
    nation,
    nations,
    region: nation === 'england' ? known.region : nation,
    network: network && { letter: network, ...networks.value[network] },
  }
}

/** Why our figures don’t hold there, as a sentence, for Northern Ireland, the Channel Islands and the Isle of Man. */
export function whyNotServed(postcode: string): string | undefined {
  return notServed[districtOf(postcode)?.replace(/\d.*/, '') ?? '']
}
