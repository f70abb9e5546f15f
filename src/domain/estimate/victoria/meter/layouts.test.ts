import { describe, expect, test } from 'vitest'
import { energyCompare, nem12, readText, register } from '../../../../../tests/meter-files.ts'
import { daysAfter, monthNames } from '../../../calendar.ts'

const from = '2025-03-01'
const days = 40

/** kWh of an invented home in a half hour, in hundredths so that six five-minute steps share it exactly. */
const home = (day: number, half: number) => 0.06 * (1 + ((7 * day + 13 * half) % 11))

const rows = register({ from, days, kwh: home })
const noon = 24
/** What of the home a meter counted that was there before or from noon of a day on. */
const upTo = (last: number) => (day: number, half: number) =>
  day < last || (day === last && half < noon) ? home(day, half) : 0
const since = (first: number) => (day: number, half: number) =>
  home(day, half) - upTo(first)(day, half)

const quoted = (text: string) =>
  text
    .split('\n')
    .map((row) =>
      row
        .split(',')
        .map((cell) => `"${cell.trim()}"`)
        .join(','),
    )
    .join('\r\n')
const compared = (date: (day: string) => string) => energyCompare({ from, days, kwh: home, date })
const asWritten = (write: (parts: { y: string; m: number; d: number; month: string }) => string) =>
  compared((day) => {
    const [y = '', m, d] = day.split('-')
    const month = monthNames[Number(m) - 1] ?? ''
    return write({ y, m: Number(m), d: Number(d), month })
  })

/** A row of each day, where the day of an exchange lacks one half. */
function exchanged(
  write: (kwh: (day: number, half: number) => number, serial: string) => string[],
) {
  const [old, next] = [write(upTo(10), 'OLD1'), write(since(10), 'NEW2')]
  return [...old.slice(0, 12), ...next.slice(0, 1), ...next.slice(11)]
}
const inTurn = exchanged((kwh, serial) => register({ from, days, kwh, serial }))

/** The exchange as parts of a day without readings. */
const withParts = inTurn.flatMap((row) => {
  if (!row.startsWith('300,20250311')) return [row]
  const isOld = row.startsWith(`300,20250311,${home(10, 0).toFixed(4)}`)
  const parts = isOld ? ['400,1,24,A,,', '400,25,48,N,,'] : ['400,1,24,N,,', '400,25,48,A,,']
  return [row.replace(',A,', ',V,'), ...parts]
})

/** From half hours to five minutes, ten minutes past noon. */
const toFiveMinutes = [
  ...register({
    from,
    days: 11,
    serial: 'OLD1',
    kwh: (day, half) =>
      day === 10 && half === noon
        ? home(day, half) / 3
        : day === 10 && half > noon
          ? 0
          : home(day, half),
  }),
  ...register({
    from: daysAfter(from, 10),
    days: days - 10,
    serial: 'NEW2',
    minutes: 5,
    kwh: (day, step) =>
      day === 0 && step < noon * 6 + 2 ? 0 : home(day + 10, Math.floor(step / 6)) / 6,
  }),
]

const spreadsheet = (text: string) => text.replaceAll(',', '\t')
const splitExchange = (kwh: (day: number, half: number) => number, serial: string) =>
  energyCompare({ from, days, kwh, serial }).split('\n')

