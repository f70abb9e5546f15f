import { dayOf, daysAfter } from '../calendar.ts'
import type { Installer } from './installer.ts'

/** How long an installer may pause from its own page. */
export const pauses = ['tomorrow', 'monday', 'resumed'] as const
export type Pause = (typeof pauses)[number]

/** For how long one of an installer's people may be away by their own word. */
export const absences = ['tomorrow', 'monday'] as const satisfies Pause[]

/** The day for a pause without an end: far in the future, until the installer resumes. */
export const untilResumed = '9999-12-31'

/** The first day (YYYY-MM-DD) on which offers come again. */
export function pauseUntil(pause: Pause, now: Date, timeZone: string): string {
  if (pause === 'resumed') return untilResumed
  const today = dayOf(now, timeZone)
  if (pause === 'tomorrow') return daysAfter(today, 1)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return daysAfter(today, (8 - weekday) % 7 || 7)
}

/** Until when (YYYY-MM-DD) offers are paused on a day; undefined while they come. */
export function pausedOn(
  today: string,
  { pausedUntil }: { pausedUntil?: string | undefined },
): string | undefined {
  return pausedUntil !== undefined && today < pausedUntil ? pausedUntil : undefined
}

/** What a page shows of the day on which a pause ends: 'resumed' for one without an end, null where there is no pause. */
export function shownEnd(until: string | undefined): string | null {
  return until === untilResumed ? 'resumed' : (until ?? null)
}

/** The first day (YYYY-MM-DD) on which it takes enquiries again, if it is paused or has days off; undefined while it takes them. */
export function awayUntil(
  today: string,
  { pausedUntil, daysOff }: Pick<Installer, 'pausedUntil' | 'daysOff'>,
): string | undefined {
  const off = daysOff.find(({ from, until }) => from <= today && today <= until)
  const days = [pausedOn(today, { pausedUntil }), off && daysAfter(off.until, 1)]
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
