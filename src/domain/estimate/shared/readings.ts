import type { Source } from './figure.ts'
import type { House, Year } from './year/year.ts'

/** A household’s own meter, in place of the use and the hours we would assume. */
export type Readings = {
  /** kWh a year that the home draws from the grid; undefined where too few days were read to tell. */
  kwh?: number
  /** The home gives energy back already: what its panels supply at once is not in the readings. */
  hasPanels: boolean
  /** Where the figures are from, for the working. */
  source: Source
  /**
   * Runs the year of the assumed house with what the meter knows in its place. `doubt` is where in their range the days and moments
   * lie that it doesn’t know, from −1 to 1.
   */
  runYear(assumed: House, at: { doubt: number; shiftHours: number }): Year
  /** What the readings did to the answer’s range, of which such a share is left. A sentence. */
  sayWhatIsLeft(left: number): string
}
