import { writeFileSync } from 'node:fs'
import Holidays from 'date-holidays'
import { daysAfter } from '#domain/calendar.ts'

/**
 * `npm run holidays`: writes the public holidays that the promise is reckoned with, from the package date-holidays
 * (ISC and CC BY 3.0). Once a year: raise the package and the last year, run this, and compare with
 * business.vic.gov.au/public-holidays (above all the Friday before the AFL Grand Final, which follows the fixture, and the
 * councils below) and gov.uk/bank-holidays, which names British days two years ahead.
 */
const countries: Record<string, { years: readonly number[]; areasIn: AreasIn }> = {
  australia: { years: [2026, 2027, 2028], areasIn: australianAreas },
  britain: { years: [2026, 2027], areasIn: britishAreas },
}

/** The holidays by name and day of each area of a country that keeps its own. */
type AreasIn = (years: readonly number[]) => Record<string, Record<string, string>>

/**
 * Councils with a day of their own instead of Melbourne Cup Day, which the package does not know. Geelong Cup was on 23 October
 * and Bendigo Cup on 30 October 2024, the Wednesdays 13 and 6 days before the Melbourne Cup; Warrnambool's Grand Annual
 * Steeplechase is on the first Thursday of May. A council may change its day from one year to the next.
 */
const insteadOfMelbourneCup = {
  geelong: { name: 'Geelong Cup', on: (cup: string) => daysAfter(cup, -13) },
  bendigo: { name: 'Bendigo Cup', on: (cup: string) => daysAfter(cup, -6) },
  warrnambool: {
    name: 'Grand Annual Steeplechase Day',
    on: (cup: string) => firstThursdayOfMay(cup.slice(0, 4)),
  },
}

const holidaysFile = new URL('../../domain/promise/holidays.ts', import.meta.url)

/** The text of the file, formatted as Biome would. */
export function renderHolidays(): string {
  const all = Object.entries(countries)
  return [
    '// Written by `npm run holidays`: change the sources in src/server/commands/generate-holidays.ts, not this file.',
    '',
    '/** The last day for which public holidays are known, by the law under which people are called. */',
    'export const holidaysKnownUntil = {',
    ...all.map(([law, { years }]) => `  ${law}: '${years.at(-1)}-12-31',`),
    '} as const',
    '',
    '/** Public holidays by day, by law and area. Those of a council replace Melbourne Cup Day. */',
    'export const holidays = {',
    ...all.flatMap(([law, { years, areasIn }]) => [
      `  ${law}: {`,
      ...Object.entries(areasIn(years)).flatMap(recordOf),
      '  },',
    ]),
    '} as const',
    '',
  ].join('\n')
}

function australianAreas(years: readonly number[]): ReturnType<AreasIn> {
  const victoria = publicHolidays('AU', 'VIC', years)
  const cups = Object.keys(victoria).filter((day) => victoria[day] === 'Melbourne Cup')
  const councils = Object.entries(insteadOfMelbourneCup).map(([area, { name, on }]) => [
    area,
    Object.fromEntries(cups.map((cup) => [on(cup), name])),
  ])
  return { victoria, ...Object.fromEntries(councils) }
}

function britishAreas(years: readonly number[]): ReturnType<AreasIn> {
  return {
    'england-and-wales': bankHolidays('ENG', years),
    scotland: bankHolidays('SCT', years),
  }
}

function publicHolidays(
  country: string,
  state: string,
  years: readonly number[],
): Record<string, string> {
  const calendar = new Holidays(country, state)
  return Object.fromEntries(
    years
      .flatMap((year) => calendar.getHolidays(year, 'en'))
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => [date.slice(0, 10), name.replaceAll("'", '’')]),
  )
}

/** A bank holiday that falls on a weekend is kept on its substitute day alone. */
function bankHolidays(division: string, years: readonly number[]): Record<string, string> {
  const all = Object.entries(publicHolidays('GB', division, years))
  return Object.fromEntries(all.filter(([day]) => ![0, 6].includes(new Date(day).getUTCDay())))
}

function recordOf([area, named]: [string, Record<string, string>]): string[] {
  const days = Object.entries(named).map(([day, name]) => `      '${day}': '${name}',`)
  return [`    ${/\W/.test(area) ? `'${area}'` : area}: {`, ...days, '    },']
}

function firstThursdayOfMay(year: string): string {
  const weekday = new Date(`${year}-05-01T00:00:00Z`).getUTCDay()
  return daysAfter(`${year}-05-01`, (4 - weekday + 7) % 7)
}

if (import.meta.main) writeFileSync(holidaysFile, renderHolidays())
