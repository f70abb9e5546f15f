import { type Result, reject } from '../result.ts'
import { energyCompareReader, isEnergyCompareHeader } from './energy-compare.ts'
import type { LayoutReader, MeterFile, MeterProblem } from './meter-file.ts'
import { nem12Reader } from './nem12.ts'
import { createRegisterDays } from './register-days.ts'

export type ReadMeterFile = Result<{ file: MeterFile }, MeterProblem>

/** Fewer days than these say too little of a household. */
const fewestDays = 14

/**
 * Reads a meter file row by row, so that a large one never stands in memory as a whole. `readRow` returns false once the file
 * is rejected; `end` says why, or gives the readings.
 */
export function createMeterFileReader() {
  const days = createRegisterDays()
  let layout: LayoutReader | undefined
  let line = 0
  let rejected: Exclude<ReadMeterFile, { ok: true }> | undefined

  return {
    readRow(text: string): boolean {
      line += 1
      // Some exports begin with a byte-order mark.
      const row = (line === 1 ? text.replace(/^\uFEFF/, '') : text).trimEnd()
      if (rejected || row.trim() === '') return !rejected
      if (layout === undefined) {
        const recognised = recognise(row)
        if (typeof recognised === 'function') layout = recognised(days)
        else rejected = recognised
      }
      rejected ??= layout?.readRow(row, line)
      return !rejected
    },
    end(): ReadMeterFile {
      rejected ??= layout ? layout.end() : reject('empty', 'This file is empty. Download it again.')
      if (rejected) return rejected
      const file = { use: days.sum('use'), export: days.sum('export') }
      if (file.use.size === 0)
        return reject(
          'no-use',
          'This file holds no readings of what your home draws from the grid.',
        )
      if (file.use.size < fewestDays)
        return reject(
          'too-short',
          `This file holds ${file.use.size} days. We need ${fewestDays} at least; a year is best.`,
        )
      return { ok: true, file }
    },
  }
}

function recognise(
  row: string,
):
  | ((days: ReturnType<typeof createRegisterDays>) => LayoutReader)
  | Exclude<ReadMeterFile, { ok: true }> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
  if (/[\u0000-\u0008\uFFFD]/.test(row))
    return reject(
      'no-text',
      'This is no meter file, but a picture or document. Choose the CSV file or the zip that your distributor gave you.',
    )
  if (isEnergyCompareHeader(row)) return energyCompareReader
  if (/^\s*(?:100|200|300)\s*,/.test(row)) return nem12Reader
  if (/ProfileReadValue/i.test(row))
    return reject(
      'retailer-layout',
      'This is your retailer’s own file. Your distributor’s is more exact, and free: it names every half-hour.',
    )
  if (/^\s*(?:100|200|300)\s*;/.test(row) || /CON\/GEN/i.test(row))
    return reject(
      'decimal-commas',
      'This file was saved again with semicolons. Choose the file as you downloaded it.',
    )
  return reject(
    'unknown-layout',
    'We don’t know this file’s layout. Your distributor’s “NEM12” or “detailed” CSV file is the one we read.',
  )
}
