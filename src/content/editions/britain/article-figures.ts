import { formatTens } from '#content/format.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { nightBattery } from '#estimate/battery-worth.ts'
import { batteryPrice } from '#estimate/data/prices.ts'
import { type Facing, type Region, yields } from '#estimate/data/sun.ts'
import { exportTariffs, nightExample } from '#estimate/data/tariffs.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import { pricedBattery } from '#estimate/money/price.ts'
import {
  batteryBesideFour,
  batteryLifeYears,
  batteryRows,
  estimateAt,
  exampleKw,
  exportPence,
  exportSavings,
  formatYearsExactly,
  sizeFigures,
} from './model-figures.ts'
import { riseDay } from './vat.ts'

/** The day whose rates and prices the articles are written for. They keep it, and say what has passed since. */
export const articleDay: Day = '2026-11-26'

const price = batteryPrice.value.mid

/** What 4 kW save in the twelve months from a day, as the calculator has it, in lines to be multiplied. Its pence are the mean of the months. */
function savingFrom(day: Day, region: Region = 'south') {
  const { used, sold, together } = estimateAt(day, { kw: exampleKw, region }).sum
  return {
    used: formatNumber(used.kwh),
    pence: formatPence(used.pence),
    notBought: formatMoney(used.pounds),
    sold: formatNumber(sold.kwh),
    earned: formatMoney(sold.pounds),
    saves: formatMoney(together),
    tenYears: formatMoney(10 * together),
    /** Years until it has saved such a price, at one saving each year. */
    years: (pounds: number) => formatYearsExactly(pounds / together),
  }
}

export const roof = savingFrom(articleDay)
export const roofInScotland = savingFrom(articleDay, 'scotland')
export const roofFromApril = savingFrom(riseDay)

/** What each size saves in a year, when it’s paid back, and ten times that year. */
export const roofSizes = [3, 4, 5, 6].map((kw) => {
  const { saving, payback } = sizeFigures(kw, articleDay)
  return {
    saves: formatMoney(saving),
    paidBack: formatYearsExactly(payback),
    tenYears: formatMoney(10 * saving),
  }
})

const ties: Record<number, string> = {
  4.1: ', tied to nothing',
  12: ', tied to the supply',
  15: ', tied to the supply',
  17.5: ', tied to the installer',
}

/** 4 kW by what their power is sold at: bars, and what a pence is called there with its years. */
export const roofByExport = exportSavings(articleDay).map(({ rate, name, saving }) => ({
  bar: [`At ${formatPence(rate)}${ties[rate] ?? ''}`, saving] as const,
  saves: formatMoney(saving),
  years: name.replace(/^.*: /, ''),
}))

/** What 5 kWh add in a year, by home and tariff, as the article’s table has them. */
export const batteryHomes = batteryRows(articleDay).rows.map(
  ([, adds = '', worth = '', years = '']) => ({ adds, worth, years }),
)

/** Pounds by which the best of those with panels passes the price, over the battery’s life. */
export const batteryAhead = formatTens(
  Math.max(...batteryHomes.slice(0, 4).map(({ worth }) => poundsIn(worth))) - price,
)

/** So many years of what it adds to the home that uses 5,000 kWh at one price. */
export function batteryOver(years: number): { sum: string; total: string } {
  const { adds = '' } = batteryHomes[2] ?? {}
  return { sum: `${adds} × ${years}`, total: formatMoney(poundsIn(adds) * years) }
}

/** 5 kWh beside 4 kW at one price, line by line, where what is sold earns so many pence. */
export function batterySum(sold: number = exportPence) {
  const { energy, saving } = estimateAt(
    articleDay,
    { kw: exampleKw, battery: pricedBattery },
    { feedin: sold },
  )
  if (!energy.withBattery || !saving.battery) throw new Error('No battery is bought')
  const [into, out] = [energy.withBattery.charging.mid, energy.withBattery.discharging.mid]
  const adds = saving.battery.mid
  const notSold = (into * sold) / 100
  const notBought = adds + notSold
  return {
    into: formatNumber(into),
    out: formatNumber(out),
    pence: formatPence((100 * notBought) / out),
    notBought: formatMoney(notBought),
    notSold: formatMoney(notSold),
    adds: formatMoney(adds),
    years: formatNumber(price / adds),
  }
}

/** 5 kWh filled at night and emptied by day, by hand at the example rates, and what the calculator adds for VAT. */
export const nightSum = nightSumFigures()

function nightSumFigures() {
  const { night, day } = nightExample.value
  const { delivered, bought, saving, worth } = nightBattery(pricedBattery, { night, day })
  return {
    out: formatNumber(delivered),
    notBought: formatMoney((delivered * day) / 100),
    into: formatNumber(bought),
    paid: formatMoney((bought * night) / 100),
    adds: formatMoney(saving),
    years: formatYearsExactly(price / saving),
    worth: formatMoney(worth),
    withVat: batteryHomes[4]?.adds ?? '',
  }
}

/** The battery that the article opens with. */
export const firstBattery = {
  adds: formatMoney(batteryBesideFour(articleDay).adds),
  years: formatNumber(batteryBesideFour(articleDay).years),
  worth: formatTens(batteryBesideFour(articleDay).adds * batteryLifeYears),
}

/** What 4 kW facing this way earn by the hour and at one rate, in a year. */
export function soldByHour(facing: Facing) {
  const { kwh, pounds, pence } = estimateAt(articleDay, {
    kw: exampleKw,
    facing,
    export: 'octopus-prime',
  }).sum.sold
  const { rate: usual, peak } = exportTariffs['octopus-prime'].value
  const late = Math.round((100 * pounds - kwh * usual) / (peak.rate - usual))
  return {
    sold: formatNumber(kwh),
    late: formatNumber(late),
    rest: formatNumber(Math.round(kwh) - late),
    pounds: formatMoney(pounds),
    mean: formatPence(Math.round(10 * pence) / 10),
    flat: formatMoney((kwh * exportPence) / 100),
    isLess: pence < exportPence,
  }
}

const balconyKwh = 600

/** A plug-in kit on a balcony that faces south: what it makes, and what of it is used. */
export const balcony = balconyFigures()

function balconyFigures() {
  const kw = balconyKwh / yields.value.south.mid
  const { kwh, pence, pounds } = estimateAt(articleDay, { kw, export: 'none' }).sum.used
  const [used, saves] = [Math.round(kwh), Math.round(pounds)]
  return {
    made: formatNumber(balconyKwh),
    share: `${formatNumber((100 * used) / balconyKwh)}%`,
    used: formatNumber(used),
    rest: formatNumber(balconyKwh - used),
    pence: formatPence(pence),
    saves: formatMoney(saves),
    pounds: saves,
    /** What a kit costs that is paid back in so many years. */
    over: (years: number) => formatMoney(years * saves),
  }
}

function poundsIn(text: string): number {
  return Number(text.replaceAll(/[£,]/g, ''))
}
