import { type Rejection, type Result, reject } from '../../../result.ts'
import { type Day, formatDay } from '../../shared/day.ts'
import { type BrokenRows, createBrokenRows } from './broken-rows.ts'
import { energyCompareReader, isEnergyCompareHeader } from './energy-compare.ts'
import type { LayoutReader, MeterFile, MeterProblem } from './meter-file.ts'
import { nem12Reader } from './nem12.ts'
import { createRegisterDays, type RegisterDays } from './register-days.ts'

export type ReadMeterFile = Result<{ file: MeterFile }, MeterProblem>

/**
 * Reads a meter file row by row, so that a large one never stands in memory as a whole. `readRow` returns false once the file
 * is rejected; `end` says why, or gives the readings.
 */
export function createMeterFileReader(today: Day) {
  const days = createRegisterDays()
  const broken = createBrokenRows()
  let layout: LayoutReader | undefined
  let line = 0
  let rejected: Rejection<MeterProblem> | undefined

  return {
    readRow(text: string): boolean {
      line += 1
      // Some exports begin with a byte-order mark.
      const row = (line === 1 ? text.replace(/^\uFEFF/, '') : text).trimEnd()
      if (rejected || row.trim() === '') return !rejected
      if (layout === undefined) {
        const recognised = recognise(row)
        if (typeof recognised === 'function') layout = recognised(days, broken)
        else rejected = recognised
      }
      rejected ??= layout?.readRow(row, line)
      return !rejected
    },
    end(): ReadMeterFile {
      rejected ??= layout ? layout.end() : reject('empty', 'This file is empty. Download it again.')
      const file = {
        use: days.sum('use'),
        export: days.sum('export'),
        brokenRows: broken.count(),
      }
      rejected ??= broken.end(file.use.size) ?? problemWith(file, today)
      return rejected ?? { ok: true, file }
    },
  }
}

function problemWith(
  { use, export: exported }: MeterFile,
  today: Day,
): Rejection<MeterProblem> | undefined {
  if (use.size === 0)
    return reject('no-use', 'This file holds no readings of what your home draws from the grid.')
  const future = [...use.keys(), ...exported.keys()].find((day) => day > today)
  return future === undefined
    ? undefined
    : reject(
        'future',
        `This file has readings of ${formatDay(future)}, and by your device it’s ${formatDay(today)}. Check the device’s date, or download the file again.`,
      )
}

type CreateLayoutReader = (days: RegisterDays, broken: BrokenRows) => LayoutReader

/** The layout of a file by its first row, or what it is instead. */
function recognise(row: string): CreateLayoutReader | Rejection<MeterProblem> {
  if (isEnergyCompareHeader(row)) return energyCompareReader
  if (/^\s*100\s*,\s*NEM13/i.test(row) || /^\s*250\s*,/.test(row))
    return reject(
      'not-by-interval',
      'This is a NEM13 file: it has a total for each bill, and not when you used it. Ask for the NEM12.',
    )
  if (/^\s*(?:100|200|300)\s*,/.test(row)) return nem12Reader
  return rejections.find(({ when }) => when.test(row))?.because ?? unknownLayout
}

/** What people choose instead, by its first row; the first that fits. */
const rejections: readonly { when: RegExp; because: Rejection<MeterProblem> }[] = [
  {
    when: /^%PDF/,
    because: reject(
      'pdf',
      'This is a PDF, made to be read by people. Ask your distributor for the CSV file.',
    ),
  },
  {
    when: /^\s*<(?:!doctype|html|head|body)/i,
    because: reject(
      'web-page',
      'This is a web page, most likely the portal’s sign-in. Sign in there, and download the file again.',
    ),
  },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
    when: /[\u0000-\u0008\uFFFD]/,
    because: reject(
      'no-text',
      'This is no meter file, but a picture or document. Choose the CSV file or the zip that your distributor gave you.',
    ),
  },
  {
    when: /ProfileReadValue/i,
    because: reject(
      'retailer-layout',
      'This is AGL’s own file, and it follows daylight saving. Your distributor’s is more exact, and free.',
    ),
  },
  {
    when: /^"?Nmi"?,"?Read Type"?,/i,
    because: reject(
      'retailer-layout',
      'This is Red Energy’s own file. Ask Red Energy, or your distributor, for the NEM12. It’s free.',
    ),
  },
  {
    when: /^\s*(?:100|200|300)\s*;|CON\/GEN/i,
    because: reject(
      'decimal-commas',
      'This file was saved again with semicolons. Choose the file as you downloaded it.',
    ),
  },
]

const unknownLayout: Rejection<MeterProblem> = reject(
  'unknown-layout',
  'We don’t know this file’s layout. Your distributor’s “NEM12” or “detailed” CSV file is the one we read.',
)
