import {
  longestPayback,
  type Money,
  type Purchase,
  purchaseOf,
  toMoney,
} from '#domain/estimate/shared/payback.ts'
import { panelsOutlook } from '#edition/model-figures.ts'
import { inverterYears } from '#estimate/data/prices.ts'
import { savedOver, toPurchase } from '#estimate/money/payback.ts'

/** Panels that save so much in their first year, bought at a price, as the calculators count it. */
export function panelsAt(price: number, saving: number): Money {
  return middleOf(toPurchase(price, panelsOutlook(saving)))
}

/** The same for a battery that brings its own inverter. */
export function batteryAt(price: number, saving: number): Money {
  return middleOf(toPurchase(price, { ...panelsOutlook(0), battery: saving, inverter: 0 }))
}

/** Panels bought with money that would earn interest: each year’s saving counts as what it is worth on the day of the purchase. */
export function panelsAtInterest(price: number, saving: number, rate: number): Money {
  const outlook = panelsOutlook(saving)
  const worth = (dollars: number, years: number) => dollars / (1 + rate) ** years
  const renewal = worth(outlook.inverter, inverterYears.value)
  const saved = [0]
  for (let year = 1; year <= longestPayback; year++) {
    const inYear = savedOver(year, outlook).panels - savedOver(year - 1, outlook).panels
    const paid = year === inverterYears.value + 1 ? renewal : 0
    saved.push((saved.at(-1) ?? 0) + worth(inYear, year) - paid)
  }
  return middleOf(purchaseOf(price, saving, saved, inverterYears.value, renewal))
}

/** Dollars that panels save in so many years. */
export function panelsSave(saving: number, years: number): number {
  return savedOver(years, panelsOutlook(saving)).panels
}

function middleOf(purchase: Purchase): Money {
  return toMoney({ mid: purchase, moved: [] })
}
