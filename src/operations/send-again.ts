import { v7 as uuidv7 } from 'uuid'
import { deliveryOf, sendAgain as send } from '#database/deliveries-again.ts'
import { standingOf } from '#database/lead-changes.ts'
import { againFrom } from '#domain/delivery/again.ts'
import { leadCan } from '#domain/lead/state.ts'
import type { Result } from '#domain/result.ts'
import { type DeskWorld, noSuchLead, type Operator } from './change-lead.ts'
import { withRetry } from './with-retry.ts'

/** Sends a delivery again at an operator's wish: now, and with all its later tries where it fails. */
export async function sendAgain(
  { lead, delivery }: { lead: string; delivery: string },
  operator: Operator,
  { database, now, onDue }: DeskWorld,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const found = await deliveryOf(database.db, lead, delivery)
  const standing = await standingOf(database.db, lead)
  if (!found || !standing) return noSuchLead
  const allowed = leadCan('send', standing, operator.role)
  // That a lead was taken back is still to be told.
  if (found.event === 'lead.created' && !allowed.ok) return allowed
  const again = againFrom(found.state)
  if (!again.ok) return again
  const at = now().toISOString()
  const audit = {
    id: uuidv7(),
    at,
    operator: operator.id,
    kind: 'lead.sent-again',
    lead,
    detail: { channel: found.channel },
  } as const
  await withRetry(() =>
    send(database, { found, at, newId: again.as === 'a new delivery' ? uuidv7() : null, audit }),
  )
  onDue?.()
  return { ok: true }
}
