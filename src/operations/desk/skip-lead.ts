import { skippedUntil } from '#domain/desk/skip.ts'
import { reject } from '#domain/result.ts'
import type { DeskWorld, Operator } from './change-lead.ts'
import { type LeadToPutOff, type PutOffResult, putOff } from './put-off.ts'

/** Passes a lead over, with the reason: others may have it at once, the operator after some minutes. */
export function skipLead(
  lead: LeadToPutOff,
  operator: Operator,
  world: DeskWorld,
): Promise<PutOffResult> {
  const now = world.now()
  const change: Parameters<typeof putOff>[1] = async (_, row, line) => {
    if (!line) return reject('refused', 'Say why: the next caller reads it.')
    const { state, contacted_at: contactedAt, promised_by: promisedBy } = row
    const until = skippedUntil({ state, contactedAt, promisedBy }, now)
    return {
      ok: true,
      set: { skipped_by: operator.id, skipped_until: until.toISOString() },
      event: { kind: 'lead.skipped', detail: { line } },
    }
  }
  return putOff(lead, change, operator, world)
}
