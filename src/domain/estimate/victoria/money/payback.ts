import { longestPayback, type Purchase, purchaseOf } from '../../shared/payback.ts'
import { inverterYears } from '../data/prices.ts'

/** Savings in the first year, in dollars, and how they go on. Fading and growth are shares, 0 to 1. */
export type SavingsOutlook = {
  panels: number
  battery: number
  /** How much less the panels make each year. The saving is taken to shrink as fast, which is pessimistic. */
  fading: number
  /** How much dearer power gets each year. */
  growth: number
  /** Years for which the battery saves; nothing after them. */
  batteryLife: number
  /** How much less the battery saves each year. */
  batteryFading: number
  /** What a new inverter costs once the first is worn out; 0 if it is not this purchase’s. */
  inverter: number
}

/** Dollars over so many years, without interest. */
export type Saved = { panels: number; battery: number; inverter: number }

/** What is saved over so many years, and what a new inverter takes from it. A part of a year counts as such. */
export function savedOver(years: number, outlook: SavingsOutlook): Saved {
  const { panels, battery, fading, growth, batteryLife, batteryFading, inverter } = outlook
  const saved = { panels: 0, battery: 0, inverter: years > inverterYears.value ? inverter : 0 }
  let [panelYear, batteryYear] = [panels, battery]
  for (let year = 0; year < years; year++) {
    const part = Math.min(1, years - year)
    saved.panels += part * panelYear
    saved.battery += part * Math.min(1, Math.max(0, batteryLife - year)) * batteryYear
    panelYear *= (1 - fading) * (1 + growth)
    batteryYear *= (1 - batteryFading) * (1 + growth)
  }
  return saved
}

/** Dollars saved by the end of each of the 25 years; the first is 0. */
function savedByYear(outlook: SavingsOutlook): number[] {
  return Array.from({ length: longestPayback + 1 }, (_, years) => {
    const { panels, battery, inverter } = savedOver(years, outlook)
    return panels + battery - inverter
  })
}

export function toPurchase(cost: number, outlook: SavingsOutlook): Purchase {
  const { panels, battery, inverter } = outlook
  return purchaseOf(cost, panels + battery, savedByYear(outlook), inverterYears.value, inverter)
}
