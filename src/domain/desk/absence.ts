import { daysAfter, isDay, momentAt } from '../calendar.ts'
import { type Result, reject } from '../result.ts'

/** When an operator is away. Moments are ISO 8601 text; without an end it lasts until they are back. */
export type Absence = { id: string; operator: string; from: string; until: string | null }

/** Whether an absence covers a moment. */
export function isAway({ from, until }: Pick<Absence, 'from' | 'until'>, now: Date): boolean {
  const moment = now.toISOString()
  return from <= moment && (until === null || moment < until)
}

/** An absence in an operator's words: days (YYYY-MM-DD), the last one included, or local times (YYYY-MM-DDTHH:mm). */
export type AbsenceWords = { from?: string | undefined; until?: string | undefined }

export type AbsencePeriod = { from: Date; until: Date | null }

const longestDays = 366

/** The period that is meant. Without a beginning it begins now, without an end it lasts until they are back. */
export function parseAbsence(
  { from, until }: AbsenceWords,
  { now, timeZone }: { now: Date; timeZone: string },
): Result<{ period: AbsencePeriod }, 'dates'> {
  const begins = from ? parseMoment(from, timeZone) : now
  if (!begins) return reject('dates', 'Enter the first day as a date.')
  const ends = until ? parseMoment(until, timeZone, { lasts: true }) : null
  if (ends === undefined) return reject('dates', 'Enter the last day as a date.')
  if (from && !ends) return reject('dates', 'Enter the last day too.')
  if (ends && ends <= now) return reject('dates', 'That’s over already. Choose a later end.')
  if (ends && ends <= begins) return reject('dates', 'The end comes before the beginning.')
  if (ends && ends.getTime() - begins.getTime() > longestDays * 24 * 3_600_000)
    return reject('dates', 'That’s longer than a year. Choose an earlier end.')
  // An absence that begins today begins now: what the operator did this morning stays theirs.
  return { ok: true, period: { from: begins < now ? now : begins, until: ends } }
}

/** A day is its first moment, or where it `lasts` the moment after it. */
function parseMoment(text: string, timeZone: string, { lasts = false } = {}): Date | undefined {
  const [, day = '', hour, minute] =
    /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? []
  if (!isDay(day)) return undefined
  if (hour === undefined) return momentAt(lasts ? daysAfter(day, 1) : day, 0, timeZone)
  return momentAt(day, Number(hour) + Number(minute) / 60, timeZone)
}
