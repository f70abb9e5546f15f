import { sql } from 'kysely'
import { systems } from '#domain/delivery/channel.ts'
import { toldAnyway } from '#domain/delivery/messages.ts'
import { recordAudit } from '../account/audit.ts'
import { stopDisclosures } from '../delivery/disclosures.ts'
import { chooseCarrier } from '../desk/merged-leads.ts'
import { type CancelledOffer, cancelOffers } from '../offer/cancel-offers.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { listSuppressed, type SuppressedBefore, suppress } from './suppressions.ts'

export type WithdrawOutcome = 'withdrawn' | 'withdrawn before' | 'unknown'

/**
 * Marks a lead as withdrawn, stops its waiting deliveries, and notifies the systems that may have received it. Systems
 * that did not receive the lead are not told about it now.
 */
export async function withdraw(
  { db }: Database,
  wish: {
    lead: string
    operator: string | null
    /** The keyed hashes by which the person is known again: see suppression-hashes.ts. */
    hashesOf: (person: { email: string; phone: string }) => readonly string[]
    now: Date
    newId: () => string
  },
): Promise<WithdrawOutcome> {
  const { lead, operator, hashesOf, now, newId } = wish
  const moment = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('enquiries')
      .set({
        withdrawn_at: moment,
        state: 'withdrawn',
        finished_at: moment,
        ...leftQueue,
        version: sql`version + 1`,
      })
      .where('id', '=', lead)
      .where('withdrawn_at', 'is', null)
      .where('erased_at', 'is', null)
      .returning(['email', 'phone_e164'])
      .executeTakeFirst()
    if (!marked) return (await exists(trx, lead)) ? 'withdrawn before' : 'unknown'

    const hashes = hashesOf({ email: marked.email, phone: marked.phone_e164 })
    await applyWithdrawal(trx, { lead, hashes, now, operator, newId })
    // Another of the person's merged leads carries their place in the queue from now on.
    await chooseCarrier(trx, lead)
    await recordAudit(trx, { id: newId(), at: moment, operator, kind: 'lead.withdrawn', lead })
    return 'withdrawn'
  })
}

async function exists(db: Db, lead: string): Promise<boolean> {
  const { rows } = await sql`select 1 from enquiries where id = ${lead}`.execute(db)
  return rows.length > 0
}

/** What a withdrawal stopped, so that it can be restored exactly. */
export type StoppedByWithdrawal = {
  suppressed: SuppressedBefore
  disclosures: readonly string[]
  offers: readonly CancelledOffer[]
}

/**
 * What follows from a withdrawal that is marked on the lead: nobody writes to the person any more, waiting deliveries stop, offers are
 * cancelled, and whoever may have received the lead is owed a notice, at a moment at which it can't be undone any more.
 */
export async function applyWithdrawal(
  db: Db,
  {
    lead,
    hashes,
    now,
    dueAt = now,
    key,
    operator,
    newId,
  }: {
    lead: string
    hashes: readonly string[]
    now: Date
    dueAt?: Date | undefined
    /** Tells this withdrawal from one that was undone. */
    key?: string | undefined
    operator: string | null
    newId: () => string
  },
): Promise<StoppedByWithdrawal> {
  const moment = now.toISOString()
  const suppressed = await listSuppressed(db, { hashes, scope: 'all' })
  await suppress(db, { hashes, scope: 'all', now })
  await db
    .updateTable('deliveries')
    .set({ stopped_at: moment, retry_at: null })
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
    // Somebody whom the visitor stopped before still has to hear of it.
    .where('event', 'not in', ['lead.withdrawn', ...toldAnyway])
    .execute()
  const receivers = await db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint'])
    .distinct()
    .where('lead', '=', lead)
    .where('channel', 'in', systems)
    .where('attempts', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disclosures')
            .select('disclosures.id')
            .whereRef('disclosures.lead', '=', 'deliveries.lead')
            .whereRef('receiver_kind', '=', 'deliveries.channel')
            .where('stopped_at', 'is not', null)
            // The visitor stopped this one before, and it was told then.
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
  if (receivers.length > 0)
    await db
      .insertInto('deliveries')
      .values(
        receivers.map((receiver) => ({
          ...receiver,
          id: newId(),
          lead,
          event: 'lead.withdrawn' as const,
          created_at: moment,
          retry_at: dueAt.toISOString(),
        })),
      )
      .execute()
  const offers = await cancelOffers(db, { lead, now, dueAt, key, operator })
  const disclosures = await stopDisclosures(db, lead, moment)
  return { suppressed, disclosures, offers }
}

/** Whoever withdrew stands in no queue, and nobody has them open to call. */
const leftQueue = {
  next_action: null,
  next_action_at: null,
  claimed_by: null,
  claimed_until: null,
  calling_since: null,
  calling_by: null,
}
