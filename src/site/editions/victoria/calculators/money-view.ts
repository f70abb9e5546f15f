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
  const prices = [
    costs.panels && formatMiddle(costs.panels.priceBeforeCertificates),
    costs.battery && formatMiddle(costs.battery.priceBeforeCertificates),
  ]
  const off = [
    costs.panels && formatMiddle(costs.panels.certificatesWorth),
    costs.battery && formatMiddle(costs.battery.certificatesWorth),
  ]
  const rebates = [
    costs.panels && (inputs.rebate === 'no' ? 'nothing' : formatMiddle(costs.panels.stateRebate)),
    costs.battery && 'nothing',
  ]
  const sides = (cells: readonly (string | undefined)[]) => [
    ...cells.filter((cell) => cell !== undefined),
    ...(both ? [''] : []),
  ]
  return {
    billBefore: formatMiddle(bill.before),
    billAfter: formatMiddle(bill.after),
    table: {
      head: ['', ...(both ? ['Panels', 'Battery', 'Together'] : [panels ? 'Panels' : 'Battery'])],
      rows: [
        { cells: ['Price before certificates', ...sides(prices)] },
        { cells: ['Certificates, taken off', ...sides(off)] },
        ...(panels ? [{ cells: ['State rebate, taken off', ...sides(rebates)] }] : []),
        { ...row('You pay', ({ cost }) => formatMiddle(cost)), strong: true },
        row('Saved in the first year', ({ saving }) => formatMiddle(saving)),
        row('Paid back in', ({ payback }) => formatPayback(payback)),
        row('Ahead after 10 years', ({ after10 }) => formatMiddle(after10)),
        row('Ahead after 25 years', ({ after25 }) => formatMiddle(after25)),
      ],
    },
  }
}
