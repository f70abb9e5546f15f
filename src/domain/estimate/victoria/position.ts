import { roughPositions } from './data/positions.ts'
import { isVictorianHome } from './postcode.ts'
import { parseRanges, valueFor } from './postcode-ranges.ts'

const positionRuns = parseRanges(roughPositions.value)

/** Roughly where a Victorian postcode lies, in degrees; undefined elsewhere. South is negative. */
export function positionOf(postcode: string): { longitude: number; latitude: number } | undefined {
  if (!isVictorianHome(postcode)) return undefined
  const [east, south] = (valueFor(postcode, positionRuns) ?? '').split(',').map(Number)
  return east && south ? { longitude: east, latitude: -south } : undefined
}
