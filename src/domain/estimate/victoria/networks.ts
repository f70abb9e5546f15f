import { networksByPostcode } from './data/networks.ts'
import type { Distributor } from './data/tariffs.ts'
import { isKnownPlace } from './postcode.ts'
import { parseRanges, valueFor } from './postcode-ranges.ts'

const letters: Record<string, Distributor> = {
  a: 'AusNet Services',
  c: 'CitiPower',
  j: 'Jemena',
  p: 'Powercor',
  u: 'United Energy',
}
const networkRuns = parseRanges(networksByPostcode.value)

/** The networks whose poles and wires may reach a Victorian place: one, or two. None elsewhere. */
export function networksAt(postcode: string): Distributor[] {
  if (!isKnownPlace(postcode)) return []
  return Array.from(valueFor(postcode, networkRuns) ?? '')
    .map((letter) => letters[letter])
    .filter((network) => network !== undefined)
}

/** The networks a home there may be on: all of them where the postcode names none. */
export function possibleNetworks(postcode: string): Distributor[] {
  const networks = networksAt(postcode)
  return networks.length > 0 ? networks : Object.values(letters)
}

/** The one on the bill, if it is possible there; otherwise all that are. */
export function networksOf({
  postcode,
  network,
}: {
  postcode: string
  network?: Distributor | undefined
}): Distributor[] {
  const possible = possibleNetworks(postcode)
  return network && possible.includes(network) ? [network] : possible
}
