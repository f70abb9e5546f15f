import { daysAfter } from '#domain/calendar.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { electricityVat, installationVat } from '#estimate/data/vat.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { electricityVatOn, installationVatOn } from '#estimate/money/vat.ts'
import { sourceLine } from './source-line.ts'

const percent = (rate: number) => `${formatNumber(100 * rate)}%`

const lastZeroDay = installationVat.value.find(({ rate }) => rate === 0)?.until ?? ''

/** The first day without 0% on having panels or a battery fitted at home. */
export const riseDay: Day = daysAfter(lastZeroDay, 1)

/** In words: the last day of 0%, the next one, and the rate that follows. */
export const lastDay = formatDay(lastZeroDay)
export const dayAfter = formatDay(riseDay)
export const rateAfter = percent(installationVatOn(riseDay))

/** VAT on having panels or a battery fitted at home, on a day. */
export function fittingVat(today: Day) {
  const rate = installationVatOn(today)
  return {
    isZero: rate === 0,
    rate: percent(rate),
    /** Behind a price: 'including VAT at 0%'. */
    included: `including VAT at ${percent(rate)}`,
    source: sourceLine(installationVat, today),
  }
}

/** VAT on electricity at home on a day: '0%'. */
export function formatPowerVat(today: Day): string {
  return percent(electricityVatOn(today))
}

export const powerVatSource = (today: Day) => sourceLine(electricityVat, today)

/** What a price at 0% becomes after the last day of it: '£6,000 becomes £6,300'. */
export function formatRise(price: number): string {
  return `${formatMoney(price)} becomes ${formatMoney(price * (1 + installationVatOn(riseDay)))}`
}

/** What it then costs more: '£300'. */
export function formatExtra(price: number): string {
  return formatMoney(price * installationVatOn(riseDay))
}