const layouts: Record<string, string> = {
  'NEM12 with a 100 and a 900 row': nem12(rows),
  'NEM12 in quotes': quoted(nem12(rows)),
  'NEM12 in quotes, with a byte-order mark': `\uFEFF${quoted(nem12(rows))}`,
  'NEM12 with quotes around some cells alone': nem12(rows)
    .replaceAll(',A,,,', ',A,"","Read, late",')
    .replace('100,NEM12', '"100", "NEM12"'),
  'NEM12 with tabs': spreadsheet(nem12(rows)),
  'NEM12 with rows of commas that a spreadsheet left': nem12(rows).replaceAll('\r\n', '\n,,,,\n'),
  'NEM12 of a meter exchanged at noon': nem12(inTurn),
  'NEM12 of a meter exchanged at noon, the rest of the day missing': nem12(withParts),
  'NEM12 of a meter exchanged at noon, with empty cells for the rest of the day': nem12(
    withParts.map((row) =>
      row.includes(',V,') ? row.replaceAll(',0.0000', ',') : row.replace(/^400,.*N,,$/, '500,O'),
    ),
  ),
  'NEM12 of a meter exchanged for one of five minutes': nem12(toFiveMinutes),
  'NEM12 of a meter exchanged while it counts no energy, and reported on': nem12(
    register({ from, days, kwh: upTo(10), serial: 'OLD1' }),
    register({ from, days, kwh: since(10), serial: 'NEW2' }),
  ),
  'NEM12 given out again under another serial number': nem12(
    register({ from, days, kwh: () => 3, updated: '20250601000000' }),
    register({ from, days, kwh: home, serial: 'NEW2' }),
    register({ from, days: 3, kwh: () => 2, serial: 'OLD1', updated: '20250501000000' }),
  ),
  'NEM12 with days twice, the newest update first': nem12(
    rows,
    register({ from, days, kwh: () => 3, updated: 'and so on,20250601000000' }),
  ),
  'NEM12 joined with an older file, whose days don’t say when they were updated': [
    nem12(rows),
    nem12(register({ from, days: 5, kwh: () => 3, updated: '' })).replace(
      '202607010000',
      '202504010000',
    ),
  ].join('\r\n'),
  'NEM12 with a NEM13 joined to it': nem12(rows, [
    '250,6407000001,11,1,11,11,METER0,E,12000,20250101000000,A,,,12500,20250301000000,A,,,500,KWH,,20250401000000,',
  ]),
  'Victorian Energy Compare': compared((day) => day),
  'Victorian Energy Compare in quotes': quoted(compared((day) => day)),
  'Victorian Energy Compare with tabs': spreadsheet(compared((day) => day)),
  'Victorian Energy Compare of a meter exchanged at noon': exchanged(splitExchange).join('\n'),
  'Victorian Energy Compare of a meter exchanged at noon, without nought for the rest': exchanged(
    splitExchange,
  )
    .join('\n')
    .replaceAll(',0.000', ','),
  'dates like 2025-3-1': asWritten(({ y, m, d }) => `${y}-${m}-${d}`),
  'dates like 2025/03/01': compared((day) => day.replaceAll('-', '/')),
  'dates like 20250301': compared((day) => day.replaceAll('-', '')),
  'dates like 1/3/25': asWritten(({ y, m, d }) => `${d}/${m}/${y.slice(2)}`),
  'dates like 01-03-2025': compared((day) => day.split('-').toReversed().join('-')),
  'dates like 1.3.2025': asWritten(({ y, m, d }) => `${d}.${m}.${y}`),
  'dates like 1-Mar-25': asWritten(({ y, d, month }) => `${d}-${month.slice(0, 3)}-${y.slice(2)}`),
  'dates like 01/Mar/2025': asWritten(({ y, d, month }) => `${d}/${month.slice(0, 3)}/${y}`),
  'dates like 1 March 2025': asWritten(({ y, d, month }) => `${d} ${month} ${y}`),
  'dates like Sat 1 MAR 2025': asWritten(
    ({ y, d, month }) => `Sat ${d} ${month.slice(0, 3).toUpperCase()} ${y}`,
  ),
  'dates like Sat 01/03/2025': compared((day) => `Sat ${day.split('-').toReversed().join('/')}`),
  'dates like 20250301000000': compared((day) => `${day.replaceAll('-', '')}000000`),
  'dates like 1/3/2025 12:00 a.m.': asWritten(({ y, m, d }) => `${d}/${m}/${y} 12:00 a.m.`),
  'dates like "March 1, 2025"': asWritten(({ y, d, month }) => `"${month} ${d}, ${y}"`),
  'dates like 01/03/2025 00:30': compared(
    (day) => `${day.split('-').toReversed().join('/')} 00:30`,
  ),
  'dates like 1/3/2025 12:00:00 AM': asWritten(({ y, m, d }) => `${d}/${m}/${y} 12:00:00 AM`),
  'dates like 2025-03-01T00:00:00+10:00': compared((day) => `${day}T00:00:00+10:00`),
  'dates like 2025-03-01T00:00:00Z': compared((day) => `${day}T00:00:00Z`),
}

