import { type Rejection, reject } from '../../../result.ts'
import type { Collected } from './collected.ts'
import {
  type LayoutReader,
  type MeterProblem,
  minutesInDay,
  parseKwh,
  type RegisterKind,
  severalMeters,
  stepLengths,
  wrongValue,
} from './meter-file.ts'
import type { Quality } from './register-days.ts'

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
export function isEnergyCompareHeader(cells: readonly string[]): boolean {
  return cells.some((cell) => /^\s*CON\/GEN\s*$/i.test(cell))
}

/**
 * Reads the layout of Victorian Energy Compare: a row for each day and register, a column for each of its steps. Its
 * clock is not documented; distributors make it from the same readings as their other files, so we read market time.
 */
export function energyCompareReader({ days, broken, dates }: Collected): LayoutReader {
  let columns: Columns | undefined
  // Nothing else says that the rest is missing, such as all that was given back.
  let endsBroken = false

  const readDay = (
    cells: string[],
    { columns, line }: { columns: Columns; line: number },
  ): Rejection<MeterProblem> | undefined => {
    if (days.isOtherMeter(cells[columns.meter] ?? '')) return severalMeters
    const name = (cells[columns.kind] ?? '').toLowerCase()
    const kind = kinds[name]
    if (!kind) return reject('wrong-count', `Line ${line} says neither consumption nor generation.`)
    const date = dates.read(cells[columns.date] ?? '', line)
    if (!date.ok) return date
    const { day } = date
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
    days.setDay({ name, kind, serial: cells[columns.serial] ?? '' }, day, kwh, qualities)
    return undefined
  }

  return {
    readRow(row, line) {
      const cells = row.map((cell) => cell.trim())
      if (!isEnergyCompareHeader(cells))
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
