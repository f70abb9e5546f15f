import { getQueueFacts } from '#database/desk/queue.ts'
import { snoozeProblem } from '#domain/desk/snooze.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { reject } from '#domain/result.ts'
import { type DeskWorld, noSuchLead, type Operator } from './change-lead.ts'
import { type LeadToPutOff, type PutOffResult, putOff } from './put-off.ts'

/**
 * Snoozes a lead until a time, with the operator's own words. It then comes back to them, or to everyone while they are away, and always
 * early enough to keep its promise. Without a time, an earlier snooze ends.
 */
export function snoozeLead(
  { until, ...lead }: LeadToPutOff & { until: Date | null },
  operator: Operator,
  world: DeskWorld,
): Promise<PutOffResult> {
  const now = world.now()
  const change: Parameters<typeof putOff>[1] = async (db, { id, ...place }, line) => {
    const known = await getQueueFacts(db, id)
    if (!known) return noSuchLead
    const calendar = callingCalendar(world.calling, place)
    const problem = until ? snoozeProblem(until, known.facts, now, calendar) : undefined
    if (problem) return reject('refused', problem)
    const moment = until?.toISOString() ?? null
    return {
      ok: true,
      set: {
        snoozed_until: moment,
        snoozed_by: until ? operator.id : null,
        snoozed_at: until ? now.toISOString() : null,
      },
      event: { kind: 'lead.snoozed', detail: { until: moment ?? '', ...(line ? { line } : {}) } },
    }
  }
  return putOff(lead, change, operator, world)
}
