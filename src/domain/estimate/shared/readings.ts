import type { Estimate, Source } from './figure.ts'
import type { House } from './year/year.ts'

/** A household’s own meter, in place of the use and the hours we would assume. */
export type Readings = {
  /** kWh a year that the home draws from the grid. */
  kwh: number
  /** What that may be multiplied by: part of the year may lack readings. */
  useSpread: Estimate
  /** The home gives energy back already: what its panels supply at once is not in the readings. */
  hasPanels: boolean
  /** Where the figures are from, for the working. */
  source: Source
  /** The assumed house with what the meter knows in its place. Its use is `kwh`, anywhere in its range. */
  toHouse(assumed: House, shiftHours: number): House
}
