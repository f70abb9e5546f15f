import { type Region, type State, statePostcodes, victorianRegions } from './data/places.ts'
import { type Distributor, distributorsByRegion } from './data/tariffs.ts'
import { postcodeZones } from './data/zones.ts'

export type Zone = 1 | 2 | 3 | 4

const regionNames: Record<string, Region> = {
  i: 'inner',
  e: 'eastern',
  n: 'northern',
  w: 'western',
  s: 'southern',
  o: 'outer',
  r: 'regional',
}

type Run = { from: number; is: string }

const zoneRuns = runs(postcodeZones.value, ':')
const regionRuns = runs(victorianRegions.value, '')

function runs(text: string, between: string): Run[] {
  return text.split(' ').map((run) => ({
    from: Number.parseInt(run, 10),
    is: run.slice(String(Number.parseInt(run, 10)).length + between.length),
  }))
}

function found(runs: readonly Run[], postcode: string): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return runs.findLast(({ from }) => from <= Number(postcode))?.is
}

/** Zone of sun for certificates. What is no postcode gets zone 4, which earns least. */
export function zoneOf(postcode: string): Zone {
  const zone = Number(found(zoneRuns, postcode))
  return zone === 1 || zone === 2 || zone === 3 ? zone : 4
}

/** Our own split of Melbourne; undefined outside Victoria and for post-office boxes. */
export function regionOf(postcode: string): Region | undefined {
  if (!isVictorianHome(postcode)) return undefined
  return regionNames[found(regionRuns, postcode) ?? '']
}

/** Undefined for what is no postcode. */
export function stateOf(postcode: string): State | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const code = Number(postcode)
  return statePostcodes.value.find(([first, last]) => first <= code && code <= last)?.[2]
}

/** A postcode of Victoria that is a place rather than post-office boxes. */
export function isVictorianHome(postcode: string): boolean {
  return /^3\d{3}$/.test(postcode)
}

/** Who may distribute power there: more than one, as a postcode does not tell. */
export function distributorsFor(postcode: string): readonly Distributor[] {
  const { metropolitan, regional } = distributorsByRegion.value
  return regionOf(postcode) === 'regional' ? regional : metropolitan
}
