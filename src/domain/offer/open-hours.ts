import type { Installer } from '../installer/installer.ts'
import { type CallingCalendar, sharedCalendar } from '../promise/calling-calendar.ts'
import { formatMoment } from '../promise/format-time.ts'
import { nextCallingTime } from '../promise/notices.ts'
import type { Reason } from './reason.ts'

/** When a lead is matched, and by when its call is promised (ISO 8601), if one is. */
export type MatchMoment = {
  at: Date
  promisedBy: string | null
  /** Of the lead’s place. */
  calendar: CallingCalendar
}

/**
 * What an installer’s hours say at a moment: nothing where it gave none. An offer runs only while the desk and the installer are both
 * open, so who opens after the promised call can’t be offered the lead.
 */
export function openHoursReasons(
  moment: MatchMoment,
): (installer: Pick<Installer, 'hours'>) => readonly Reason[] {
  const deskOpens = nextCallingTime(moment.at, moment.calendar)
  // Many work the same hours, and reading a clock takes longer than all other reasons.
  const known = new Map<CallingCalendar | undefined, Reason>()
  return ({ hours }) => {
    if (!hours) return []
    const shared = sharedCalendar(moment.calendar, hours)
    const reason = known.get(shared) ?? hoursReason(moment, deskOpens, shared)
    known.set(shared, reason)
    return [reason]
  }
}

function hoursReason(
  { at, promisedBy, calendar: { timeZone } }: MatchMoment,
  deskOpens: Date,
  shared: CallingCalendar | undefined,
): Reason {
  if (!shared) return { side: 'against', code: 'hours', text: 'Works only while we are closed' }
  const opens = nextCallingTime(deskOpens, shared)
  const inWords = (time: Date) => formatMoment(time.toISOString(), { now: at.getTime(), timeZone })
  if (opens.getTime() === deskOpens.getTime())
    return { side: 'for', code: 'hours', text: `Open on ${inWords(opens)}` }
  return promisedBy === null || opens.toISOString() < promisedBy
    ? {
        side: 'neither',
        code: 'hours',
        text: `Closed on ${inWords(deskOpens)}; its offer runs from ${inWords(opens)}`,
      }
    : {
        side: 'against',
        code: 'hours',
        text: `Closed until ${inWords(opens)}, after the promised call`,
      }
}
