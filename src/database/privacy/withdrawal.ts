import { sql } from 'kysely'
import type { Channel } from '#domain/delivery/channel.ts'
import type { CancelledOffer } from '../offer/cancelled-offers.ts'
import type { Db } from '../schema.ts'
import type { SuppressedBefore } from './suppressions.ts'

/** What a withdrawal stopped, so that it can be restored exactly. */
export type StoppedByWithdrawal = {
  suppressed: SuppressedBefore
  disclosures: readonly string[]
  offers: readonly CancelledOffer[]
}

/** Marks a lead as withdrawn, and returns whose it is. Undefined where it was before, was erased, or never was. */
export async function markWithdrawn(
  db: Db,
  lead: string,
  at: string,
): Promise<{ email: string; phone: string; owner: string | null } | undefined> {
  return db
    .updateTable('enquiries')
    .set({
      withdrawn_at: at,
      state: 'withdrawn',
      finished_at: at,
      ...leftQueue,
      version: sql`version + 1`,
    })
    .where('id', '=', lead)
    .where('withdrawn_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning(['email', 'phone_e164 as phone', 'owner'])
    .executeTakeFirst()
}

/** A withdrawn lead is in no queue, and no operator has it open to call. */
const leftQueue = {
  next_action: null,
  next_action_at: null,
  claimed_by: null,
  claimed_until: null,
  calling_since: null,
  calling_by: null,
}

/** Whether there is such a lead, erased or not. */
export async function isStored(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', lead)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a lead is withdrawn, or erased. */
export async function isWithdrawn(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', lead)
    .where((eb) => eb.or([eb('withdrawn_at', 'is not', null), eb('erased_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Who may have received a lead by these channels, except those that the visitor stopped before: they were notified then. */
export function listReceiversOfWithdrawal(
  db: Db,
  { lead, channels }: { lead: string; channels: readonly Channel[] },
) {
  return db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint'])
    .distinct()
    .where('lead', '=', lead)
    .where('channel', 'in', channels)
    .where('attempts', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disclosures')
            .select('disclosures.id')
            .whereRef('disclosures.lead', '=', 'deliveries.lead')
            .whereRef('receiver_kind', '=', 'deliveries.channel')
            .where('stopped_at', 'is not', null)
            .where((eb) =>
              eb.or([
                eb('deliveries.endpoint', 'is', null),
                eb('receiver', '=', eb.ref('deliveries.endpoint')),
              ]),
            ),
        ),
      ),
    )
    .execute()
}
