import { v7 as uuidv7 } from 'uuid'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { recordAudit } from '../account/audit.ts'
import { lockLead } from '../desk/lead-row.ts'
import { updateNextAction } from '../desk/queue.ts'
import { oweInstaller } from '../installer/installer-deliveries.ts'
import type { Db } from '../schema.ts'

/** Leads whose consent is over, while an installer is offered them or has their details by what we wrote down. */
export async function listConsentOver(db: Db, now: Date): Promise<string[]> {
  const moment = now.toISOString()
  const [offered, disclosed] = await Promise.all([
    db
      .selectFrom('offers')
      .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
      .select('offers.lead')
      .where('offers.state', '=', 'offered')
      .where('consent_until', '<=', moment)
      .execute(),
    db
      .selectFrom('disclosures')
      .innerJoin('enquiries', 'enquiries.id', 'disclosures.lead')
      .select('disclosures.lead')
      .where('receiver_kind', '=', 'installer')
      .where('stopped_at', 'is', null)
      .where('consent_until', '<=', moment)
      .execute(),
  ])
  return [...new Set([...offered, ...disclosed].map(({ lead }) => lead))]
}

/** Cancels the open offers of a lead whose consent is over, and ends that installers have its details. */
export function closeConsentOver(
  db: Db,
  { lead, now, calling }: { lead: string; now: Date; calling: CallingRules },
): Promise<void> {
  const at = now.toISOString()
  return db.transaction().execute(async (trx) => {
    await lockLead(trx, lead)
    await trx
      .updateTable('disclosures')
      .set({ stopped_at: at })
      .where('lead', '=', lead)
      .where('receiver_kind', '=', 'installer')
      .where('stopped_at', 'is', null)
      .execute()
    const cancelled = await trx
      .updateTable('offers')
      .set({ state: 'cancelled' })
      .where('lead', '=', lead)
      .where('state', '=', 'offered')
      .returning(['id', 'installer'])
      .execute()
    for (const { id, installer } of cancelled) {
      await oweInstaller(trx, { installer, event: 'offer.cancelled', offer: id, lead, now })
      await recordAudit(trx, {
        ...{ id: uuidv7(), at, operator: null, lead },
        ...{ kind: 'lead.offer-cancelled', detail: { installer } },
      })
    }
    await updateNextAction(trx, lead, calling)
  })
}
