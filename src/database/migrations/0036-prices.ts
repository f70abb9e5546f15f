import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/**
 * Prices before a call: which way a visitor chose and by when they have prices, what an installer priced and why it was turned down, and
 * what visitors agreed to after their enquiry, installer by installer.
 */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  for (const [name, type] of [
    ['way', 'text'],
    ['prices_by', moment],
  ] as const)
    await schema.alterTable('enquiries').addColumn(name, type).execute()
  for (const [name, type] of [
    ['price', 'text'],
    ['priced_at', moment],
    ['passed_at', moment],
    ['passed_because', 'text'],
  ] as const)
    await schema.alterTable('offers').addColumn(name, type).execute()
  await schema.dropIndex('offers_standing').execute()
  await schema
    .createIndex('offers_standing')
    .unique()
    .on('offers')
    .columns(['lead', 'installer'])
    .where(sql.ref('state'), 'in', sql`('offered', 'priced', 'accepted', 'returned')`)
    .execute()
  await schema
    .createIndex('offers_priced')
    .on('offers')
    .column('expires_at')
    .where(sql.ref('state'), '=', sql.lit('priced'))
    .execute()
  await schema
    .createIndex('offers_by_price')
    .on('offers')
    .column('priced_at')
    .where(sql.ref('priced_at'), 'is not', null)
    .execute()
  await schema
    .createTable('consents')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('offer', 'text', (column) => column.references('offers.id'))
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('channels', 'text', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('ended_at', moment)
    .execute()
  await schema
    .createIndex('consents_of_lead')
    .ifNotExists()
    .on('consents')
    .columns(['lead', 'at'])
    .execute()
}
