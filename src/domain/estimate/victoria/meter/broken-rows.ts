import { type Rejection, reject } from '../../../result.ts'
import { type MeterProblem, minutesInDay, stepLengths } from './meter-file.ts'

/** A day's row with another number of values than it should have, as far as that much is known of it. */
export type BrokenRow = { line: number; day?: string; given?: number; count?: number }

/** More than these, and more than one day in fifty, are no accident. */
const mostBroken = 3

/** Counts the rows that were cut. Those whose number of values has a cause of its own reject the file, and so do many. */
export function createBrokenRows() {
  let first: BrokenRow | undefined
  let rows = 0
  return {
    add(row: BrokenRow): Rejection<MeterProblem> | undefined {
      first ??= row
      rows += 1
      return causeOf(row)
    },
    count: () => rows,
    /** Why so many reject a file that holds so many days. */
    end(days: number): Rejection<MeterProblem> | undefined {
      if (!first || (days > 0 && rows <= Math.max(mostBroken, days / 50))) return undefined
      const { line, given, count } = first
      const values = given === undefined ? '' : `: it has ${given} values, not ${count}`
      return reject(
        'broken-rows',
        `Line ${line} is broken off${values}${rows > 1 ? `, and ${rows - 1} more like it` : ''}. Download the file again.`,
      )
    },
  }
}

function causeOf({ line, day, given, count }: BrokenRow): Rejection<MeterProblem> | undefined {
  if (day === undefined || given === undefined || count === undefined) return undefined
  if (Math.abs(given - count) === count / 24 && isClockChange(day))
    return reject(
      'local-clock',
      `Line ${line} has ${given} values, not ${count}: this file follows daylight saving, and a meter doesn’t. Ask your distributor for its own file, the NEM12.`,
    )
  if (stepLengths.includes(minutesInDay / given))
    return reject(
      'wrong-count',
      `Line ${line} has a value for every ${minutesInDay / given} minutes, and the file says every ${minutesInDay / count}. Download the file again.`,
    )
  return undefined
}

/** The first Sundays of April and October, when people's clocks change. */
function isClockChange(day: string): boolean {
  return /-(?:04|10)-0[1-7]$/.test(day) && new Date(day).getUTCDay() === 0
}
