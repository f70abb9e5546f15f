/** Sample meter files of our own making, with known totals. */
import { daysAfter } from '#domain/calendar.ts'
import { type MeterYear, meterYear } from '#estimate/meter/meter-year.ts'
import { createMeterFileReader, type ReadMeterFile } from '#estimate/meter/read-meter-file.ts'

export type SampleOptions = {
  from?: string
  days?: number
  minutes?: 5 | 15 | 30 | 60
  /** kWh in an interval, by its day and number. */
  kwh?: (day: number, interval: number) => number
  quality?: (day: number) => string
  suffix?: string
  unit?: string
  meter?: string
  /** Of the meter, which one home may have exchanged. */
  serial?: string
  updated?: string
}

const digits = (day: string) => day.replaceAll('-', '')

/** The rows of one register: its 200 row and a 300 row for each day. */
export function register({
  from = '2025-07-01',
  days = 365,
  minutes = 30,
  kwh = () => 0.25,
  quality = () => 'A',
  suffix = 'E1',
  unit = 'KWH',
  meter = '6407000001',
  serial = 'METER1',
  updated = '20260701000000',
}: SampleOptions = {}): string[] {
  const count = 1440 / minutes
  return [
    `200,${meter},E1B1,1,${suffix},N1,${serial},${unit},${minutes},20270101`,
    ...Array.from({ length: days }, (_, day) => {
      const values = Array.from({ length: count }, (_, interval) => kwh(day, interval).toFixed(4))
      return `300,${digits(daysAfter(from, day))},${values.join(',')},${quality(day)},,,${updated},`
    }),
  ]
}

/** A whole file with its first and last row. */
export function nem12(...registers: string[][]): string {
  return ['100,NEM12,202607010000,UNITED,YOU', ...registers.flat(), '900'].join('\r\n')
}

/** The layout of Victorian Energy Compare. */
export function energyCompare({
  from = '2025-07-01',
  days = 365,
  kwh = () => 0.25,
  kind = 'Consumption',
  meter = '6001000001',
  serial = 'S1',
  date = (day: string) => day,
  estimated = () => 'No',
}: {
  from?: string
  days?: number
  kwh?: (day: number, interval: number) => number
  kind?: string
  meter?: string
  serial?: string
  date?: (day: string) => string
  estimated?: (day: number) => string
} = {}): string {
  const clock = (half: number) =>
    `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  const times = Array.from({ length: 48 }, (_, half) => `${clock(half)} - ${clock(half + 1)}`)
  return [
    ['NMI', 'METER SERIAL NUMBER', 'CON/GEN', 'DATE', 'ESTIMATED?', ...times].join(','),
    ...Array.from({ length: days }, (_, day) =>
      [
        ...[meter, serial, kind, date(daysAfter(from, day)), estimated(day)],
        ...Array.from({ length: 48 }, (_, half) => kwh(day, half).toFixed(3)),
      ].join(','),
    ),
  ].join('\n')
}

/** What is made of a file’s text on a day after all samples. */
export function readText(text: string, today = '2026-11-26'): ReadMeterFile {
  const reader = createMeterFileReader(today)
  for (const row of text.split('\n')) if (!reader.readRow(row)) break
  return reader.end()
}

/** The year in a file that can be read. */
export function yearOf(text: string): MeterYear {
  const read = readText(text)
  const result = read.ok ? meterYear(read.file) : read
  if (!result.ok) throw new Error(result.message)
  return result.year
}
