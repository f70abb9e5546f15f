import { outsideName } from '../outside.ts'
import { type Region, regionLabels, regions } from '../region.ts'

/** The parts of the country that an installer may name as a whole. */
export const areaRegions = regions
export type AreaRegion = Region
export const areaRegionLabels = regionLabels

/** Where an installer works: everywhere, or these regions and postcodes. Exceptions win. */
export type Area = {
  wholeState: boolean
  regions: readonly AreaRegion[]
  postcodes: readonly string[]
  exceptPostcodes: readonly string[]
}

/** How everywhere is typed, in small letters. */
export const everywhere = 'victoria'

/** What to enter. */
export const areaMessages = {
  areas: `Enter Victoria, or regions and postcodes: ${regions.join('; ')}; 3011; 3020-3030`,
  except: 'Enter postcodes, like 3195; 3200-3204',
}

/** Whether it works at a postcode in a region; exceptions win. Over the border of Victoria it works only where it names the postcode. */
export function covers(
  area: Area,
  { postcode, region }: { postcode: string; region: Region | undefined },
): boolean {
  if (area.exceptPostcodes.includes(postcode)) return false
  return (
    (area.wholeState && outsideName(postcode) === undefined) ||
    area.postcodes.includes(postcode) ||
    (region !== undefined && area.regions.includes(region))
  )
}

/** Whether it suits a visitor without a postcode. */
export function coversUnknown({ wholeState }: Area): boolean {
  return wholeState
}

/** Why it suits a place or doesn't, as phrases that can be read aloud. */
export const areaPhrases = {
  covers: (postcode: string) => `Covers ${postcode}`,
  coversNot: (postcode: string) => `Does not cover ${postcode}`,
  coversUnknown: 'Covers all of Victoria, and we have no postcode',
  coversPart: 'Covers part of Victoria only, and we have no postcode',
  onlyWithoutPostcode: 'only installers for all of Victoria suit',
}

/** A region may be named as the desk shows it, ‘Inner Melbourne’. */
export function parseArea(part: string): string[] | undefined {
  const name = part
    .toLowerCase()
    .replace(/^all (?:of )?/, '')
    .replace(/^(.+) (?:melbourne|victoria|suburbs)$/, '$1')
  if (name === everywhere || regions.some((region) => region === name)) return [name]
  return parsePostcodes(part)
}

/** One postcode, or all from one to another: postcodes are numbers in Australia. */
export function parsePostcodes(part: string): string[] | undefined {
  const [, first, last = first] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(part) ?? []
  if (first === undefined || last === undefined || last < first) return undefined
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(4, '0'),
  )
}

/** Postcodes in their order; three and more that follow each other as the first and the last, '3020-3030'. */
export function formatPostcodes(postcodes: readonly string[]): string[] {
  const runs: string[][] = []
  for (const postcode of Array.from(new Set(postcodes)).toSorted()) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(postcode)) run.push(postcode)
    else runs.push([postcode])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}-${run.at(-1)}`] : run))
}
