import { type Rejection, reject } from '../../../result.ts'
import type { BrokenRows } from './broken-rows.ts'
import {
  isSameMeter,
  type LayoutReader,
  type MeterProblem,
  minutesInDay,
  parseKwh,
  type RegisterKind,
  severalMeters,
  stepLengths,
  wrongDate,
  wrongValue,
} from './meter-file.ts'
import { dayFromText, type Quality, type RegisterDays } from './register-days.ts'

/** Column numbers of the header, and how many intervals a day has. */
type Columns = {
  meter: number
  serial: number
  kind: number
  date: number
  estimated: number
  first: number
  count: number
}

const kinds: Record<string, RegisterKind> = {
  consumption: 'use',
  'controlled load consumption': 'use',
  generation: 'export',
}

/** Whether a row is the header of the layout that Victorian Energy Compare reads. */
export function isEnergyCompareHeader(row: string): boolean {
  return /(?:^|,)\s*"?CON\/GEN"?\s*(?:,|$)/i.test(row)
}

/**
 * Reads the layout of Victorian Energy Compare: a row for each day and register, a column for each of its steps. Its
 * clock is not documented; distributors make it from the same readings as their other files, so we read market time.
 */
export function energyCompareReader(days: RegisterDays, broken: BrokenRows): LayoutReader {
  let columns: Columns | undefined
  // Compared with the next and never given out.
  let meter: string | undefined
  // Nothing else says that the rest is missing, such as all that was given back.
  let endsBroken = false

  const readDay = (
    cells: string[],
    { columns, line }: { columns: Columns; line: number },
  ): Rejection<MeterProblem> | undefined => {
    const number = cells[columns.meter] ?? ''
    if (meter !== undefined && !isSameMeter(meter, number)) return severalMeters
    meter = number
    const name = (cells[columns.kind] ?? '').toLowerCase()
    const kind = kinds[name]
    if (!kind) return reject('wrong-count', `Line ${line} says neither consumption nor generation.`)
    const day = dayFromText(cells[columns.date] ?? '')
    if (!day) return wrongDate(line)
    const { first, count } = columns
    const given = cells.findLastIndex((cell) => cell !== '') + 1 - first
    // A cell may be empty where nothing was read.
    endsBroken = cells.length < first + count
    if (endsBroken || given > count) return broken.add({ line, day, given, count })
    const values = cells.slice(first, first + count)
    const quality: Quality = /^y/i.test(cells[columns.estimated] ?? '') ? 'substituted' : 'actual'
    const kwh: number[] = []
    const qualities: Quality[] = []
    for (const text of values) {
      const value = text === '' ? 0 : parseKwh(text, 1, minutesInDay / count)
      if (value === undefined) return wrongValue(line)
      kwh.push(value)
      qualities.push(text === '' ? 'missing' : quality)
    }
    days.setDay({ name: `${name} ${cells[columns.serial] ?? ''}`, kind }, day, kwh, qualities)
    return undefined
  }

  return {
    readRow(row, line) {
      const cells = row.split(',').map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      )
      if (!isEnergyCompareHeader(row))
        return columns ? readDay(cells, { columns, line }) : undefined
      columns = columnsOf(cells)
      return columns
        ? undefined
        : reject(
            'wrong-count',
            'The file’s first row doesn’t name the times of a day, every 5, 15, 30 or 60 minutes.',
          )
    },
    end: () =>
      endsBroken ? reject('cut', 'The end of the file is missing. Download it again.') : undefined,
  }
}

function columnsOf(header: readonly string[]): Columns | undefined {
  const names = header.map((name) => name.toUpperCase())
  const first = names.findIndex((name) => /^\d{1,2}:\d{2}/.test(name))
  const count = names.filter((name) => /^\d{1,2}:\d{2}/.test(name)).length
  const columns = {
    meter: names.indexOf('NMI'),
    serial: names.indexOf('METER SERIAL NUMBER'),
    kind: names.indexOf('CON/GEN'),
    date: names.indexOf('DATE'),
    estimated: names.findIndex((name) => name.startsWith('ESTIMATED')),
    first,
    count,
  }
  return columns.date >= 0 && stepLengths.includes(minutesInDay / count) ? columns : undefined
}
