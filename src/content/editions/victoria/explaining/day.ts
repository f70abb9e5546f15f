import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { brightDayHome } from '#estimate/example-homes.ts'
import type { Hour } from '#estimate/hours.ts'

const { people, kw } = brightDayHome

const totalOf = (day: readonly Hour[], flow: keyof Hour) =>
  formatNumber(day.reduce((sum, hour) => sum + hour[flow], 0))

/** The text for people who can't see the chart. */
export function describeDay(day: readonly Hour[]): string {
  const peak = Math.max(...day.map(({ generation }) => generation))
  return `Power through a bright January weekday in Melbourne: ${kw} kW facing north make ${totalOf(day, 'generation')} kWh, most of it from 11 am to 4 pm, ${formatNumber(peak, 1)} kW at 1 pm. A family of ${people} uses ${totalOf(day, 'use')}, most of it at 7 pm. ${totalOf(day, 'self')} go straight from the roof into the house, ${totalOf(day, 'exported')} are sold and ${totalOf(day, 'imported')} bought.`
}

export const daySource = `A bright January weekday, in kW: ${kw} kW facing north, a family of four out by day. Our model.`
