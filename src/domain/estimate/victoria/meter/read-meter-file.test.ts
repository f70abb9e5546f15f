import { describe, expect, test } from 'vitest'
import { energyCompare, nem12, readText, register } from '../../../../../tests/meter-files.ts'
import type { MeterFile } from './meter-file.ts'

function fileOf(text: string): MeterFile {
  const result = readText(text)
  if (!result.ok) throw new Error(result.message)
  return result.file
}

const totalOf = (days: MeterFile['use']) =>
  Array.from(days.values()).reduce((sum, { kwh }) => sum + kwh.reduce((all, one) => all + one), 0)

describe('every quirk a distributor’s file has gives the same totals', () => {
  const rows = register()
  const total = 365 * 48 * 0.25
  const samples: [string, string, number][] = [
    ['a whole file of half-hours', nem12(rows), total],
    ['15 minutes', nem12(register({ minutes: 15, kwh: () => 0.125 })), total],
    ['5 minutes', nem12(register({ minutes: 5, kwh: () => 0.25 / 6 })), 365 * 288 * 0.0417],
    ['no 100 row, a blank first row, joined parts', `\n\n${rows.join('\n')}\n900\n900\n`, total],
    ['a byte-order mark and Windows line ends', `\uFEFF${nem12(rows)}`, total],
    ['rows that stop after the quality letter', nem12(rows).replaceAll(/,A,,,.*/g, ',A'), total],
    ['rows that stop after the values', nem12(rows).replaceAll(/,A,,,.*/g, ''), total],
    ['a 200 row without its last column', nem12(rows).replace(',30,20270101', ',30'), total],
    ['hours', nem12(register({ minutes: 60, kwh: () => 0.5 })), total],
    [
      'dates as a spreadsheet shows them',
      nem12(rows).replaceAll(/^300,(\d{4})(\d\d)(\d\d)/gm, '300,$3/$2/$1'),
      total,
    ],
    [
      'a second block with the digit that checks the meter’s number',
      nem12(rows, register({ suffix: 'E2', meter: '64070000018' })),
      total * 2,
    ],
    ['watt-hours', nem12(register({ unit: 'Wh', kwh: () => 250 })), total],
    ['a manual read', nem12(rows, ['500,O,S01,20260701000000,12345.6']), total],
    ['volts beside it', nem12(rows, register({ suffix: 'V1', unit: 'V', kwh: () => 240 })), total],
    ['reactive energy', nem12(rows, register({ suffix: 'Q1', unit: 'kVArh' })), total],
    ['controlled load', nem12(rows, register({ suffix: 'E2', kwh: () => 0.5 })), total * 3],
    [
      'an interval length that changes between blocks',
      nem12(
        register({ days: 100 }),
        register({ from: '2025-10-09', days: 265, minutes: 15, kwh: () => 0.125 }),
      ),
      total,
    ],
    ['the same day twice: the later one holds', nem12(register({ kwh: () => 3 }), rows), total],
    [
      'a register with one day only beside a year',
      nem12(rows, register({ suffix: 'E2', days: 1, kwh: () => 1 })),
      total + 48,
    ],
    ['Victorian Energy Compare', energyCompare(), total],
    [
      'its Australian dates',
      energyCompare({ date: (day) => day.split('-').toReversed().join('/') }),
      total,
    ],
  ]
  test.each(samples)('%s', (_, text, expected) => {
    expect(totalOf(fileOf(text).use)).toBeCloseTo(expected, 3)
  })
})

