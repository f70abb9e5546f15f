import { formatMoneyRange, formatTens } from '#content/format.ts'
import { monthNames } from '#domain/calendar.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { type Estimate, scale } from '#domain/estimate/shared/figure.ts'
import { figureOn } from '#domain/estimate/shared/figure-days.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { batteryLife, batteryPrice, panelArea } from '#estimate/data/prices.ts'
import { type Facing, facingShares, monthShares, type Region, yields } from '#estimate/data/sun.ts'
import { caps, exportTariffs, nightExample } from '#estimate/data/tariffs.ts'
import { typicalUse } from '#estimate/data/use.ts'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import type { Changes } from '#estimate/inputs/assumptions.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { panelPriceOf, pricedBattery } from '#estimate/money/price.ts'
import { installationVatOn, priceOn, withVat } from '#estimate/money/vat.ts'
import { panelsIn } from '#estimate/panels.ts'
import { fittingVat, formatPowerVat, riseDay } from './vat.ts'

/** The home of every page's example, unless it says otherwise. */
const exampleHome: Inputs = {
  ...defaultInputs,
  region: 'south',
  kwh: typicalUse.value,
  when: 'half',
  facing: 'S',
  shade: 'none',
  export: 'octopus',
}

/** kW of the panels that pages open with, and pence for what they sell. */
export const exampleKw = 4
export const exportPence = exportTariffs.octopus.value.rate

/** Pence for a kWh on a bill of a day, under the newest price cap that we know. */
export function rateOn(today: Day): number {
  return withVat(figureOn(caps, today).value.rate, today)
}

const estimates = new Map<string, HomeEstimate>()

/** What the calculator finds on a day for a home that differs from the example in these answers only. */
export function estimateAt(today: Day, home: Partial<Inputs>, changes: Changes = {}): HomeEstimate {
  const key = JSON.stringify([today, home, changes])
  const known = estimates.get(key)
  if (known) return known
  const estimate = estimateHome({ ...exampleHome, ...home }, changes, today, { onlyMiddle: true })
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  estimates.set(key, estimate)
  return estimate
}

type SizeFigures = {
  kw: number
  panels: number
  /** Fitted, with the VAT of the day. */
  price: Estimate
  /** Pounds a year. */
  saving: number
  /** Years; null if over 25. */
  payback: number | null
}

/** A size on a south-facing roof in the south of England: its price, what it's worth and when it's paid back. */
export function sizeFigures(kw: number, today: Day): SizeFigures {
  const price = priceOf(kw, today)
  const { saving, money } = estimateAt(today, { kw, price: price.mid })
  return {
    kw,
    panels: panelsIn(kw),
    price,
    saving: saving.together.mid,
    payback: paybackIn(money),
  }
}

function priceOf(kw: number, today: Day): Estimate {
  const price = panelPriceOf(kw)
  if (!price) throw new Error(`${kw} kW have no price`)
  return scale(1 + installationVatOn(today), price)
}

function paybackIn({ together }: HomeEstimate['money']): number | null {
  if (!together) throw new Error('Its price isn’t known')
  return together.payback.mid
}

export function formatYearsExactly(years: number | null): string {
  return years === null ? 'over 25 years' : `${formatNumber(years, 1)} years`
}

/** Sizes as rows: price, what each is worth in a year, and when it's paid back. */
export function sizeRows(sizes: readonly number[], today: Day): string[][] {
  return sizes.map((kw) => {
    const { panels, price, saving, payback } = sizeFigures(kw, today)
    return [
      `${kw} kW, ${panels} panels`,
      formatMoneyRange(price),
      formatMoney(saving),
      formatYearsExactly(payback),
    ]
  })
}

/** The one of some sizes that is paid back soonest. */
export function soonestSize(sizes: readonly number[], today: Day): SizeFigures {
  const [soonest] = sizes
    .map((kw) => sizeFigures(kw, today))
    .toSorted((one, other) => (one.payback ?? 99) - (other.payback ?? 99))
  if (!soonest) throw new Error('There are no sizes')
  return soonest
}

/** Sizes as rows: panels, the roof they need, and what they make in the sunniest and the darkest region. */
export function fitRows(sizes: readonly number[]): string[][] {
  return sizes.map((kw) => {
    const panels = panelsIn(kw)
    return [
      `${kw} kW`,
      String(panels),
      `${formatNumber(panels * panelArea.value.mid)} m²`,
      formatNumber(kw * yields.value.south.mid),
      formatNumber(kw * yields.value.scotland.mid),
    ]
  })
}

/** Under what was calculated for the example home. */
export function homeNote(today: Day): string {
  return `South of England, facing south, ${formatNumber(typicalUse.value)} kWh a year, somebody home half the day, sold at ${formatPence(exportPence)}. ${rateNote(today)} Prices of September 2026 from one public file, ${fittingVat(today).included}.`
}

