import { v7 as uuidv7 } from 'uuid'
import { getDelivery, insertDeliveries, sendAgain } from '#database/delivery/deliveries.ts'
import { listStops } from '#database/delivery/disclosures.ts'
import { getLeadRow, leadStandingOf } from '#database/desk/lead-row.ts'
import { canResend } from '#domain/delivery/resend.ts'
import { leadCan } from '#domain/lead/state.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'

/** Sends a delivery again because an operator asked for it. If it fails, it is retried like any other. */
export async function resendDelivery(
  { lead, delivery }: { lead: string; delivery: string },
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'calling' | 'afterWrite'>,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const { db } = world.database
  const target = await getDelivery(db, lead, delivery)
  const row = await getLeadRow(db, lead)
  if (!target || !row) return noSuchLead
  const { id, state, ...copy } = target
  const allowed = leadCan('send', leadStandingOf(row), operator.role)
  // Receivers still have to hear that a lead was withdrawn or erased.
  if (target.event === 'lead.created' && !allowed.ok) return allowed
  if (target.event !== 'lead.withdrawn' && target.event !== 'lead.erased') {
    const stops = await listStops(db, lead)
    if (stops.some((stop) => stop.channel === target.channel && stop.endpoint === target.endpoint))
      return reject('refused', 'The visitor stopped this receiver. It gets nothing more.')
  }
  const resend = canResend(target)
  if (!resend.ok) return resend
  const now = world.now()
  const at = now.toISOString()
  await commit(world, async (db) => {
    if (resend.as === 'new delivery')
      await insertDeliveries(db, [{ ...copy, id: uuidv7(), dedupeKey: null, now }])
    else await sendAgain(db, id, at)
    await recordLeadEvent(
      db,
      { kind: 'lead.sent-again', at: now, lead, detail: { channel: target.channel } },
      { ...world, by: operator.id },
    )
  })
  return { ok: true }
}
