import { formatCount, formatShort } from '#content/format.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { paymentWords } from '#edition/pages/compare-quotes.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { ReviewedQuote } from '#estimate/quote/compare-quotes.ts'
import styles from './Typed.module.css'

/** What each quote says, as it was typed, and the way to change it. */
export function Typed({ quotes }: { quotes: readonly ReviewedQuote[] }) {
  return (
    <div className={styles.quotes}>
      {quotes.map((one) => (
        <div key={one.number} className={styles.quote}>
          <h3>{one.quote.from}</h3>
          <dl>
            {linesOf(one).map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <a href={`#quote-${one.number}`}>Change</a>
        </div>
      ))}
    </div>
  )
}

function linesOf({ quote, review }: ReviewedQuote): [string, string][] {
  const money = (dollars: number | undefined, none = 'Not said') =>
    dollars === undefined ? none : formatMoney(dollars)
  const size = (value: number | undefined, unit: string, model: string | undefined) =>
    [value !== undefined && `${formatShort(value)} ${unit}`, model].filter(Boolean).join(', ')
  const lines: [string, string | false | undefined][] = [
    [
      'Panels',
      review.kilowatts !== undefined &&
        [
          quote.panels && quote.wattsEach
            ? `${quote.panels} × ${quote.wattsEach} W`
            : `${formatShort(review.kilowatts)} kW`,
          quote.panelModel,
        ]
          .filter(Boolean)
          .join(', '),
    ],
    ['Inverter', size(quote.inverterKilowatts, 'kW', quote.inverterModel)],
    [
      'Battery',
      size(
        quote.batteryKwh,
        'kWh',
        quote.batteryKwh ? (quote.batteryModel ?? 'no model') : undefined,
      ),
    ],
    ['Price quoted', money(quote.price)],
    ['Of that, the battery', quote.batteryPrice !== undefined && money(quote.batteryPrice)],
    ['Certificates off', money(quote.certificatesOff)],
    ['State rebate off', review.kilowatts !== undefined && money(quote.stateRebateOff)],
    ['Paid over time?', paymentWords[quote.payment ?? '']],
    ['Deposit', money(quote.deposit)],
    ['Installed on', quote.installedOn ? formatDay(quote.installedOn) : 'Not said'],
    ['Warranty', quote.warrantyYears !== undefined && formatCount(quote.warrantyYears, 'year')],
    ['Phases', quote.phases !== undefined && String(quote.phases)],
    ['Export limit', quote.exportLimit !== undefined && `${formatShort(quote.exportLimit)} kW`],
  ]
  return lines.flatMap(([name, text]) => (text ? [[name, text] as [string, string]] : []))
}