test('what was measured, substituted and is missing is counted in minutes', () => {
  const rows = register({ days: 20, quality: (day) => ['A', 'S14', 'E52', 'V'][day] ?? 'A' })
  // The fourth day varies: its first half was measured, the next ten half-hours are missing.
  const at = rows.findIndex((row) => row.includes(',V,'))
  rows.splice(at + 1, 0, '400,1,24,A,,', '400,25,34,N,,', '400,35,48,F14,,')
  const days = Array.from(fileOf(nem12(rows)).use.values())
  expect(
    days.slice(0, 4).map(({ actual, substituted, missing }) => [actual, substituted, missing]),
  ).toEqual([
    [1440, 0, 0],
    [0, 1440, 0],
    [0, 1440, 0],
    [720, 420, 300],
  ])
  expect(days[3]?.kwh.slice(24, 34)).toEqual(new Float64Array(10))
})

test('a day that was not read counts as missing, also with empty cells', () => {
  const rows = register({ days: 20 })
  rows[5] = `300,20250705,${','.repeat(47)},N,,,,`
  expect(Array.from(fileOf(nem12(rows)).use.values())[4]).toMatchObject({ missing: 1440 })
})

test('what goes back to the grid is apart from what is drawn', () => {
  const file = fileOf(nem12(register(), register({ suffix: 'B1', kwh: () => 0.1 })))
  expect(totalOf(file.use)).toBeCloseTo(4380, 3)
  expect(totalOf(file.export)).toBeCloseTo(1752, 3)
})

test('the meter’s number is nowhere in what is read', () => {
  const text = [nem12(register()), energyCompare()].map((sample) =>
    JSON.stringify(fileOf(sample), (_, value) => (value instanceof Map ? [...value] : value)),
  )
  for (const json of text) expect(json).not.toMatch(/6407000001|6001000001|METER1/)
})

describe('a row that is cut costs its day', () => {
  const rows = register({ days: 30 })
  const cut = [
    ['in the middle', (row: string) => row.slice(0, 200)],
    ['at its beginning', () => '30'],
    ['of a value', (row: string) => row.replace(',0.2500', '')],
    ['of four values', (row: string) => row.replace(',0.2500'.repeat(4), '')],
    ['with a value more', (row: string) => row.replace(',A,', ',0.2500,A,')],
  ] as const
  test.each(cut)('%s', (_, damage) => {
    const file = fileOf(nem12(rows.with(9, damage(rows[9] ?? ''))))
    expect(file.use.size).toBe(29)
    expect(file.use.has('2025-07-09')).toBe(false)
    expect(file.brokenRows).toBe(1)
    expect(totalOf(file.use)).toBeCloseTo(29 * 12, 6)
  })

  test('in the other layout too', () => {
    const lines = energyCompare({ days: 30 }).split('\n')
    const file = fileOf(lines.with(9, lines[9]?.slice(0, 90) ?? '').join('\n'))
    expect(file.use.size).toBe(29)
    expect(file.brokenRows).toBe(1)
  })
})

