import { networksByPostcode } from './data/networks.ts'
import type { Distributor } from './data/tariffs.ts'
import { isKnownPlace } from './postcode.ts'
import { parseRanges, valueFor } from './postcode-ranges.ts'

/** By the first letter of their names, which the table goes by. */
export const distributors: readonly Distributor[] = [
  'AusNet Services',
  'CitiPower',
  'Jemena',
  'Powercor',
  'United Energy',
]

const networkRuns = parseRanges(networksByPostcode.value)

/** The networks whose poles and wires may reach a Victorian place: one, or two. None elsewhere. */
export function networksAt(postcode: string): Distributor[] {
  if (!isKnownPlace(postcode)) return []
  const letters = valueFor(postcode, networkRuns) ?? ''
  return distributors.filter((name) => letters.includes(name.charAt(0).toLowerCase()))
}

/** The networks a home there may be on: all of them where the postcode names none. */
export function possibleNetworks(postcode: string): readonly Distributor[] {
  const networks = networksAt(postcode)
  return networks.length > 0 ? networks : distributors
}

/** The one on the bill, if it is possible there; otherwise all that are. */
export function networksOf({
  postcode,
  network,
}: {
  postcode: string
  network?: Distributor | undefined
}): readonly Distributor[] {
  const possible = possibleNetworks(postcode)
  return network && possible.includes(network) ? [network] : possible
}
