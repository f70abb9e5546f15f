import { formatCount, formatShort, formatTens } from '#content/format.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Payback } from '#domain/estimate/shared/payback.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { labels } from './labels.ts'

/** '9 panels (4 kW) and a battery of 5 kWh'; '' where nothing is bought. */
export function formatBought({ inputs, system }: HomeEstimate): string {
  const { panels, kw, battery } = system
  const parts = [
    inputs.have === 'no' && kw > 0 && `${formatCount(panels, 'panel')} (${formatShort(kw)} kW)`,
    battery > 0 && `a battery of ${formatShort(battery)} kWh`,
  ]
  return parts.filter(Boolean).join(' and ')
}

/** '£6,000 with VAT at 0%, fitted today'. */
export function formatPrice({ vat, installed, today, money, inputs }: HomeEstimate): string {
  if (!money.together) return ''
  const typed = inputs.price !== undefined
  const when = installed === today ? 'fitted today' : `fitted on ${formatDay(installed)}`
  const tax = typed ? 'as you typed it' : `with VAT at ${formatNumber(100 * vat.installation)}%`
  return `${formatTens(money.together.cost.mid)} ${tax}, ${when}`
}

/** 'paid back in about 11 years, likely 8 to 20'; 'not paid back within 25 years'. */
export function formatPaidBack({ soonest, mid, latest }: Payback): string {
  if (soonest === null) return 'not paid back within 25 years'
  if (mid === null)
    return `most likely not paid back within 25 years, at best in ${formatNumber(soonest)}`
  const most = latest === null ? 'over 25' : formatNumber(latest)
  return `paid back in about ${formatCount(Math.max(1, Math.round(mid)), 'year')}, likely ${formatNumber(soonest)} to ${most}`
}

const regionNames = {
  south: 'the south or east of England',
  midlands: 'the Midlands',
  north: 'the north of England',
  wales: 'Wales',
  scotland: 'Scotland',
} as const

/** The household the answer is for. */
export function formatForWhom({
  inputs,
  energy,
  place,
  installed,
  today,
  system,
}: HomeEstimate): string {
  const use = formatNumber(Math.round(energy.withoutBattery.use.mid / 50) * 50)
  const home =
    inputs.kwh !== undefined
      ? `${inputs.readings ? 'whose meter counts' : 'that uses'} ${formatNumber(inputs.kwh)} kWh a year`
      : inputs.bill !== undefined
        ? `that pays ${formatMoney(inputs.bill)} a month for electricity, so uses about ${use} kWh a year`
        : `that uses ${use} kWh a year${inputs.bedrooms || inputs.people ? '' : ', as is typical'}`
  const { facing } = inputs
  const roof =
    system.kw === 0
      ? ''
      : facing === 'not-sure'
        ? ', on a roof whose direction you don’t know yet'
        : facing === 'flat'
          ? ', on a flat roof'
          : `, on a roof to the ${labels.facing.options[facing].toLowerCase()}`
  const where = place.postcode
    ? `at ${place.postcode} in ${regionNames[place.region]}`
    : `in ${regionNames[place.region]}`
  const day = installed === today ? `today, ${formatDay(today)}` : `on ${formatDay(installed)}`
  return `For a home ${where} ${home}${roof}, fitted ${day}.`
}
