import { monthNames } from '#domain/estimate/day.ts'
import { cityGeneration, monthShares } from '#domain/estimate/year/generation.ts'

/** What so many kilowatts make in Melbourne, month by month, facing north and unshaded. */
export function melbourneYear(kilowatts: number): [month: string, kilowattHours: number][] {
  const year = cityGeneration(kilowatts, 'Melbourne') ?? 0
  return monthShares().map((share, month) => [monthNames[month] ?? '', Math.round(year * share)])
}
