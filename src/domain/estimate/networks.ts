import { parseRanges, valueFor } from '../postcode-ranges.ts'
import { networksByPostcode } from './data/networks.ts'
import { roughPositions } from './data/positions.ts'
import type { Distributor } from './data/tariffs.ts'
import { isVictorianHome } from './postcode.ts'

const letters: Record<string, Distributor> = {
  a: 'AusNet Services',
  c: 'CitiPower',
  j: 'Jemena',
  p: 'Powercor',
  u: 'United Energy',
}
const networkRuns = parseRanges(networksByPostcode.value)
const positionRuns = parseRanges(roughPositions.value)

/** The networks whose poles and wires may reach a Victorian postcode: one, or two. None elsewhere. */
export function networksAt(postcode: string): Distributor[] {
  if (!isVictorianHome(postcode)) return []
  return Array.from(valueFor(postcode, networkRuns) ?? '')
    .map((letter) => letters[letter])
    .filter((network) => network !== undefined)
}

/** Roughly where a Victorian postcode lies, in degrees; undefined elsewhere. South is negative. */
export function positionOf(postcode: string): { longitude: number; latitude: number } | undefined {
  if (!isVictorianHome(postcode)) return undefined
  const [east, south] = (valueFor(postcode, positionRuns) ?? '').split(',').map(Number)
  return east && south ? { longitude: east, latitude: -south } : undefined
}
