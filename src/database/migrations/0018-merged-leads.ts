import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Leads of one person that are called about once, and those that are known to be of different people. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  await schema.alterTable('enquiries').addColumn('merged_into', 'text').execute()
  await schema
    .createIndex('enquiries_merged')
    .on('enquiries')
    .column('merged_into')
    .where(sql.ref('merged_into'), 'is not', null)
    .execute()
  await schema
    .createTable('separate_leads')
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('other', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('separate_leads_pair', ['lead', 'other'])
    .execute()
  await schema.createIndex('separate_leads_other').on('separate_leads').column('other').execute()
}