test.each(Object.entries(layouts))('%s is read hour by hour', (_, text) => {
  const read = readText(text)
  if (!read.ok) throw new Error(read.message)
  const hours = Array.from(read.file.use, ([day, { kwh, missing }]) => {
    const perHour = kwh.length / 24
    const sums = Array.from({ length: 24 }, (_, hour) =>
      kwh.slice(hour * perHour, (hour + 1) * perHour).reduce((sum, one) => sum + one, 0),
    )
    return { day, missing, sums: sums.map((sum) => sum.toFixed(3)) }
  })
  const expected = Array.from({ length: days }, (_, day) => ({
    day: daysAfter(from, day),
    missing: 0,
    sums: Array.from({ length: 24 }, (_, hour) =>
      (home(day, 2 * hour) + home(day, 2 * hour + 1)).toFixed(3),
    ),
  }))
  expect(hours).toEqual(expected)
})

describe('a date that can’t be read for sure rejects the file, and the sentence says which', () => {
  const american = (first: string, count: number) =>
    energyCompare({
      from: first,
      days: count,
      date: (day) => {
        const [y, m, d] = day.split('-')
        return `${Number(m)}/${Number(d)}/${y}`
      },
    })
  test.each([
    [
      'the month first',
      american(from, 40),
      /^Line 14 has a date with the month first, 3\/13\/2025/,
    ],
    [
      'days that can be months, too',
      `${american('2025-03-01', 12)}\n${american('2025-04-01', 12)}`,
      /^The date in line 2, 3\/1\/2025, can mean two days/,
    ],
    [
      'NEM12 with the month first',
      nem12(register({ from, days })).replaceAll(/^300,(\d{4})(\d\d)(\d\d)/gm, '300,$2/$3/$1'),
      /^Line 15 has a date with the month first, 03\/13\/2025/,
    ],
    [
      'what a spreadsheet made of it',
      nem12(register({ from, days })).replace('300,20250305', '300,2.03E+07'),
      /^Line 7 has no date we can read: “2.03E\+07”/,
    ],
    ['a day in UTC', compared((day) => `${day}T14:00:00Z`), /no date we can read/],
    [
      'the year first in two digits',
      compared((day) => day.slice(2)),
      /no date we can read: “25-03-01”/,
    ],
    ['a month alone', compared(() => 'Mar-25'), /no date we can read: “Mar-25”/],
    ['a word for a month', compared(() => '1 Octember 2025'), /no date we can read/],
    ['no date', compared(() => ''), /^Line 2 has no date we can read\.$/],
  ])('%s', (_, text, sentence) => {
    const read = readText(text)
    expect(read).toMatchObject({ ok: false, code: 'wrong-date' })
    expect(read.ok ? '' : read.message).toMatch(sentence)
  })
})

test('an exchanged meter’s step without a reading is missing, before and after the exchange', () => {
  const text = nem12(withParts)
    .replace('400,1,24,A,,', '400,1,4,N,,\n400,5,24,A,,')
    .replace('400,25,48,A,,', '400,25,40,A,,\n400,41,48,N,,')
  const read = readText(text)
  const day = read.ok ? read.file.use.get('2025-03-11') : undefined
  expect(day).toMatchObject({ missing: 360, actual: 1080 })
})

test.each([
  ['in quotes', quoted('100,NEM13,202601010000,MDPX,RETX\n250,6407000001,11,1\n900')],
  ['without its first row', '250,6407000001,11,1,11,11\n900'],
  ['with tabs', '100\tNEM13\t202601010000\n250\t6407000001\n900'],
  ['called NEM12 by its first row', '100,NEM12,202601010000\n250,6407000001,11,1\n900'],
])('NEM13 %s is named', (_, text) => {
  expect(readText(text)).toMatchObject({ code: 'not-by-interval' })
})
