import { daysAfter } from '../calendar.ts'
import { holidays, holidaysKnownUntil } from './holidays.ts'

/** Where people keep the same public holidays. */
export type HolidayArea = keyof typeof holidays

/** Days (YYYY-MM-DD) with their names. */
type Holidays = ReadonlyMap<string, string>

const { victoria, england, ...councils } = holidays

const withoutMelbourneCup = Object.entries(victoria).filter(([, name]) => name !== 'Melbourne Cup')

const byArea = new Map<string, Holidays>([
  ['victoria', new Map(Object.entries(victoria))],
  ['england', new Map(Object.entries(england))],
  ...Object.entries(councils).map(
    ([council, own]) =>
      [council, new Map([...withoutMelbourneCup, ...Object.entries(own)])] as const,
  ),
])

export function holidaysIn(area: HolidayArea): Holidays {
  return byArea.get(area) ?? new Map()
}

/**
 * Postcodes of the councils that keep another day than Melbourne Cup Day. Where a postcode lies in several councils, it is
 * with the one that most of its people live in.
 */
const councilRanges: readonly (readonly [from: number, to: number, HolidayArea])[] = [
  [3212, 3220, 'geelong'],
  [3222, 3224, 'geelong'],
  [3226, 3227, 'geelong'],
  [3280, 3280, 'warrnambool'],
  [3515, 3515, 'bendigo'],
  [3523, 3523, 'bendigo'],
  [3550, 3556, 'bendigo'],
]

/** Every postcode that keeps a council's day. */
export const councilPostcodes: readonly string[] = councilRanges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index)),
)

/** The area of a Victorian postcode. Places elsewhere and postcodes nobody gave keep the holidays of `home`. */
export function holidayAreaOf(postcode: string, home: HolidayArea): HolidayArea {
  if (home === 'england' || !/^\d{4}$/.test(postcode)) return home
  const number = Number(postcode)
  return councilRanges.find(([from, to]) => from <= number && number <= to)?.[2] ?? home
}

const warningDays = 90

/** How many days after this one (YYYY-MM-DD) have known holidays. Negative once they have run out. */
export function knownHolidayDaysLeft(today: string): number {
  return (Date.parse(holidaysKnownUntil) - Date.parse(today)) / 86_400_000
}

/** The first day (YYYY-MM-DD) whose public holidays are unknown, from 90 days before the known ones end. */
export function unknownHolidaysFrom(today: string): string | undefined {
  return knownHolidayDaysLeft(today) > warningDays ? undefined : daysAfter(holidaysKnownUntil, 1)
}

/** What operators are to do, from 90 days before the known holidays end. */
export function holidaysWarning(today: string): string | undefined {
  const first = unknownHolidaysFrom(today)
  return (
    first &&
    `Public holidays from ${first} on are unknown: calls would be promised on them. Run npm run holidays and deploy.`
  )
}
