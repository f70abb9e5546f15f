import { formatMiddle, formatPayback } from '#content/format.ts'
import type { Money } from '#domain/estimate/shared/payback.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import type { Row, Table } from '#site/calculators/FigureTable.tsx'

export type MoneyView = { table: Table; billBefore: string; billAfter: string }

/** Prices, savings and what is left over: a column for each thing that is bought, and one for both. Undefined if nothing is. */
export function moneyView({
  inputs,
  money: purchases,
  costs,
  bill,
}: HomeEstimate): MoneyView | undefined {
  const { panels, battery } = purchases
  if (!panels && !battery) return undefined
  const both = panels && battery
  const columns: Money[] = both ? [panels, battery, purchases.together] : [purchases.together]
  const row = (name: string, of: (one: Money) => string): Row => ({
    cells: [name, ...columns.map(of)],
  })
  const bought = [costs.panels, costs.battery].filter((one) => one !== undefined)
  const part = (name: string, of: 'priceBeforeCertificates' | 'certificatesWorth'): Row => ({
    cells: [name, ...bought.map((one) => formatMiddle(one[of])), ...(both ? [''] : [])],
  })
  const rebate =
    costs.panels && inputs.rebate !== 'no' ? formatMiddle(costs.panels.stateRebate) : 'nothing'
  return {
    billBefore: formatMiddle(bill.before),
    billAfter: formatMiddle(bill.after),
    table: {
      head: ['', ...(both ? ['Panels', 'Battery', 'Together'] : [panels ? 'Panels' : 'Battery'])],
      rows: [
        part('Price before certificates', 'priceBeforeCertificates'),
        part('Certificates, taken off', 'certificatesWorth'),
        ...(panels
          ? [{ cells: ['State rebate, taken off', rebate, ...(both ? ['nothing', ''] : [])] }]
          : []),
        { ...row('You pay', ({ cost }) => formatMiddle(cost)), strong: true },
        row('Saved in the first year', ({ saving }) => formatMiddle(saving)),
        row('Paid back in', ({ payback }) => formatPayback(payback)),
        row('Ahead after 10 years', ({ after10 }) => formatMiddle(after10)),
        row('Ahead after 25 years', ({ after25 }) => formatMiddle(after25)),
      ],
    },
  }
}
