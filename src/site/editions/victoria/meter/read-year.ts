import type { Day } from '#domain/estimate/shared/day.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { type MeterYear, meterYear } from '#estimate/meter/meter-year.ts'
import { readFile } from './read-file.ts'

export type ReadYear = Result<{ year: MeterYear }>

const unreadable: Rejection = reject(
  'unreadable',
  'Your browser couldn’t read this file. Has it been moved or deleted? Choose it again.',
)

/** The latest year in a meter file, or a sentence that says why there is none. */
export async function readYear(
  file: Blob,
  today: Day,
  options: { onProgress?: (share: number) => void } = {},
): Promise<ReadYear> {
  const read = await readFile(file, today, options).catch(() => unreadable)
  return read.ok ? meterYear(read.file) : read
}
