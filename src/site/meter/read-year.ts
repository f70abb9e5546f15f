import { type MeterYear, meterYear } from '#domain/meter/meter-year.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { readFile } from './read-file.ts'

export type ReadYear = Result<{ year: MeterYear }>

/** Less than this in a year is no household’s use. */
const leastUse = 100

const unreadable: Rejection = reject(
  'unreadable',
  'Your browser couldn’t read this file. Has it been moved or deleted? Choose it again.',
)

/** The latest year in a meter file, or a sentence that says why there is none. */
export async function readYear(
  file: Blob,
  options: { onProgress?: (share: number) => void } = {},
): Promise<ReadYear> {
  const read = await readFile(file, options).catch(() => unreadable)
  if (!read.ok) return read
  const year = meterYear(read.file)
  const covered = year.hours.filter((kwh) => !Number.isNaN(kwh)).length
  if (covered === 0)
    return reject('no-whole-day', 'Every day in this file has gaps. Ask for a longer period.')
  return (year.use / covered) * year.hours.length < leastUse
    ? reject(
        'little-use',
        'By this file your home uses next to nothing in a year. Is it the right meter?',
      )
    : { ok: true, year }
}
