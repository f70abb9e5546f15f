import type { ReactNode } from 'react'
import { formatDay } from '#domain/estimate/shared/day.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { longestPayback, type Payback } from '#domain/estimate/shared/payback.ts'
import { formatCount, formatMoneyRange, formatPayback, formatShort } from '#edition/format.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { Compared, ReviewedQuote } from './compared.ts'

export type Row = {
  name: string
  /** The one figure that decides. */
  isMain?: true
  of: (quote: ReviewedQuote) => ReactNode
  /** What our model says to it. */
  ours: string
}

const unknown = 'not said'

/** What the quotes say, in the order of their paper. */
export function saidRows({ zone }: Pick<Compared, 'zone'>): Row[] {
  return [
    {
      name: 'Panels',
      of: ({ quote: { panels, wattsEach }, review: { kilowatts } }) =>
        panels === undefined
          ? 'none'
          : `${panels} of ${wattsEach} W, ${formatShort(kilowatts ?? 0)} kW`,
      ours: '',
    },
    {
      name: 'Inverter',
      of: ({ quote: { inverterKilowatts: kw } }) => (kw ? `${formatShort(kw)} kW` : unknown),
      ours: 'Panels up to a third more than it, as a rule',
    },
    {
      name: 'Battery, usable',
      of: ({ quote: { batteryKwh, batteryModel } }) =>
        batteryKwh === undefined ? (
          'none'
        ) : (
          <>
            {formatShort(batteryKwh)} kWh <small>{batteryModel ?? 'model not named'}</small>
          </>
        ),
      ours: '',
    },
    {
      name: 'Installed on',
      of: ({ quote: { installedOn } }) => (installedOn ? formatDay(installedOn) : unknown),
      ours: 'Certificates fall each January, a battery’s in July too',
    },
    {
      name: 'Certificates off',
      of: ({ quote: { certificatesOff }, review: { due } }) => (
        <>
          {certificatesOff === undefined ? unknown : formatMoney(certificatesOff)}{' '}
          <small>due: {formatMoney(due.worth.mid)}</small>
        </>
      ),
      ours: `Each certificate at ${formatMoney(certificatePrice.value.mid, 2)}, in zone ${zone}`,
    },
    {
      name: 'Deposit',
      of: ({ quote: { deposit } }) => (deposit === undefined ? unknown : formatMoney(deposit)),
      ours: 'A tenth at most',
    },
    {
      name: 'Price asked',
      of: ({ quote: { price } }) => formatMoney(price ?? 0),
      ours: 'What you would pay them',
    },
  ]
}

const usualPrice: Row = {
  name: 'Usual for this size',
  of: ({ modelled }) => (modelled ? formatMoneyRange(modelled.usualPrice) : '–'),
  ours: 'Eight in ten cost so much',
}

const saving: Row = {
  name: 'Saves in the first year',
  of: ({ modelled }) => (modelled ? formatMoneyRange(modelled.saving) : '–'),
  ours: 'In your home; no price rise counted',
}

const years: Row = {
  name: 'Has paid for itself after',
  of: ({ modelled, review: { priceAfterDue = 0 } }) =>
    modelled ? formatPayback(paybackOf(priceAfterDue, modelled.saving)) : '–',
  ours: 'The price, divided by that saving',
}

function paybackOf(price: number, { low, mid, high }: Estimate): Payback {
  const yearsAt = (saving: number) =>
    saving > 0 && price / saving <= longestPayback ? price / saving : null
  return { soonest: yearsAt(high), mid: yearsAt(mid), latest: yearsAt(low) }
}

/** What we make of them. Prices per size stand only where some quote splits its price. */
export function madeRows(quotes: readonly ReviewedQuote[]): Row[] {
  const perKilowatt: Row = {
    name: 'Panels, a kilowatt',
    of: ({ review: { panelsPerKilowatt: price } }) => (price ? formatMoney(price) : 'not split'),
    ours: 'After certificates',
  }
  const perKwh: Row = {
    name: 'Battery, a kilowatt-hour',
    of: ({ review: { batteryPerKwh: price } }) => (price ? formatMoney(price) : 'not split'),
    ours: 'After certificates',
  }
  const hasAny = (key: 'panelsPerKilowatt' | 'batteryPerKwh') =>
    quotes.some(({ review }) => review[key] !== undefined)
  return [
    {
      name: 'Price after what is due',
      isMain: true,
      of: ({ review: { priceAfterDue } }) => formatMoney(priceAfterDue ?? 0),
      ours: 'Certificates counted once, for the day of installation',
    },
    ...(quotes.some(({ modelled }) => modelled) ? [usualPrice] : []),
    ...(hasAny('panelsPerKilowatt') ? [perKilowatt] : []),
    ...(hasAny('batteryPerKwh') ? [perKwh] : []),
    ...(quotes.some(({ modelled }) => modelled) ? [saving, years] : []),
  ]
}

/** 15 panels, 6.6 kW, 5 kW inverter, 10 kWh battery. Installed on 14 December 2026. */
export function sentenceOf({ quote, review }: ReviewedQuote): string {
  const { panels, inverterKilowatts, batteryKwh, installedOn } = quote
  const parts = [
    ...(panels ? [formatCount(panels, 'panel'), `${formatShort(review.kilowatts ?? 0)} kW`] : []),
    ...(inverterKilowatts ? [`${formatShort(inverterKilowatts)} kW inverter`] : []),
    ...(batteryKwh ? [`${formatShort(batteryKwh)} kWh battery`] : []),
  ]
  const when = installedOn ? ` Installed on ${formatDay(installedOn)}.` : ''
  return `${parts.join(', ')}.${when}`
}
