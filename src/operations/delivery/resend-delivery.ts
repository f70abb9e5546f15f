import { v7 as uuidv7 } from 'uuid'
import { listStops } from '#database/delivery/disclosures.ts'
import { getDelivery, resendDelivery as send } from '#database/delivery/resend-delivery.ts'
import { getLeadStanding } from '#database/desk/lead-changes.ts'
import { canResend } from '#domain/delivery/resend.ts'
import { leadCan } from '#domain/lead/state.ts'
import { type Result, reject } from '#domain/result.ts'
import { type ChangeLeadDeps, noSuchLead, type Operator } from '../desk/change-lead.ts'
import { withRetry } from '../with-retry.ts'

/** Sends a delivery again because an operator asked for it. If it fails, it is retried like any other. */
export async function resendDelivery(
  { lead, delivery }: { lead: string; delivery: string },
  operator: Operator,
  { database, now, onDue }: Omit<ChangeLeadDeps, 'calling'>,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const target = await getDelivery(database.db, lead, delivery)
  const standing = await getLeadStanding(database.db, lead)
  if (!target || !standing) return noSuchLead
  const allowed = leadCan('send', standing, operator.role)
  // Receivers still have to hear that a lead was withdrawn or erased.
  if (target.event === 'lead.created' && !allowed.ok) return allowed
  if (target.event !== 'lead.withdrawn' && target.event !== 'lead.erased') {
    const stops = await listStops(database.db, lead)
    if (stops.some((stop) => stop.channel === target.channel && stop.endpoint === target.endpoint))
      return reject('refused', 'The visitor stopped this receiver. It gets nothing more.')
  }
  const resend = canResend(target)
  if (!resend.ok) return resend
  const at = now().toISOString()
  const audit = {
    id: uuidv7(),
    at,
    operator: operator.id,
    kind: 'lead.sent-again',
    lead,
    detail: { channel: target.channel },
  } as const
  await withRetry(() =>
    send(database, { target, at, newId: resend.as === 'new delivery' ? uuidv7() : null, audit }),
  )
  onDue?.()
  return { ok: true }
}
