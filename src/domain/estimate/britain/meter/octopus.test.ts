import { expect, test } from 'vitest'
import { momentAt } from '../../../calendar.ts'
import { timeZone } from '../time-zone.ts'
import { halfHoursIn, kwhOn, readOctopus, totalKwh } from './octopus.ts'

const classic = 'Consumption (kWh), Start, End'
const costed =
  'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End'

/** As London’s clocks have a moment, with its offset. */
function written(moment: number): string {
  const summer = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const ahead = Number(summer.format(moment)) !== new Date(moment).getUTCHours()
  const local = new Date(moment + (ahead ? 3_600_000 : 0)).toISOString().slice(0, 19)
  return `${local}${ahead ? '+01:00' : 'Z'}`
}

/** A file of some days with so many kWh in each half hour. */
function file(header: string, days: readonly string[], kwh: (index: number) => string) {
  const middle = header === costed ? ', 2.1, 0.9' : ''
  const rows = days.flatMap((day) => {
    const begins = momentAt(day, 0, timeZone).getTime()
    return Array.from({ length: halfHoursIn(day) }, (_, index) => {
      const start = begins + index * 1_800_000
      return `${kwh(index)}${middle}, ${written(start)}, ${written(start + 1_800_000)}`
    })
  })
  return [header, ...rows].join('\r\n')
}

function read(text: string) {
  const result = readOctopus(text)
  if (!result.ok) throw new Error(result.message)
  return result.file
}

test.each([
  ['2026-03-29', 46],
  ['2025-10-26', 50],
  ['2026-10-25', 50],
  ['2027-03-28', 46],
  ['2026-06-01', 48],
])('%s has %i half hours, and none is lost in either layout', (day, count) => {
  for (const header of [classic, costed]) {
    const meter = read(file(header, [day], () => '0.093'))
    expect(meter.readings.size).toBe(count)
    expect(meter.days).toEqual([day])
    expect(totalKwh(meter)).toBeCloseTo(0.093 * count, 9)
  }
})

test('a file whose clock is Greenwich’s all year has the same days, clock changes among them', () => {
  const from = Date.UTC(2025, 5, 30, 23)
  const at = (index: number) => `${new Date(from + index * 1_800_000).toISOString().slice(0, 19)}Z`
  const rows = Array.from({ length: 365 * 48 }, (_, index) => `0.1, ${at(index)}, ${at(index + 1)}`)
  const { days } = read([classic, ...rows].join('\n'))
  expect([days.length, days[0], days.at(-1)]).toEqual([365, '2025-07-01', '2026-06-30'])
})

test('a file of a thousand years is read as far as anybody needs it', () => {
  const rows = ['1026', '2026'].map(
    (year) => `0.1, 2.1, 0.9, ${year}-01-05T00:00:00Z, ${year}-01-05T00:30:00Z`,
  )
  expect(read([costed, ...rows].join('\n')).days).toHaveLength(3 * 366 + 1)
})

test('a total is right to the watt-hour, with a mark before the header and spaces after commas', () => {
  const kwh = (index: number) => (index % 7 === 0 ? '0E-20' : `0.${100 + index}`)
  const days = ['2026-10-24', '2026-10-25', '2026-10-26']
  const wattHours = days.reduce(
    (sum, day) =>
      sum +
      Array.from({ length: halfHoursIn(day) }, (_, index) =>
        index % 7 === 0 ? 0 : 100 + index,
      ).reduce((all, one) => all + one, 0),
    0,
  )
  expect(Math.round(totalKwh(read(`\uFEFF${file(classic, days, kwh)}`)) * 1000)).toBe(wattHours)
})

test('both half hours from one to two in the morning count when clocks go back', () => {
  const meter = read(
    [
      classic,
      '0.2, 2025-10-26T01:30:00+01:00, 2025-10-26T01:00:00Z',
      '0.3, 2025-10-26T01:00:00Z, 2025-10-26T01:30:00Z',
    ].join('\n'),
  )
  expect([...meter.readings.keys()].map((at) => new Date(at).toISOString())).toEqual([
    '2025-10-26T00:30:00.000Z',
    '2025-10-26T01:00:00.000Z',
  ])
})

