import { dayOf, daysAfter, momentAt } from '../../../calendar.ts'
import { type Rejection, type Result, reject } from '../../../result.ts'
import type { Day } from '../../shared/day.ts'
import { timeZone } from '../time-zone.ts'

/** The half hours of a meter’s file. */
export type MeterFile = {
  /** kWh by the moment at which each half hour begins, in milliseconds since 1970. */
  readings: ReadonlyMap<number, number>
  /** The days in London that are whole, in order: others count for nothing. */
  days: readonly Day[]
}

export type MeterProblem = 'empty' | 'unknown' | 'not-use' | 'broken' | 'saved-again' | 'no-csv'

const halfHour = 1_800_000

/** Octopus Energy’s two layouts, by the columns they begin and end with. In the second a half hour without use is left out. */
const layouts = [
  { header: /^consumption \(kwh\),\s*start,\s*end$/i, absentIsZero: false },
  {
    header:
      /^consumption \(kwh\),\s*estimated cost inc\. tax \(p\),\s*standing charge inc\. tax \(p\),\s*start,\s*end$/i,
    absentIsZero: true,
  },
]

/**
 * Reads a file of half hours that Octopus Energy gives its customers, of use or of export. Each row’s own offset says when it is, so the
 * days on which clocks change have 46 and 50. Rejected with a sentence for the person who chose the file.
 */
export function readOctopus(text: string): Result<{ file: MeterFile }, MeterProblem> {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .replaceAll('\t', ',')
  const lines = plain.split(/\r\n?|\n/)
  const headerAt = lines.findIndex((line) => !isBlank(line))
  const header = lines[headerAt]?.trim() ?? ''
  if (header === '') return reject('empty', 'This file is empty. Download it again.')
  if (/export|generation/i.test(header))
    return reject('not-use', `Its first line names export or generation, not use: “${header}”`)
  const layout = layoutOf(header)
  if (!layout) return whyUnknown(header)
  const readings = new Map<number, number>()
  for (const [index, row] of lines.entries()) {
    if (index <= headerAt || isBlank(row) || row.trim() === header) continue
    const reading = readRow(row)
    if (!reading) return problemWithRow(row, index + 1)
    readings.set(reading.start, reading.kwh)
  }
  if (readings.size === 0) return reject('empty', 'This file has no readings. Download it again.')
  return { ok: true, file: { readings, days: wholeDays(readings, layout.absentIsZero) } }
}

const layoutOf = (header: string) => layouts.find(({ header: form }) => form.test(header))

function whyUnknown(header: string): Rejection<MeterProblem> {
  if (layoutOf(header.replaceAll(';', ',')))
    return reject('saved-again', `This file was saved again with semicolons. ${asDownloaded}`)
  const other = otherFiles.find(({ begins }) => begins.test(header))
  return other
    ? reject('no-csv', other.message)
    : reject('unknown', `We can’t read that one yet. Its first line is “${header.slice(0, 120)}”`)
}

const asDownloaded = 'Choose the file as you downloaded it.'

/** What people choose instead, by its first line. */
const otherFiles: readonly { begins: RegExp; message: string }[] = [
  { begins: /^%PDF/, message: 'This is a PDF, made to be read by people. Choose the CSV file.' },
  { begins: /^<(?:!doctype|html)/i, message: 'This is a web page. Sign in, and download the CSV.' },
  {
    begins: /^PK/,
    message: 'This is a zip or a workbook. Unpack it, or save it as CSV, and choose that file.',
  },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
    begins: /[\u0000-\u0008\uFFFD]/,
    message: 'This is no meter file, but a picture or document. Choose the CSV file.',
  },
]

/** A spreadsheet leaves commas of a row without anything. */
const isBlank = (line: string) => /^[\s,]*$/.test(line)

function problemWithRow(row: string, line: number): Rejection<MeterProblem> {
  const [, time] = /,\s*([^,]*\d{1,2}:\d{2}(?::\d{2})?)\s*$/.exec(row) ?? []
  return reject(
    'broken',
    time
      ? `Its line ${line} doesn’t say how far its time is from Greenwich’s: “${time.slice(0, 40)}”. A spreadsheet has saved it. ${asDownloaded}`
      : `We can’t read its line ${line}: “${row.slice(0, 120)}”`,
  )
}

/** The use is the first cell, start and end are the last two. */
function readRow(row: string): { start: number; kwh: number } | undefined {
  const cells = row.split(',').map((cell) => cell.trim())
  const [from = '', to = ''] = cells.slice(-2)
  const kwh = Number(cells[0] || Number.NaN)
  const start = momentOf(from)
  const end = momentOf(to)
  const isHalfHour = end - start === halfHour && start % halfHour === 0
  return isHalfHour && Number.isFinite(kwh) && kwh >= 0 ? { start, kwh } : undefined
}

/** NaN for what is no moment with its offset. */
function momentOf(text: string): number {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN
}

/**
 * Days in London with all their half hours, or all between the first and the last where what is absent is nothing. Of a file that
 * reaches further back, the last three years.
 */
function wholeDays(readings: ReadonlyMap<number, number>, absentIsZero: boolean): Day[] {
  const starts = [...readings.keys()].toSorted((one, other) => one - other)
  const dayAt = (index: number) => dayOf(new Date(starts.at(index) ?? 0), timeZone)
  const last = dayAt(-1)
  const days: Day[] = []
  for (let day = later(dayAt(0), daysAfter(last, -mostDays)); day <= last; day = daysAfter(day, 1))
    if (absentIsZero || momentsOn(day).every((moment) => readings.has(moment))) days.push(day)
  return days
}

const mostDays = 3 * 366
const later = (one: Day, other: Day) => (one > other ? one : other)

/** When the half hours of a day in London begin: 48, but 46 and 50 on the days on which clocks change. */
export function momentsOn(day: Day): number[] {
  const begins = momentAt(day, 0, timeZone).getTime()
  return Array.from({ length: halfHoursIn(day) }, (_, index) => begins + index * halfHour)
}

/** 48, but 46 and 50 on the days on which clocks change. */
export function halfHoursIn(day: Day): number {
  const begins = momentAt(day, 0, timeZone).getTime()
  return (momentAt(daysAfter(day, 1), 0, timeZone).getTime() - begins) / halfHour
}

/** kWh of all half hours on whole days. */
export function totalKwh({ readings, days }: MeterFile): number {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 0
  let wattHours = 0
  for (const day of days) for (const kwh of kwhOn(day, readings)) wattHours += kwh * 1000
  return wattHours / 1000
}

/** kWh in each half hour of a day, from its midnight in London. */
export function kwhOn(day: Day, readings: ReadonlyMap<number, number>): number[] {
  return momentsOn(day).map((moment) => readings.get(moment) ?? 0)
}
