import type { Plane, ShadedPart } from './sun.ts'

export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | 'flat'

export interface Panels {
  kw: number
  direction: Direction
  plane: Plane
  shade: { share: number; part: ShadedPart }
  /** kW that the inverter lets through. */
  inverterKw: number
  /** kWh at each step, after the inverter. */
  made: Float64Array
}

export interface Battery {
  usableKwh: number
  /** Of charging and of discharging, where the house meets it. */
  kw: number
  /** Of what goes in, what comes out. */
  roundTrip: number
  /** Of the usable energy, what the owner keeps back for an outage. */
  reserveShare: number
}
