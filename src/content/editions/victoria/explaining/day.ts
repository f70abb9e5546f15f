import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { brightDayHome } from '#estimate/example-homes.ts'
import type { Hour } from '#estimate/hours.ts'
import type { ExplanationText } from './explanation.ts'

/** The day that the chart shows, hour by hour, worked out when the page is built. */
export type BrightDays = Record<'with' | 'without', readonly Hour[]>

const { people, kw, usableKwh } = brightDayHome

export const dayLabels = {
  legend: 'The house',
  without: 'Panels alone',
  with: `With a ${usableKwh} kWh battery`,
  slider: 'Time of day',
  earlier: 'An hour earlier',
  later: 'An hour later',
  numbers: [
    'From',
    'Made, kWh',
    'Used',
    'Sold → with a battery',
    'Bought → with a battery',
    'Into the battery',
    'Out of it',
  ],
  caption: 'The day hour by hour, without a battery and then with one',
}

/** 13 is '1 pm'. */
export function formatHour(hour: number): string {
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return `${hour > 12 ? hour - 12 : hour} ${hour < 12 ? 'am' : 'pm'}`
}

const kilowatts = (value: number) => formatNumber(value, 1)
const isFlowing = (value: number) => value >= 0.05

/** What the house does in an hour, in kW. */
export function formatDayHour(hour: Hour, hasBattery: boolean): string {
  const { generation, use, exported, imported, charging, discharging, charge } = hour
  const parts = [
    isFlowing(generation) ? `The roof makes ${kilowatts(generation)} kW` : 'The roof makes nothing',
    `the house takes ${kilowatts(use)}`,
    ...(isFlowing(charging) ? [`${kilowatts(charging)} fills the battery`] : []),
    ...(isFlowing(discharging) ? [`${kilowatts(discharging)} comes out of the battery`] : []),
    ...(isFlowing(exported) ? [`${kilowatts(exported)} is sold`] : []),
    ...(isFlowing(imported) ? [`${kilowatts(imported)} is bought`] : []),
  ]
  const full = hasBattery
    ? ` The battery is ${formatNumber((100 * charge) / usableKwh)}% full.`
    : ''
  return `${parts.join(', ')}.${full}`
}

const totalOf = (day: readonly Hour[], flow: keyof Hour) =>
  formatNumber(day.reduce((sum, hour) => sum + hour[flow], 0))

/** Said to those who do not see the chart. */
export function describeDay(day: readonly Hour[], hasBattery: boolean): string {
  const start = `Power through a bright January weekday in Melbourne: ${kw} kW facing north make ${totalOf(day, 'generation')} kWh, most of it from 11 am to 4 pm, ${kilowatts(Math.max(...day.map(({ generation }) => generation)))} kW at 1 pm. A family of ${people} uses ${totalOf(day, 'use')}, most of it at 7 pm.`
  return hasBattery
    ? `${start} The battery fills before noon and carries the evening; ${totalOf(day, 'exported')} kWh are sold and none bought.`
    : `${start} ${totalOf(day, 'self')} go straight from the roof into the house, ${totalOf(day, 'exported')} are sold and ${totalOf(day, 'imported')} bought.`
}

export function dayText({ without }: BrightDays): ExplanationText {
  return {
    heading: 'The sun peaks at one. You peak at seven.',
    point:
      'That gap is why the size of your system matters less than when you use power, and why some homes want a battery.',
    paragraphs: [
      {
        strong: 'Gold is money saved.',
        text: 'Every kilowatt-hour you use as it’s made is one you don’t buy.',
      },
      {
        strong: 'Pale gold earns little.',
        text: 'Victoria has had no minimum feed-in tariff since July 2025, so spare power sells for a few cents, or none.',
      },
      {
        strong: 'A battery moves it.',
        text: 'It takes the spare hours of the morning to the hours after dinner, and is full by noon on a day like this.',
      },
    ],
    source: `A bright January weekday of our model: ${kw} kW facing north at 22°, no shade, and a family of four who are out by day and use ${totalOf(without, 'use')} kWh. Which days are bright, and when the family uses power, are our assumptions.`,
  }
}

/** Both days hour by hour. */
export function dayTable({ without, with: stored }: BrightDays) {
  return {
    head: dayLabels.numbers,
    rows: without.map((hour, index) => {
      const battery = stored[index] ?? hour
      const both = (flow: 'exported' | 'imported') =>
        `${kilowatts(hour[flow])} → ${kilowatts(battery[flow])}`
      return {
        cells: [
          formatHour(index),
          kilowatts(hour.generation),
          kilowatts(hour.use),
          both('exported'),
          both('imported'),
          kilowatts(battery.charging),
          kilowatts(battery.discharging),
        ],
      }
    }),
  }
}
