import { v7 as uuidv7 } from 'uuid'
import { deliveryOf, sendAgain as send } from '#database/deliveries-again.ts'
import { againFrom } from '#domain/delivery/again.ts'
import type { DeskWorld, Operator } from './change-lead.ts'
import { despiteAccidents } from './despite-accidents.ts'

export type SentAgain =
  | { ok: true }
  | { ok: false; why: 'unknown' }
  | { ok: false; why: 'refused'; because: string }

/** Sends a delivery again at an operator's wish: now, and with all its later tries where it fails. */
export async function sendAgain(
  { lead, delivery }: { lead: string; delivery: string },
  operator: Operator,
  { database, now, onKept }: DeskWorld,
): Promise<SentAgain> {
  const found = await deliveryOf(database.queries, lead, delivery)
  if (!found) return { ok: false, why: 'unknown' }
  const again = againFrom(found.state)
  if (!again.may) return { ok: false, why: 'refused', because: again.because }
  const at = now().toISOString()
  const audit = {
    id: uuidv7(),
    at,
    operator: operator.id,
    kind: 'lead.sent-again',
    lead,
    detail: { channel: found.channel },
  }
  await despiteAccidents(() =>
    send(database, { found, at, newId: again.as === 'a new delivery' ? uuidv7() : null, audit }),
  )
  onKept?.()
  return { ok: true }
}
