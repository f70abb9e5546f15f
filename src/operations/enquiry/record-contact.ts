import { insertDeliveries, type NewDelivery } from '#database/delivery/deliveries.ts'
import { insertContact, moveByContact, type NewContact } from '#database/desk/contacts.ts'
import type { LeadRow } from '#database/desk/lead-row.ts'
import type { Db } from '#database/schema.ts'
import { recordLeadEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { shareContact } from './share-reached.ts'

/**
 * Records a contact and its history entry under one id, on a locked lead: we spoke with the visitor, tried to, or, as the visitor says, did
 * not. The first contact that reaches them stops the promise's clock, and a new lead becomes contacted. Queues what follows from it.
 * Returns false where it was recorded before.
 */
export async function recordContact(
  db: Db,
  row: Pick<LeadRow, 'state' | 'contacted_at'>,
  contact: NewContact,
  { now, calling, owed = [] }: Pick<World, 'now' | 'calling'> & { owed?: readonly NewDelivery[] },
): Promise<boolean> {
  const { id, lead, by, who, channel, outcome, at } = contact
  if (!(await insertContact(db, contact))) return false
  const isMove = await moveByContact(db, row, contact)
  const event = isMove
    ? ({ kind: 'lead.contacted', detail: { to: 'contacted', channel } } as const)
    : ({ kind: 'lead.called', detail: { outcome, channel } } as const)
  await recordLeadEvent(
    db,
    { ...event, id, at: new Date(at), lead },
    { now, calling, by: by === 'operator' ? who : null },
  )
  await shareContact(db, lead, calling)
  await insertDeliveries(db, owed)
  return true
}
