import { channelFactsOf, type LeadRow } from '#database/desk/lead-row.ts'
import { standingFacts } from '#database/offer/visitor-lead.ts'
import { callMoments } from '#domain/lead/derived-columns.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { awaitsCall, visitorStanding } from '#domain/lead/visitor-standing.ts'
import { channelsOf } from '#domain/privacy/channel-consent.ts'
import { callTimeId, findCallTime } from '#domain/promise/call-times.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { reject } from '#domain/result.ts'
import type { World } from '../world.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/**
 * Moves the call to a time that suits the visitor, or back to the promise where `time` is empty, and stores how they want to
 * be spoken with first. The promise moves along: it is for the end of that time.
 */
export function chooseCallTime(
  lead: string,
  { time, contactBy }: { time: string; contactBy: ContactChannel | null },
  world: ActDeps & Pick<World, 'consentKind'>,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    const facts = await standingFacts(db, row)
    // No call before the visitor's first yes to an installer, and no promise of one outside our area.
    if (facts.awaitsYes || !facts.promisedBy || !awaitsCall(visitorStanding(facts, now)))
      return undefined
    const channels = channelsOf(channelFactsOf(row), { consentKind: world.consentKind, now })
    if (contactBy && !channels.includes(contactBy))
      return reject('invalid', 'You haven’t agreed to that yet. Choose another way to start.')
    const moved = moveCall(row, time, now, world)
    if (moved === 'over')
      return reject('invalid', 'That time has nearly passed. Choose another one.')
    if (!moved && contactBy === row.contact_by) return undefined
    return {
      set: { contact_by: contactBy, ...moved },
      audit: {
        kind: 'lead.time-chosen',
        detail: {
          from: (moved ? moved.chosen_from : row.chosen_from) ?? '',
          until: (moved ? moved.chosen_until : row.chosen_until) ?? '',
          by: contactBy ?? '',
        },
      },
      told: true,
    }
  })
}

/** The columns of the new time; undefined where it stays, 'over' where it cannot be chosen any more. */
function moveCall(row: LeadRow, time: string, now: Date, { calling }: ActDeps) {
  const calendar = callingCalendar(calling, row)
  const current = row.chosen_from && callTimeId(new Date(row.chosen_from), calendar)
  if (time === (current ?? '')) return undefined
  const chosen = time ? findCallTime(time, now, calendar) : undefined
  if (time && !chosen) return 'over'
  if (chosen && row.consent_until && chosen.from.toISOString() > row.consent_until) return 'over'
  const moments = callMoments(new Date(row.created_at), row, calling, chosen)
  // The first promise may be over by now: it is not made again.
  if (!chosen && moments.promised_by <= now.toISOString()) return undefined
  return {
    ...moments,
    contact_due_at: moments.promised_by,
    chosen_from: chosen?.from.toISOString() ?? null,
    chosen_until: chosen?.until.toISOString() ?? null,
    new_promise_by: null,
    calendar_sequence: row.calendar_sequence + 1,
  }
}