/** Under what was calculated at the price cap. */
export function rateNote(today: Day): string {
  const { validFrom, validTo, state } = figureOn(caps, today)
  const months = `${monthOf(validFrom)} to ${monthOf(validTo)} ${(validTo ?? '').slice(0, 4)}`
  const power = `Power at ${formatPence(rateOn(today))}${vatNote(today)}`
  return `${power}: ${state === 'past' ? 'the last price cap we know, of' : 'the price cap’s mean,'} ${months}.`
}

/** How VAT on power is in what is worked out on a day, which counts that of each month. */
function vatNote(today: Day): string {
  if (today >= riseDay) return ` with ${formatPowerVat(today)} VAT`
  const { rate } = figureOn(caps, today).value
  return ` (${formatPence(withVat(rate, riseDay))} with VAT from ${formatDay(riseDay).replace(/^\d+ /, '')})`
}

function monthOf(day: Day = ''): string {
  return monthNames[Number(day.slice(5, 7)) - 1] ?? ''
}

export const rangeNote = 'PVGIS 5.3 lowered for shade and dirt, checked 25 September 2026.'

const regionNames: Record<Region, string> = {
  south: 'South and East of England',
  midlands: 'Midlands',
  wales: 'Wales',
  north: 'North of England',
  scotland: 'Scotland',
}
const regions = Object.keys(regionNames) as Region[]

/** Each region with what 4 kW facing south is worth there in a year, the most first. */
export function listRegions(today: Day): { region: Region; name: string; saving: number }[] {
  return regions
    .map((region) => ({
      region,
      name: regionNames[region],
      saving: estimateAt(today, { kw: exampleKw, region }).saving.together.mid,
    }))
    .toSorted((one, other) => other.saving - one.saving)
}

/** What 4 kW make in a month of a region, kWh. */
function monthKwh(region: Region, month: number): number {
  return exampleKw * yields.value[region].mid * (monthShares.value[region][month] ?? 0)
}

const [june, december] = [5, 11]

export function monthRows(): string[][] {
  return regions.map((region) => [
    regionNames[region],
    ...[
      monthKwh(region, june),
      monthKwh(region, december),
      exampleKw * yields.value[region].mid,
    ].map((kwh) => formatNumber(kwh)),
  ])
}

/** Regions as the heads of columns, and each month of theirs as a row. */
export const regionHeads = ['South', 'Midlands', 'Wales', 'North', 'Scotland'] as const

export function allMonths(): string[][] {
  return monthNames.map((name, month) => [
    name,
    ...regions.map((region) => formatNumber(monthKwh(region, month))),
  ])
}

/** What 4 kW make in December and in the year, as sentences have it. */
export function winterKwh(region: Region): { december: string; year: string; share: string } {
  return {
    december: formatNumber(monthKwh(region, december)),
    year: formatNumber(exampleKw * yields.value[region].mid),
    share: `${formatNumber(100 * (monthShares.value[region][december] ?? 0), 1)}%`,
  }
}

/** kWh that 4 kW make on an average day of June or December, and what the home uses. */
export function dayKwh(region: Region): { june: string; december: string; use: string } {
  return {
    june: formatNumber(monthKwh(region, june) / 30, 1),
    december: formatNumber(monthKwh(region, december) / 31, 1),
    use: formatNumber(typicalUse.value / 365, 1),
  }
}

const directions: readonly (readonly [Facing, string])[] = [
  ['S', 'South'],
  ['SE', 'South-east'],
  ['SW', 'South-west'],
  ['E', 'East or west'],
  ['N', 'North'],
]

export function facingBars(): (readonly [string, number])[] {
  return directions.map(
    ([facing, name]) => [name, Math.round(100 * facingShares.value[facing].mid)] as const,
  )
}

/** Where what so many kW make goes in a year, kWh. */
export function flows(kw: number): { total: number; used: number; sold: number } {
  const { used, sold } = estimateAt(riseDay, { kw }).sum
  return { total: used.kwh + sold.kwh, used: used.kwh, sold: sold.kwh }
}

/** What it adds to the sum if such a share were used at home, pounds a year. */
export function brochureGain(share: number, today: Day): number {
  const { used, sold } = estimateAt(today, { kw: exampleKw }).sum
  return ((share * (used.kwh + sold.kwh) - used.kwh) * (used.pence - sold.pence)) / 100
}

/** The rates that the savings page compares; the middle one is no supplier's on our list. */
const comparedRates = [4.1, 9, 12, 15, 17.5]

