import { dayOf, daysAfter } from '#domain/calendar.ts'
import { inPlace } from '#domain/place-phrase.ts'
import { formatDayOfYear, weekdayOf } from '#domain/promise/format-time.ts'
import { afterOpening, callGuide } from '#edition/calling/call-guides.ts'
import { placeMark } from './call-guide.ts'

/** Who is calling, when the visitor asked, and about what. Empty names and places are left out. placeName formats the place. */
export type Opening = {
  form: string
  visitor: string
  operator: string
  business: string
  place: string
  /** When they asked us, ISO 8601. */
  askedAt: string
}

/**
 * How a call begins. Caller, business and reason come first, as the Telemarketing and Research Calls Industry Standard
 * 2017 asks of every call.
 */
export function openingSentence(
  { form, visitor, operator, business, place, askedAt }: Opening,
  clock: { now: number; timeZone: string },
): string {
  const hello = visitor ? `Hello ${visitor}` : 'Hello'
  const reason = callGuide(form).reason.replace(placeMark, place && ` ${inPlace(place)}`)
  return `${hello}, it’s ${operator} from ${business}. You asked us ${whenAsked(askedAt, clock)} ${reason}.${afterOpening}`
}

function whenAsked(at: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const [day, today] = [dayOf(new Date(at), timeZone), dayOf(new Date(now), timeZone)]
  if (day >= today) return 'today'
  if (day === daysAfter(today, -1)) return 'yesterday'
  if (day > daysAfter(today, -7)) return `on ${weekdayOf(day)}`
  return `on ${formatDayOfYear(day, today)}`
}
