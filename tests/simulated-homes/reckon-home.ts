import { at, calendar, localHour, stepsOfDay } from './calendar.ts'
import type { Battery, Panels } from './system.ts'
import type { Tariff } from './tariffs.ts'

/** What a year is reckoned from, kWh at each step. */
export interface Arrangement {
  use: Float64Array
  panels: Pick<Panels, 'made'>
  battery: Battery | undefined
  tariff: Tariff
}

/** A year of one arrangement. */
interface Year {
  /** kWh from the grid. */
  bought: number
  /** kWh to the grid; never taken off what is bought. */
  sold: number
  /** kWh of the panels that the house used, at once or out of the battery. */
  usedAtHome: number
  /** kWh lost in the battery, or left in it at the end. */
  lost: number
  /** kWh bought to fill the battery in free hours. */
  filled: number
  billDollars: number
}

export interface Truth {
  use: number
  made: number
  withNothing: Year
  withPanels: Year
  /** As `withPanels` where there is no battery. */
  withBoth: Year
  /** AUD a year. The battery's is what it adds to the panels. */
  saved: { panels: number; battery: number; both: number }
}

/** Step by step, without a thought of speed: the panels serve the house first, then the battery, then the grid. */
export function reckonHome(home: Arrangement): Truth {
  const none = new Float64Array(home.use.length)
  const withNothing = reckonYear(home, none, undefined)
  const withPanels = reckonYear(home, home.panels.made, undefined)
  const withBoth = home.battery ? reckonYear(home, home.panels.made, home.battery) : withPanels
  return {
    use: home.use.reduce((sum, kwh) => sum + kwh, 0),
    made: home.panels.made.reduce((sum, kwh) => sum + kwh, 0),
    withNothing,
    withPanels,
    withBoth,
    saved: {
      panels: withNothing.billDollars - withPanels.billDollars,
      battery: withPanels.billDollars - withBoth.billDollars,
      both: withNothing.billDollars - withBoth.billDollars,
    },
  }
}

function reckonYear(
  { use, tariff }: Pick<Arrangement, 'use' | 'tariff'>,
  made: Float64Array,
  battery: Battery | undefined,
): Year {
  const year = { bought: 0, sold: 0, usedAtHome: 0, lost: 0, filled: 0, billDollars: 0 }
  let cents = 0
  // What would come out, kWh: losses are counted on the way in.
  const reserve = battery ? battery.usableKwh * battery.reserveShare : 0
  let stored = reserve
  let fromGrid = 0
  for (const [index, day] of calendar.entries()) {
    cents += tariff.supply
    for (let step = 0; step < stepsOfDay; step += 1) {
      const place = index * stepsOfDay + step
      const rate = at(tariff.rates, Math.floor(localHour(day, step)))
      const direct = Math.min(at(use, place), at(made, place))
      let spare = at(made, place) - direct
      let wanted = at(use, place) - direct
      let filled = 0
      if (battery) {
        const most = battery.kw / 12
        const room = () => (battery.usableKwh - stored) / battery.roundTrip
        const charged = Math.min(spare, most, room())
        spare -= charged
        stored += charged * battery.roundTrip
        // A battery fills up from the grid while the grid is free, and doesn't empty then.
        if (rate === 0) {
          filled = Math.min(most - charged, room())
          stored += filled * battery.roundTrip
          fromGrid += filled * battery.roundTrip
        } else {
          const drawn = Math.min(wanted, most, stored - reserve)
          // Of what is stored, the grid's share leaves with the rest.
          const gridPart = stored > 0 ? (drawn * fromGrid) / stored : 0
          fromGrid -= gridPart
          stored -= drawn
          wanted -= drawn
          year.usedAtHome += drawn - gridPart
        }
        year.lost += (charged + filled) * (1 - battery.roundTrip)
      }
      year.filled += filled
      year.usedAtHome += direct
      year.bought += wanted + filled
      year.sold += spare
      cents += (wanted + filled) * rate - spare * tariff.feedIn
    }
  }
  year.lost += stored - reserve
  year.billDollars = cents / 100
  return year
}