describe('what makes no sense is rejected, and the sentence says what was wrong', () => {
  const whole = nem12(register({ days: 30 }))
  const cut = register({ days: 30 }).map((row, index) => (index % 3 ? row : row.slice(0, 100)))
  const october = register({ from: '2025-09-20', days: 30 })
  const onOctober5 = (values: number) =>
    nem12(
      october.map((row) =>
        row.startsWith('300,20251005') ? `300,20251005,${'0.25,'.repeat(values)}A,,,,` : row,
      ),
    )
  const cases: [string, string, string, RegExp][] = [
    ['nothing', '', 'empty', /This file is empty/],
    ['blank rows', '\n\n\n', 'empty', /This file is empty/],
    ['a photo', '\u0000\u0001JFIF\uFFFD\uFFFD', 'no-text', /a picture or document/],
    ['a PDF', '%PDF-1.7\n%\uFFFD', 'pdf', /^This is a PDF/],
    ['the sign-in page', '<!DOCTYPE html>\n<html>', 'web-page', /the portal’s sign-in/],
    [
      'another table',
      'Date,Usage\n2026-01-01,5',
      'unknown-layout',
      /don’t know this file’s layout/,
    ],
    ['totals by bill', '100,NEM13,2026\n250,6407', 'not-by-interval', /^This is a NEM13 file/],
    [
      'AGL’s file',
      'AccountNumber,StartDate,EndDate,ProfileReadValue,QualityFlag',
      'retailer-layout',
      /^This is AGL’s own file/,
    ],
    [
      'Red Energy’s file',
      'Nmi,Read Type,Meter,Register,Date,Interval,Start Time,End Time,Value,Unit of Measure',
      'retailer-layout',
      /^This is Red Energy’s own file/,
    ],
    ['semicolons', whole.replaceAll(',', ';'), 'decimal-commas', /saved again with semicolons/],
    ['decimal commas', whole.replaceAll('.2500', ',2500'), 'wrong-count', /a value for every 15/],
    ['many cut rows', nem12(cut), 'broken-rows', /^Line \d+ is broken off: .*and \d more like it/],
    ['cut in the middle of a row', whole.slice(0, 5000), 'cut', /The end of the file is missing/],
    [
      'cut between two rows',
      whole.split('\r\n').slice(0, 20).join('\n'),
      'cut',
      /The end of the file is missing/,
    ],
    [
      'the other layout cut in its last row',
      energyCompare({ days: 30 }).slice(0, -20),
      'cut',
      /The end of the file is missing/,
    ],
    [
      '30 minutes said, 15 given',
      nem12(register({ days: 30, minutes: 15 })).replace(',15,', ',30,'),
      'wrong-count',
      /a value for every 15 minutes, and the file says every 30/,
    ],
    [
      '46 values when clocks go forward',
      onOctober5(46),
      'local-clock',
      /46 values, not 48: .*daylight saving/,
    ],
    [
      '50 values on that day',
      onOctober5(50),
      'local-clock',
      /50 values, not 48: .*daylight saving/,
    ],
    [
      '46 values on every day',
      whole.replaceAll(',0.2500,0.2500,A', ',A'),
      'broken-rows',
      /it has 46 values, not 48, and 29 more like it/,
    ],
    [
      'an interval nobody uses',
      whole.replace(',30,20270101', ',7,20270101'),
      'wrong-count',
      /intervals of “7” minutes/,
    ],
    [
      'a negative value',
      whole.replace('0.2500', '-0.2500'),
      'wrong-value',
      /no home’s meter shows/,
    ],
    ['a word for a value', whole.replace('0.2500', 'Null'), 'wrong-value', /no home’s meter shows/],
    [
      'a value no house draws',
      whole.replace('0.2500', '250'),
      'wrong-value',
      /no home’s meter shows/,
    ],
    ['a day that is none', whole.replace('300,20250702', '300,20250732'), 'wrong-date', /no date/],
    [
      'a year to come',
      nem12(register({ from: '2026-07-01' })),
      'future',
      /readings of 27 November 2026, and by your device it’s 26 November 2026/,
    ],
    ['volts for energy', whole.replace('KWH', 'V'), 'wrong-unit', /in V, not in kilowatt-hours/],
    [
      'two meters',
      nem12(register(), register({ meter: '6102000009' })),
      'several-meters',
      /more than one meter/,
    ],
    [
      'two meters in the other layout',
      `${energyCompare()}\n${energyCompare({ meter: '6001000002' })}`,
      'several-meters',
      /more than one meter/,
    ],
    ['export alone', nem12(register({ suffix: 'B1' })), 'no-use', /what your home draws/],
    ['a row of something else', whole.replace('300,20250705', '201'), 'cut', /is broken off/],
    [
      'a part outside its day',
      whole.replace(/300,20250703.*/, (row) => `${row}\n400,40,49,A`),
      'wrong-count',
      /intervals that its day doesn’t have/,
    ],
  ]
  test.each(cases)('%s', (_, text, code, sentence) => {
    const result = readText(text)
    expect(result).toMatchObject({ ok: false, code })
    expect(result.ok ? '' : result.message).toMatch(sentence)
  })
})
