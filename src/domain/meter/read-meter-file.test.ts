import { describe, expect, test } from 'vitest'
import { energyCompare, nem12, register } from '../../../tests/meter-files.ts'
import type { MeterFile } from './meter-file.ts'
import { createMeterFileReader, type ReadMeterFile } from './read-meter-file.ts'

function read(text: string): ReadMeterFile {
  const reader = createMeterFileReader()
  for (const row of text.split('\n')) if (!reader.readRow(row)) break
  return reader.end()
}

function fileOf(text: string): MeterFile {
  const result = read(text)
  if (!result.ok) throw new Error(result.message)
  return result.file
}

function codeOf(text: string): string {
  const result = read(text)
  return result.ok ? 'read' : result.code
}

const totalOf = (days: MeterFile['use']) =>
  Array.from(days.values()).reduce(
    (sum, { hours }) => sum + hours.reduce((all, kwh) => all + kwh),
    0,
  )

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
  expect(days[3]?.hours.slice(12, 17)).toEqual(new Float64Array(5))
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

describe('what makes no sense is rejected, and the sentence says what was wrong', () => {
  const whole = nem12(register({ days: 30 }))
  const cases: [string, string, string][] = [
    ['nothing', '', 'empty'],
    ['blank rows', '\n\n\n', 'empty'],
    ['a photo', '\u0000\u0001JFIF\uFFFD\uFFFD', 'no-text'],
    ['another table', 'Date,Usage\n2026-01-01,5', 'unknown-layout'],
    [
      'a retailer’s file',
      'AccountNumber,StartDate,EndDate,ProfileReadValue,QualityFlag',
      'retailer-layout',
    ],
    ['semicolons', whole.replaceAll(',', ';'), 'decimal-commas'],
    ['decimal commas', whole.replaceAll('.2500', ',2500'), 'wrong-count'],
    ['cut in the middle of a row', whole.slice(0, 5000), 'wrong-count'],
    ['cut between two rows', whole.split('\r\n').slice(0, 20).join('\n'), 'cut'],
    [
      '30 minutes said, 15 given',
      nem12(register({ days: 30, minutes: 15 })).replace(',15,', ',30,'),
      'wrong-count',
    ],
    ['an interval nobody uses', whole.replace(',30,20270101', ',7,20270101'), 'wrong-count'],
    ['a negative value', whole.replace('0.2500', '-0.2500'), 'wrong-value'],
    ['a word for a value', whole.replace('0.2500', 'Null'), 'wrong-value'],
    ['a value no house draws', whole.replace('0.2500', '250'), 'wrong-value'],
    ['a day that is none', whole.replace('300,20250702', '300,20250732'), 'wrong-date'],
    ['volts for energy', whole.replace('KWH', 'V'), 'wrong-unit'],
    ['two meters', nem12(register(), register({ meter: '6102000009' })), 'several-meters'],
    [
      'two meters in the other layout',
      `${energyCompare()}\n${energyCompare({ meter: '6001000002' })}`,
      'several-meters',
    ],
    ['export alone', nem12(register({ suffix: 'B1' })), 'no-use'],
    ['a week', nem12(register({ days: 7 })), 'too-short'],
    ['a row of something else', whole.replace('300,20250705', '30'), 'cut'],
    [
      'a part outside its day',
      whole.replace(/300,20250703.*/, (row) => `${row}\n400,40,49,A`),
      'wrong-count',
    ],
  ]
  test.each(cases)('%s', (_, text, code) => {
    expect(codeOf(text)).toBe(code)
  })
})
