import { formatMiddle, formatPayback, formatShort, formatTens } from '#content/format.ts'
import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { HomeEstimate, SumLine } from '#estimate/estimate.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import type { Row, Table } from '#site/calculators/FigureTable.tsx'

/** The saving in lines: what isn’t bought, and what is sold. A night tariff has two rates for what is bought, so it shows bills. */
export function sumTable(estimate: HomeEstimate): { table: Table; note: string } {
  const { sum, inputs, bill, ceiling, vat, installed, energy } = estimate
  const line = (name: string, { kwh, pence, pounds }: SumLine): Row => ({
    cells: [name, formatNumber(kwh), formatPence(pence), formatMoney(pounds, 2)],
  })
  const { generation, selfUseShare, exported, lost } = energy.withBattery ?? energy.withoutBattery
  const percent = (part: number) => `${formatNumber(100 * part)}%`
  const ofMade = (kwh: number) => percent(kwh / (generation.mid || 1))
  const rows =
    inputs.tariff === 'night'
      ? [
          { cells: ['Your bill before', '', '', formatMoney(bill.before.mid, 2)] },
          { cells: ['Your bill afterwards', '', '', formatMoney(bill.after.mid, 2)] },
        ]
      : [
          line(
            `Not bought${inputs.have === 'no' ? `: ${percent(selfUseShare.mid)} used at home` : ''}`,
            sum.used,
          ),
          line(
            `Sold${inputs.have === 'no' ? `: ${ofMade(exported.mid)}` : ', beside before'}`,
            sum.sold,
          ),
          ...(inputs.have === 'no' && lost.mid > 0
            ? [
                {
                  cells: [
                    `Lost in the battery: ${ofMade(lost.mid)}`,
                    formatNumber(lost.mid),
                    '',
                    '',
                  ],
                },
              ]
            : []),
        ]
  const ends = `${formatDay(installed)} and the twelve months from it`
  const most =
    ceiling === undefined || inputs.battery > 0
      ? ''
      : ` Nobody can make these panels worth more than ${formatTens(ceiling)} a year at this price of power.`
  return {
    table: {
      head: ['In a year', 'kWh', 'At', '£'],
      rows: [...rows, { cells: ['Together', '', '', formatMoney(sum.together, 2)], strong: true }],
    },
    note: `For ${ends}: VAT on electricity is ${percent(vat.electricity)} on the first day${vat.electricity === 0 ? ', and counted by the month from then on' : ''}. Selling bears none.${most}`,
  }
}

/** Price and VAT by the day, when it’s paid back, and what is left. */
export function moneyTable({ money, vat, installed, saving, bill, inputs }: HomeEstimate): Table {
  const { together } = money
  const row = (name: string, value: string, strong = false): Row => ({
    cells: [name, value],
    strong,
  })
  const typed = inputs.price !== undefined
  return {
    head: ['', ''],
    rows: [
      row('Saved in the first year', formatMiddle(saving.together), true),
      row('Your bill before', formatMiddle(bill.before)),
      row('Your bill afterwards', formatMiddle(bill.after)),
      row(
        typed
          ? 'The price you typed'
          : `Price with VAT at ${formatNumber(100 * vat.installation)}%, fitted ${formatDay(installed)}`,
        together ? formatMiddle(together.cost) : 'type the one on your quote',
      ),
      ...(together
        ? [
            row('Paid back in', formatPayback(together.payback)),
            row('Ahead after 10 years', formatMiddle(together.after10)),
            row('Ahead after 25 years', formatMiddle(together.after25)),
          ]
        : []),
    ],
  }
}

/** What batteries add, are worth and cost. */
export function batteriesTable(
  { sizes }: NonNullable<Calculation['advice']>,
  { system }: HomeEstimate,
): Table {
  return {
    head: ['Usable', 'Adds a year', 'Worth at most', 'Costs'],
    rows: sizes.map(({ battery, saving, worth = 0, cost }) => ({
      strong: battery === system.battery,
      cells: [
        `${formatShort(battery)} kWh`,
        formatTens(saving),
        worth > 0 ? formatTens(worth) : 'nothing',
        cost === undefined ? 'no checked price' : formatTens(cost),
      ],
    })),
  }
}

/** Sizes beside each other, the best one marked. */
export function sizesTable({ sizes, best }: NonNullable<Calculation['advice']>): Table {
  return {
    head: [
      'Size',
      'Makes',
      'Used at home',
      'Saves a year',
      'Costs',
      'Paid back in',
      'After 25 years',
      'Network',
    ],
    rows: sizes.map((size) => ({
      strong: size.kw === best.kw,
      cells: [
        `${formatShort(size.kw)} kW, ${size.panels} panels`,
        `${formatNumber(size.generation)} kWh`,
        `${formatNumber(100 * size.selfUseShare)}%`,
        formatTens(size.saving),
        size.cost === undefined ? '' : formatTens(size.cost),
        size.payback === null ? 'over 25 years' : `${formatNumber(size.payback, 1)} years`,
        formatTens(size.after25),
        size.connection ?? '',
      ],
    })),
  }
}