/** 4 kW by what their power is sold at: the rate with its years to pay back, and pounds a year. */
export function exportSavings(today: Day): { rate: number; name: string; saving: number }[] {
  const price = priceOf(exampleKw, today).mid
  return comparedRates.map((rate) => {
    const { saving, money } = estimateAt(today, { kw: exampleKw, price }, { feedin: rate })
    return {
      rate,
      name: `${formatPence(rate)}: ${formatYearsExactly(paybackIn(money))}`,
      saving: Math.round(saving.together.mid),
    }
  })
}

/** What the sixth kilowatt earns in a year and costs. */
export function sixthKilowatt(today: Day): { adds: number; costs: number } {
  const [five, six] = [sizeFigures(5, today), sizeFigures(6, today)]
  return { adds: six.saving - five.saving, costs: six.price.mid - five.price.mid }
}

/** What each size adds to the one before it, pounds a year. */
export function stepBars(sizes: readonly number[], today: Day): (readonly [string, number])[] {
  return sizes.slice(1).map((kw, index) => {
    const before = sizes[index] ?? 0
    const adds = sizeFigures(kw, today).saving - sizeFigures(before, today).saving
    return [`From ${before} to ${kw} kW`, Math.round(adds)] as const
  })
}

export const batteryLifeYears = batteryLife.value.mid

function batteryPriceOn(today: Day): number {
  return priceOn(batteryPrice.value.mid, today)
}

const nightHome = {
  tariff: 'night',
  nightfrom: nightExample.value.from,
  nightto: nightExample.value.to,
  night: nightExample.value.night,
  day: nightExample.value.day,
} as const satisfies Partial<Inputs>

/** What 5 kWh add in a year, pounds. */
function batteryAdds(today: Day, home: Partial<Inputs>): number {
  const { saving } = estimateAt(today, { battery: pricedBattery, ...home })
  if (!saving.battery) throw new Error('No battery is bought')
  return saving.battery.mid
}

/** 5 kWh beside 4 kW of panels at one price all day: what they add in a year, cost, and need to pay for themselves. */
export function batteryBesideFour(today: Day): { adds: number; price: number; years: number } {
  const adds = batteryAdds(today, { kw: exampleKw })
  const price = batteryPriceOn(today)
  return { adds, price, years: price / adds }
}

/** What 5 kWh are worth by home and tariff, and what follows from it. */
export function batteryRows(today: Day) {
  const price = batteryPriceOn(today)
  const cases: readonly [string, number][] = [
    ['2,500 kWh, 4 kW, one price', batteryAdds(today, { kw: 4 })],
    ['The same, night tariff', batteryAdds(today, { kw: 4, ...nightHome })],
    ['5,000 kWh, 5 kW, one price', batteryAdds(today, { kw: 5, kwh: 5000 })],
    ['The same, night tariff', batteryAdds(today, { kw: 5, kwh: 5000, ...nightHome })],
    [
      'No panels, night tariff, emptied each day',
      batteryAdds(today, { kw: 0, kwh: 5000, ...nightHome }),
    ],
  ]
  const most = Math.max(...cases.map(([, adds]) => adds * batteryLifeYears))
  const best = cases.findIndex(([, adds]) => adds * batteryLifeYears === most)
  return {
    rows: cases.map(([name, adds]) => [
      name,
      formatMoney(adds),
      formatTens(adds * batteryLifeYears),
      formatYearsExactly(price / adds),
    ]),
    ...(most >= price && { strong: best }),
    verdict:
      most >= price
        ? {
            strong: `Say yes at ${formatTens(most)} or less, in the marked case.`,
            text: 'In the others, wait or pay less.',
          }
        : {
            strong: `Wait, or pay less: even the best case is worth ${formatTens(most)}.`,
            text: `That’s under the ${formatMoney(price)} that 5 kWh cost beside new panels.`,
          },
  }
}

/** Under what was calculated for batteries. */
export function batteryNote(today: Day): string {
  const { night, day, from, to } = nightExample.value
  return `South of England, somebody home half the day, sold at ${formatPence(exportPence)}; ${batteryLifeYears} years. ${rateNote(today)} Night tariff, for example: ${formatPence(night)} from ${from} to ${to}, otherwise ${formatPence(day)} (near a list of ${formatDay(nightExample.checked)}); compared with the same tariff without a battery. Price of 5 kWh: one public file, ${formatDay(batteryPrice.checked)}.`
}

/** A year of 4 kW with 5 kWh: where the power goes and comes from, kWh. */
export function batteryYear(): string[][] {
  const { withBattery } = estimateAt(riseDay, { kw: exampleKw, battery: pricedBattery }).energy
  if (!withBattery) throw new Error('No battery is bought')
  const { self, discharging, exported, imported } = withBattery
  return [
    ['Used as it’s made', formatNumber(self.mid)],
    ['From the battery', formatNumber(discharging.mid)],
    ['Still bought', formatNumber(imported.mid)],
    ['Still sold', formatNumber(exported.mid)],
  ]
}
