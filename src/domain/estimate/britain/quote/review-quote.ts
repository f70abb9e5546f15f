import type { Day } from '../../shared/day.ts'
import { between, type Estimate, exactly, scale } from '../../shared/figure.ts'
import { connectionOf } from '../connection.ts'
import { panelPrices } from '../data/prices.ts'
import { mostDeposit, selfUseMargin } from '../data/rules.ts'
import { type Region, yields } from '../data/sun.ts'
import { exportRange } from '../data/tariffs.ts'
import { batteryPriceOf, panelPriceOf } from '../money/price.ts'
import { savingCeiling } from '../money/share.ts'
import { installationVatOn } from '../money/vat.ts'
import { panelKilowatts, type Quote } from './quote.ts'

/** What to ask the installer. Pounds, kW, kWh, pence, and shares from 0 to 1. */
export type QuoteWarning =
  | { kind: 'dear' | 'cheap'; price: number; usual: Estimate }
  | { kind: 'unknown-size' }
  | { kind: 'unknown-battery' }
  | { kind: 'vat'; expected: number; day: Day }
  | { kind: 'yield'; most: number }
  | { kind: 'self-use'; share: number }
  | { kind: 'export'; usual: number }
  | { kind: 'saving'; most: number }
  | { kind: 'network'; limit: number }
  | { kind: 'deposit'; most: number }
  | { kind: 'mcs' }
  | { kind: 'over-time' }

/** What we find for the quoted system ourselves: the share used at home, and pence for a kWh. */
export type OwnFindings = { region: Region; share: number; rate: number }

/**
 * What a system of this size usually costs on a day, in pounds with VAT; undefined where we know no prices. Sizes
 * close to those we know are judged as what they are sold as.
 */
export function usualPrice(
  kilowatts: number,
  batteryKwh: number | undefined,
  day: Day,
): Estimate | undefined {
  const panels = panelPriceOf(asSold(kilowatts))
  const battery = batteryKwh ? batteryPriceOf(batteryKwh) : exactly(0)
  if (!panels || !battery) return undefined
  const together = between(
    panels.low + battery.low,
    panels.high + battery.high,
    panels.mid + battery.mid,
  )
  return scale(1 + installationVatOn(day), together)
}

// 9 panels of 440 W are sold as 4 kW, 14 as 6.
const sizesDiffer = 0.03
const sizes = Object.keys(panelPrices.value).map(Number)

function asSold(kilowatts: number): number {
  return sizes.find((size) => Math.abs(kilowatts - size) <= sizesDiffer * size) ?? kilowatts
}

/** Everything in a quote that should be asked about, beside what we find for the same system. */
export function reviewQuote(quote: Quote, own: OwnFindings, today: Day): QuoteWarning[] {
  const kilowatts = panelKilowatts(quote) ?? 0
  const day = quote.installedOn ?? today
  return [
    ...askForPrice(quote, kilowatts, day),
    ...(quote.vat !== undefined && quote.vat !== installationVatOn(day)
      ? [{ kind: 'vat', expected: installationVatOn(day), day } as const]
      : []),
    ...askForPromises(quote, kilowatts, own),
    ...askForInverter(quote),
    ...askForDeposit(quote),
    ...(quote.mcs ? [] : [{ kind: 'mcs' } as const]),
    ...(quote.payment === 'over-time' ? [{ kind: 'over-time' } as const] : []),
  ]
}

function askForPrice(
  { price = 0, batteryKwh }: Quote,
  kilowatts: number,
  day: Day,
): QuoteWarning[] {
  const usual = usualPrice(kilowatts, batteryKwh, day)
  if (!usual) return [{ kind: usualPrice(kilowatts, 0, day) ? 'unknown-battery' : 'unknown-size' }]
  if (price > usual.high) return [{ kind: 'dear', price, usual }]
  return price < usual.low ? [{ kind: 'cheap', price, usual }] : []
}

function askForPromises(
  { promised, batteryKwh }: Quote,
  kilowatts: number,
  { region, share, rate }: OwnFindings,
): QuoteWarning[] {
  const warnings: QuoteWarning[] = []
  const mostKwh = kilowatts * yields.value[region].high
  if ((promised.kwh ?? 0) > mostKwh) warnings.push({ kind: 'yield', most: mostKwh })
  if ((promised.share ?? 0) > share + selfUseMargin.value)
    warnings.push({ kind: 'self-use', share })
  if ((promised.exportRate ?? 0) > exportRange.value.high)
    warnings.push({ kind: 'export', usual: exportRange.value.high })
  // A battery on a night tariff saves in other ways.
  const ceiling = savingCeiling(mostKwh, rate)
  if (!batteryKwh && (promised.saving ?? 0) > ceiling)
    warnings.push({ kind: 'saving', most: ceiling })
  return warnings
}

function askForInverter({ inverterKilowatts }: Quote): QuoteWarning[] {
  if (inverterKilowatts === undefined) return []
  const { route, limit } = connectionOf([inverterKilowatts], 1)
  return route === 'G99' ? [{ kind: 'network', limit }] : []
}

function askForDeposit({ price = 0, deposit = 0 }: Quote): QuoteWarning[] {
  const share = mostDeposit.value
  return deposit > share * price ? [{ kind: 'deposit', most: share }] : []
}
