import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** What becomes of an accepted offer: when they may call, how it went, and how a return is decided. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const offers = () => schema.alterTable('offers')
  for (const name of ['calls_from', 'return_decided_at'])
    await offers().addColumn(name, moment).execute()
  for (const name of ['return_words', 'return_decision', 'return_decided_by'])
    await offers().addColumn(name, 'text').execute()
  await schema
    .createIndex('offers_returned')
    .on('offers')
    .column('returned_at')
    .where(sql.ref('state'), '=', sql.lit('returned'))
    .execute()
  await schema.alterTable('installers').addColumn('webhook_secret', 'text').execute()
  await schema.alterTable('ledger_entries').addColumn('entered_by', 'text').execute()
}
