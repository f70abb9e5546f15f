import { type Rejection, reject } from '../result.ts'
import {
  type LayoutReader,
  type MeterProblem,
  parseKwh,
  type RegisterKind,
  severalMeters,
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
 * Reads the layout of Victorian Energy Compare: a row for each day and register, 48 half-hours or 288 times five minutes. Its
 * clock is not documented; distributors make it from the same readings as their other files, so we read market time.
 */
export function energyCompareReader(days: RegisterDays): LayoutReader {
  let columns: Columns | undefined
  // Compared with the next and never given out.
  let meter: string | undefined

  const readDay = (
    cells: string[],
    { columns, line }: { columns: Columns; line: number },
  ): Rejection<MeterProblem> | undefined => {
    const number = cells[columns.meter] ?? ''
    if (meter !== undefined && meter !== number) return severalMeters
    meter = number
    const name = (cells[columns.kind] ?? '').toLowerCase()
    const kind = kinds[name]
    if (!kind) return reject('wrong-count', `Line ${line} says neither consumption nor generation.`)
    const day = dayFromText(cells[columns.date] ?? '')
    if (!day) return wrongDate(line)
    const values = cells.slice(columns.first, columns.first + columns.count)
    if (values.length < columns.count)
      return reject('cut', `Line ${line} is broken off. Download the file again.`)
    const quality: Quality = /^y/i.test(cells[columns.estimated] ?? '') ? 'substituted' : 'actual'
    const kwh: number[] = []
    const qualities: Quality[] = []
    for (const text of values) {
      const value = text === '' ? 0 : parseKwh(text, 1, 1440 / columns.count)
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
        : reject('wrong-count', 'The file’s first row doesn’t name 48 half-hours of a day.')
    },
    end: () => undefined,
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
  return columns.date >= 0 && (count === 48 || count === 288) ? columns : undefined
}
