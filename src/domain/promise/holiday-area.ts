import { daysAfter, daysBetween } from '../calendar.ts'
import { holidays, holidaysKnownUntil } from './holidays.ts'
import { isScottish, nationOfDesk, scottishBeginnings, scottishBorder } from './scotland.ts'

/** The rules by which people are called, and the country whose holidays they keep. */
export type CallingLaw = keyof typeof holidaysKnownUntil

/** Where people keep the same public holidays. In Britain it's the days of both of its areas, where the area isn't known. */
export type HolidayArea =
  | { [Law in CallingLaw]: keyof (typeof holidays)[Law] }[CallingLaw]
  | 'britain'

/** Where a visitor is called: a postcode, empty where it is missing, and the nation they named where it lies in two. */
export type CallPlace = { postcode: string; nation: string | null }

/** Days (YYYY-MM-DD) with their names. */
type Holidays = ReadonlyMap<string, string>

const { victoria, geelong, bendigo, warrnambool } = holidays.australia
const { 'england-and-wales': englandAndWales, scotland } = holidays.britain

const byArea: Readonly<Record<HolidayArea, Holidays>> = {
  victoria: mapOf(victoria),
  geelong: insteadOfMelbourneCup(geelong),
  bendigo: insteadOfMelbourneCup(bendigo),
  warrnambool: insteadOfMelbourneCup(warrnambool),
  'england-and-wales': mapOf(englandAndWales),
  scotland: mapOf(scotland),
  britain: mapOf(scotland, englandAndWales),
}

function mapOf(...days: readonly Readonly<Record<string, string>>[]): Holidays {
  return new Map(days.flatMap((named) => Object.entries(named)))
}

function insteadOfMelbourneCup(own: Readonly<Record<string, string>>): Holidays {
  const others = Object.entries(victoria).filter(([, name]) => name !== 'Melbourne Cup')
  return mapOf(Object.fromEntries(others), own)
}

export function holidaysIn(area: HolidayArea): Holidays {
  return byArea[area]
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

/**
 * The beginnings of postcodes with other holidays than the desk: each of a council, or all that may be Scotland's. With '' unknown
 * postcodes have other days too.
 */
export const otherBeginnings: Readonly<Record<CallingLaw, readonly string[]>> = {
  australia: councilRanges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String(from + index)),
  ),
  britain: ['', ...scottishBeginnings],
}

const areasOf: Readonly<Record<CallingLaw, (place: CallPlace, desk: HolidayArea) => HolidayArea>> =
  {
    australia: australianArea,
    britain: britishArea,
  }

/** The area of a place, in the country that calls by this law. What no area has keeps the holidays of the desk. */
export function holidayAreaOf(
  place: CallPlace,
  { law, deskArea }: { law: CallingLaw; deskArea: HolidayArea },
): HolidayArea {
  return areasOf[law](place, deskArea)
}

/** Places elsewhere, and missing postcodes, are the desk's. */
function australianArea({ postcode }: CallPlace, desk: HolidayArea): HolidayArea {
  const number = /^\d{4}$/.test(postcode) ? Number(postcode) : 0
  return councilRanges.find(([from, to]) => from <= number && number <= to)?.[2] ?? desk
}

/** On Scotland's border the days of both count until the visitor says which side they live on. */
function britishArea({ postcode, nation }: CallPlace): HolidayArea {
  const [district = ''] = postcode.split(' ')
  const isOpen = district === '' || scottishBorder.includes(district)
  const isKnown = nation === 'scotland' || nation === nationOfDesk
  if (isOpen && !isKnown) return 'britain'
  const scottish = isOpen ? nation === 'scotland' : isScottish(district)
  return scottish ? 'scotland' : 'england-and-wales'
}

const warningDays = 90

/** How many days after this one (YYYY-MM-DD) have known holidays. Negative once they have run out. */
export function knownHolidayDaysLeft(today: string, law: CallingLaw): number {
  return daysBetween(today, holidaysKnownUntil[law])
}

/** The first day (YYYY-MM-DD) whose public holidays are unknown, from 90 days before the known ones end. */
export function unknownHolidaysFrom(today: string, law: CallingLaw): string | undefined {
  return knownHolidayDaysLeft(today, law) > warningDays
    ? undefined
    : daysAfter(holidaysKnownUntil[law], 1)
}

/** What operators are to do, from 90 days before the known holidays end. */
export function holidaysWarning(today: string, law: CallingLaw): string | undefined {
  const first = unknownHolidaysFrom(today, law)
  return (
    first &&
    `Public holidays from ${first} on are unknown: calls would be promised on them. Run npm run holidays and deploy.`
  )
}
