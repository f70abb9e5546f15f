import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/**
 * The desk's queue: what is to be done next with an open lead and when, who has claimed it, and whose call has no outcome yet. What
 * older releases wrote down as the next action is worked out anew by fill-queue.ts, since calling hours are the brand's matter.
 */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

const isOpen = sql<boolean>`state in ('new', 'contacted', 'quoted')`

async function change(db: Kysely<unknown>, { engine, moment }: EngineTypes): Promise<void> {
  const leads = () => db.schema.alterTable('enquiries')
  await leads().addColumn('claim_changed_at', moment).execute()
  await leads().addColumn('calling_since', moment).execute()
  await leads().addColumn('calling_by', 'text').execute()
  await db.schema.alterTable('contacts').addColumn('call_back_at', moment).execute()
  await sql`update enquiries set next_action = null, next_action_at = null
    where next_action is not null`.execute(db)
  await db.schema
    .createIndex('enquiries_queue')
    .on('enquiries')
    .columns(['next_action_at', 'id', 'next_action', 'state', 'promised_by', 'owner'])
    .where(isOpen)
    .execute()
  // Open leads whose next action nobody has worked out.
  await db.schema
    .createIndex('enquiries_unqueued')
    .on('enquiries')
    .column('id')
    .where(sql<boolean>`${isOpen} and next_action is null`)
    .execute()
  await db.schema
    .createIndex('enquiries_claimed')
    .on('enquiries')
    .column('claimed_by')
    .where(sql.ref('claimed_by'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('enquiries_claim_changed')
    .on('enquiries')
    .column('claim_changed_at')
    .where(sql.ref('claim_changed_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('enquiries_calling')
    .on('enquiries')
    .column('calling_by')
    .where(sql.ref('calling_by'), 'is not', null)
    .execute()
  // What operators recorded today.
  await db.schema
    .createIndex('contacts_by_operators')
    .on('contacts')
    .columns(['at', 'who', 'outcome', 'lead'])
    .where(sql<boolean>`"by" = 'operator'`)
    .execute()
  if (engine === 'sqlite')
    for (const [index, spread] of Object.entries({
      enquiries_queue: '5000 2 1 1 1 1 1',
      enquiries_unqueued: '10 1',
      enquiries_claimed: '10 1',
      enquiries_claim_changed: '1000 1',
      enquiries_calling: '10 1',
    }))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('enquiries', ${index}, ${spread})`.execute(
        db,
      )
}
