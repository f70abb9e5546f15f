import { formatShort, formatTens } from '#content/format.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { facingShares, shadingShares } from '#estimate/data/sun.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import { habitOf } from '#estimate/scenarios.ts'
import { tableShare, tableUse } from '#estimate/self-use.ts'
import type { Row, Table } from '#site/calculators/FigureTable.tsx'

/** Above the lines. */
export const workingNote =
  'This takes the first figure of each assumption below, so you can check it by hand, all but the sum of 17,520 half hours.'

/** How the answer was worked out, line by line: what, how, and the result. */
export function workingTable(estimate: HomeEstimate): Table {
  return {
    head: ['', 'How', 'Result'],
    rows: [
      ...energyLines(estimate),
      ...moneyLines(estimate),
      ...batteryLines(estimate),
      ...paybackLines(estimate),
    ],
  }
}

function line(what: string, how: string, result: string): Row {
  return { cells: [what, how, result] }
}

const kwh = (value: number) => `${formatNumber(value)} kWh`

/** The trade’s own table knows homes of typical use: where it does, both are shown. */
function halfHours({ energy, inputs }: HomeEstimate): string {
  const { use, generation, selfUseShare } = energy.withoutBattery
  const isTypical = use.mid >= tableUse.from && use.mid < tableUse.to
  const cell = isTypical ? tableShare(habitOf(inputs), generation.mid) : undefined
  return cell
    ? `Half hour by half hour: ${formatNumber(100 * selfUseShare.mid)}% of what is made. The trade’s own table says ${cell.panels}%`
    : 'Half hour by half hour'
}

function energyLines(estimate: HomeEstimate): Row[] {
  const { inputs, assumptions, energy, system } = estimate
  const { generation, self, exported, use, imported } = energy.withoutBattery
  if (system.kw === 0) return [line('Used in a year', 'From your answers', kwh(use.mid))]
  const { facing, shade } = inputs
  return [
    line(
      'Made in a year',
      `${formatShort(system.kw)} kW × ${formatNumber(assumptions.sun.value.mid)} × ${formatShort(facingShares.value[facing].mid)} for the direction × ${formatShort(shadingShares.value[shade].mid)} for shade`,
      kwh(generation.mid),
    ),
    line('Used in a year', 'From your answers, or the typical home’s', kwh(use.mid)),
    line('Used straight from the roof', halfHours(estimate), kwh(self.mid)),
    line(
      'Left to sell',
      `${formatNumber(generation.mid)} − ${formatNumber(self.mid)}`,
      kwh(exported.mid),
    ),
    line('Still bought', `${formatNumber(use.mid)} − ${formatNumber(self.mid)}`, kwh(imported.mid)),
  ]
}

function moneyLines({ sum, inputs, vat, installed, rates }: HomeEstimate): Row[] {
  const { used, sold, together } = sum
  const isNight = inputs.tariff === 'night'
  return [
    line(
      'Price of power',
      isNight
        ? 'Your two rates, over what you use'
        : `Without VAT, and ${formatNumber(100 * vat.electricity)}% VAT on ${formatDay(installed)}`,
      formatPence(rates.power),
    ),
    ...(isNight
      ? []
      : [
          line(
            'Not bought',
            `${formatNumber(used.kwh)} kWh × ${formatPence(used.pence)}, the mean of the months with their VAT`,
            formatMoney(used.pounds, 2),
          ),
        ]),
    line(
      'Sold',
      `${formatNumber(sold.kwh)} kWh × ${formatPence(sold.pence)}`,
      formatMoney(sold.pounds, 2),
    ),
    line(
      'Saved in the first year',
      isNight ? 'The bill before less the one afterwards' : 'Both together',
      formatMoney(together, 2),
    ),
  ]
}

function batteryLines({ battery, saving, energy, system }: HomeEstimate): Row[] {
  const stored = energy.withBattery
  if (!battery || !saving.battery || !stored) return []
  return [
    line(
      'Into the battery and out of it',
      `${kwh(stored.charging.mid)} off the roof and ${kwh(stored.filling.mid)} at night, less what it loses`,
      kwh(stored.discharging.mid),
    ),
    line(
      'The battery adds',
      'Beside the same tariff without it',
      formatMoney(saving.battery.mid, 2),
    ),
    line(
      `What ${formatShort(system.battery)} kWh are worth`,
      `${formatMoney(saving.battery.mid, 2)} × ${battery.life.mid} years`,
      formatTens(battery.worth.mid),
    ),
  ]
}

function paybackLines({ money, saving, assumptions, prices, inputs }: HomeEstimate): Row[] {
  const { together } = money
  if (!together) return []
  const { payback, cost, after25 } = together
  const again =
    inputs.battery > 0 && prices.battery
      ? `, and ${formatTens(prices.battery.mid)} for a second battery after ${assumptions.life.value.mid} years`
      : ''
  return [
    line(
      'Paid back in',
      `${formatMoney(cost.mid)}${again}, by ${formatMoney(saving.together.mid)} a year and what VAT makes of it. As the trade does, fading is left out here`,
      payback.mid === null ? 'over 25 years' : `${formatNumber(payback.mid, 1)} years`,
    ),
    line(
      'After 25 years',
      `All savings, ${formatShort(assumptions.fading.value.mid)}% less each year, less the price${again}`,
      formatMoney(after25.mid),
    ),
  ]
}