test('a half hour that is absent is nothing in the newer layout, and breaks its day in the older', () => {
  const without = (header: string) =>
    file(header, ['2026-06-01', '2026-06-02'], () => '0.5')
      .split('\r\n')
      .filter((_, line) => line !== 20)
      .join('\r\n')
  expect(read(without(costed)).days).toEqual(['2026-06-01', '2026-06-02'])
  expect(totalKwh(read(without(costed)))).toBeCloseTo(47.5, 9)
  expect(read(without(classic)).days).toEqual(['2026-06-02'])
})

test('a day without any row counts as nothing in the newer layout alone', () => {
  const days = ['2026-06-01', '2026-06-03']
  expect(read(file(costed, days, () => '0.5')).days).toContain('2026-06-02')
  expect(read(file(classic, days, () => '0.5')).days).not.toContain('2026-06-02')
})

test('the same half hour twice counts once', () => {
  const text = file(classic, ['2026-06-01'], () => '0.5')
  expect(totalKwh(read(`${text}\r\n${text}`))).toBeCloseTo(24, 9)
})

test.each([
  ['in quotes', (text: string) => text.replaceAll(/[^,\r\n]+/g, (cell) => `"${cell.trim()}"`)],
  ['with tabs', (text: string) => text.replaceAll(', ', '\t')],
  ['with rows of commas', (text: string) => `,,\r\n${text.replaceAll('\r\n', '\r\n,,\r\n')}`],
  ['with rows that end as on old Macs', (text: string) => text.replaceAll('\r\n', '\r')],
  ['with a heading in capitals', (text: string) => text.replace(/^.*/, (row) => row.toUpperCase())],
])('a file that was saved again %s has the same half hours', (_, save) => {
  const kwh = (index: number) => `0.${100 + index}`
  const days = ['2026-06-01', '2026-06-02', '2026-10-25']
  for (const header of [classic, costed]) {
    const text = file(header, days, kwh)
    expect(read(save(text))).toEqual(read(text))
  }
})

test.each([
  ['another supplier’s', 'Date,Time,Import\n1,2,3', 'We can’t read that one yet'],
  ['of export by its header', 'Export (kWh), Start, End\n', 'not use'],
  ['empty', '', 'empty'],
  ['with a header alone', `${classic}\n`, 'no readings'],
  ['of whole hours', `${classic}\n1, 2026-06-01T00:00:00Z, 2026-06-01T01:00:00Z`, 'line 2'],
  ['without offsets', `${classic}\n1, 2026-06-01T00:00:00, 2026-06-01T00:30:00`, 'line 2'],
  ['saved by a spreadsheet', `${classic}\n1,01/06/2026 00:00,01/06/2026 00:30`, 'from Greenwich’s'],
  ['with semicolons', `${classic.replaceAll(',', ';')}\n0,1;2026`, 'saved again with semicolons'],
  ['that is a PDF', '%PDF-1.7', 'This is a PDF'],
  ['that is a zip', 'PK\u0003\u0004', 'This is a zip or a workbook'],
  ['that is a web page', '<!DOCTYPE html><html>', 'This is a web page'],
  ['that is a picture', '\uFFFD\uFFFDJFIF', 'a picture or document'],
  ['with words for kWh', `${classic}\nnone, 2026-06-01T00:00:00Z, 2026-06-01T00:30:00Z`, 'line 2'],
])('a file %s is turned down with a sentence', (_, text, sentence) => {
  const result = readOctopus(text)
  expect(result.ok ? '' : result.message).toContain(sentence)
})

test('a day’s half hours begin at midnight in London', () => {
  const meter = read(file(classic, ['2026-07-01'], (index) => String(index / 10)))
  expect(kwhOn('2026-07-01', meter.readings)[0]).toBe(0)
  expect(kwhOn('2026-07-01', meter.readings)[47]).toBe(4.7)
})
