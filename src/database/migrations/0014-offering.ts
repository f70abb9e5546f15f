import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Which leads are to be offered, and how many installers their visitors still want. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change(db: Kysely<unknown>, { engine }: EngineTypes): Promise<void> {
  const leads = () => db.schema.alterTable('enquiries')
  await leads().addColumn('offering', 'text').execute()
  await leads().addColumn('installers_wanted', 'integer').execute()
  await db.schema
    .createIndex('enquiries_offering')
    .on('enquiries')
    .columns(['offering', 'created_at'])
    .execute()
  if (engine === 'sqlite')
    await sql`insert into sqlite_stat1 (tbl, idx, stat)
      values ('enquiries', 'enquiries_offering', '1000000 300000 1')`.execute(db)
}
