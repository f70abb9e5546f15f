import type { Estimate } from '#domain/estimate/estimate.ts'
import type { Range } from '#domain/estimate/figure.ts'
import type { Money } from '#domain/estimate/money.ts'
import { money, paybackIn } from './in-words.ts'
import { nothing, type Row, type Shown } from './shown.ts'

/** What is bought costs, saves and leaves, one column for each thing and one for both. */
export function moneyShown({ money: bought, costs, bill }: Estimate): Shown {
  const { panels, battery } = bought
  if (!panels && !battery)
    return {
      ...nothing,
      tables: { money: () => ({ head: [], rows: [] }) },
      parts: { money: false },
    }
  const both = panels && battery
  const columns: Money[] = both ? [panels, battery, bought.together] : [bought.together]
  const row = (name: string, of: (one: Money) => string): Row => ({
    cells: [name, ...columns.map(of)],
  })
  const prices = [
    costs.panels && money(costs.panels.priceAfterCertificates),
    costs.battery && money(costs.battery.priceBeforeCertificates),
  ]
  const off = [
    costs.panels && less(costs.panels.stateRebate, 'state rebate'),
    costs.battery && less(costs.battery.certificatesWorth, 'certificates'),
  ]
  const sides = (cells: readonly (string | undefined)[]) => [
    ...cells.filter((cell) => cell !== undefined),
    ...(both ? [''] : []),
  ]
  return {
    ...nothing,
    texts: { 'bill-before': money(bill.before), 'bill-after': money(bill.after) },
    tables: {
      money: () => ({
        head: ['', ...(both ? ['Panels', 'Battery', 'Together'] : [panels ? 'Panels' : 'Battery'])],
        rows: [
          {
            cells: [
              panels
                ? both
                  ? 'Price: panels after certificates, battery before'
                  : 'Price, certificates already taken off'
                : 'Price before certificates',
              ...sides(prices),
            ],
          },
          { cells: ['Taken off', ...sides(off)] },
          { ...row('You pay', ({ cost }) => money(cost)), strong: true },
          row('Saves in the first year', ({ saving }) => money(saving)),
          row('Has paid for itself after', ({ payback }) => paybackIn(payback)),
          row('Left over after 10 years', ({ after10 }) => money(after10)),
          row('Left over after 25 years', ({ after25 }) => money(after25)),
        ],
      }),
    },
    parts: { money: true },
  }
}

function less(range: Range, what: string): string {
  return range.high === 0 ? 'nothing' : `${money(range)} ${what}`
}
