import { parseRanges, valueFor } from '../postcode-ranges.ts'
import { networksByPostcode } from './data/networks.ts'
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

/** The networks whose poles and wires may reach a Victorian postcode: one, or two. None elsewhere. */
export function networksAt(postcode: string): Distributor[] {
  if (!isVictorianHome(postcode)) return []
  return Array.from(valueFor(postcode, networkRuns) ?? '')
    .map((letter) => letters[letter])
    .filter((network) => network !== undefined)
}
