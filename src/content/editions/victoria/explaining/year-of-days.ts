import { monthNames } from '#domain/calendar.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { feedIn } from '#estimate/data/tariffs.ts'
import { monthLengths } from '#estimate/year/calendar.ts'
import type { ExplanationText } from './explanation.ts'

/** What each of 365 days from 1 June makes, keeps and buys, in tenths of a kWh. Totals are in kWh. */
export type YearOfDays = {
  people: number
  use: number
  kilowatts: number
  battery: number
  generated: number[]
  total: number
  without: Flows
  with: Flows
}
type Flows = {
  atHome: number[]
  imported: number[]
  totals: { atHome: number; exported: number; imported: number }
}
export type WithOrWithout = 'without' | 'with'

/** From June to May: each month’s name, and its first day and the one after its last, from 0. */
export const monthsFromJune = (() => {
  const months = monthNames.map((name, index) => ({ name, length: monthLengths[index] ?? 0 }))
  let from = 0
  return [...months.slice(5), ...months.slice(0, 5)].map(({ name, length }) => {
    from += length
    return { name, from: from - length, to: from }
  })
})()

/** kWh over one month, from amounts in tenths. */
export function monthKwh(days: readonly number[], { from, to }: { from: number; to: number }) {
  return days.slice(from, to).reduce((sum, one) => sum + one, 0) / 10
}

/** A day of any year as its place in the year from 1 June. */
export function placeFromJune(day: Day): number {
  const name = monthNames[Number(day.slice(5, 7)) - 1]
  const month = monthsFromJune.find((one) => one.name === name) ?? { from: 0, to: 1 }
  return Math.min(month.from + Number(day.slice(8)) - 1, month.to - 1)
}

/** '20 June'. */
export function formatPlace(place: number): string {
  const month = monthsFromJune.find(({ to }) => place < to)
  return `${place - (month?.from ?? 0) + 1} ${month?.name}`
}

/** '5.9 kWh made, all kept. 12.1 kWh bought.' */
export function formatDayFlows(year: YearOfDays, place: number, battery: WithOrWithout): string {
  const generated = year.generated[place] ?? 0
  const atHome = year[battery].atHome[place] ?? 0
  const imported = year[battery].imported[place] ?? 0
  const use =
    atHome >= generated ? 'all kept' : `${inKwh(atHome)} kept and ${inKwh(generated - atHome)} sold`
  return `${inKwh(generated)} kWh made, ${use}. ${imported > 0 ? `${inKwh(imported)} kWh bought.` : 'Nothing bought.'}`
}

function inKwh(tenths: number): string {
  return formatNumber(tenths / 10, 1)
}

export const yearLabels = {
  legend: 'Battery',
  without: 'Without a battery',
  with: ({ battery }: YearOfDays) => `With a ${battery} kWh battery`,
  atHome: 'Kept at home',
  exported: 'Sold',
  imported: 'Bought',
  spare: `Spare, sold for about ${feedIn.value.mid}c`,
  used: { without: 'Used at home as it’s made', with: 'Used at home, day or night' },
  dark: 'Bought, when there’s no sun',
  axis: 'kWh a day',
  slider: 'One day of the year',
  prompt: 'Pick a day',
  promptMore: 'Slide along the year, or point at a bar.',
  back: 'The day before',
  forward: 'The day after',
  caption: 'Month by month, in kWh',
  numbers: ['Month', 'Made', 'Kept, no battery', 'Bought', 'Kept, with battery', 'Bought'],
}

/** kWh on an average day of a month. */
export function averageDay({ generated }: YearOfDays, name: string): string {
  const month = monthsFromJune.find((one) => one.name === name) ?? { from: 0, to: 1 }
  return formatNumber(monthKwh(generated, month) / (month.to - month.from), 1)
}

export function describeYear(year: YearOfDays): string {
  const { battery, total, without, with: with_ } = year
  const inWords = ({ totals }: Flows) =>
    `${formatNumber(totals.atHome)} kWh stay at home, ${formatNumber(totals.exported)} are sold and ${formatNumber(totals.imported)} bought`
  return `A bar for each day from June to May. On average a June day makes ${averageDay(year, 'June')} kWh and a December day ${averageDay(year, 'December')}, ${formatNumber(total)} over the year. Without a battery ${inWords(without)}; with ${battery} kWh of battery ${inWords(with_)}.`
}

export function yearText({ people, use, kilowatts }: YearOfDays): ExplanationText {
  return {
    heading: 'December makes twice what June does',
    point:
      'Every day of one roof in Brunswick, from winter to winter: gold stays at home, pale gold is sold, green is bought.',
    paragraphs: [],
    source: `Our model: ${kilowatts} kW facing north, ${people} people who use ${formatNumber(use)} kWh a year. Months are Melbourne’s; which days are bright and which are dull is our assumption. What a battery loses counts as kept. Feed-in seen ${formatDay(feedIn.checked)}.`,
  }
}
