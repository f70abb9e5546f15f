import { dayOf, daysAfter, wallClock } from '../calendar.ts'
import type { Period } from './period.ts'

/** What owners read of a week, without personal details. */
export type WeeklyFigures = {
  leads: number
  calls: number
  tried: number
  reached: number
  medianMinutes: number | null
  inTime: number
  broken: number
  won: number
  /** The forms with the most leads. */
  forms: { form: string; leads: number; won: number }[]
}

/** The letter arrives before the desk opens. */
const fromHour = 7

/** The week whose letter is due now, the one before; on Mondays only, by the brand's clock. */
export function weeklyLetterDue(now: Date, timeZone: string): Period | undefined {
  const { weekday, hour } = wallClock(now.getTime(), timeZone)
  return weekday === 'Mon' && hour >= fromHour
    ? weekFrom(daysAfter(dayOf(now, timeZone), -7))
    : undefined
}

function weekFrom(monday: string): Period {
  return { since: monday, until: daysAfter(monday, 6) }
}

const event = 'desk.weekly'

/** Only one letter with the same key is queued. */
export function weeklyLetterKey({ since }: Period): string {
  return `${event} ${since}`
}

/** The week that a letter with this key is about. */
export function weekOfKey(key: string): Period {
  return weekFrom(key.slice(event.length + 1))
}
