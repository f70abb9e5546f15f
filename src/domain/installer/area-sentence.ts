import { type Area, areaRegionLabels, formatPostcodes } from '#estimate/installer/area.ts'
import { terms } from '#estimate/terms.ts'

/** Splits '3073 and the west but not 3021' into the areas and the postcodes left out. */
export function splitAreas(sentence: string): { areas: string; except_postcodes: string } {
  const [areas = '', ...except] = sentence.split(/[\s,;]*\b(?:but not|except|without)\b:?\s*/i)
  return { areas: areas.trim(), except_postcodes: except.join(', ').trim() }
}

/** An area as such a sentence. */
export function formatAreas({ wholeState, regions, postcodes, exceptPostcodes }: Area): string {
  const where = [
    ...(wholeState ? [terms.everywhere] : []),
    ...regions.map((region) => areaRegionLabels[region]),
    ...formatPostcodes(postcodes),
  ].join(', ')
  const except = formatPostcodes(exceptPostcodes).join(', ')
  return except ? `${where}, but not ${except}` : where
}
