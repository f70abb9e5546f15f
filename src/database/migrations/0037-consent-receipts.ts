import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** What somebody agreed to, signed, as it was given out. The salt is what ties it to a person, and goes with an erasure. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  await schema
    .createTable('consent_receipts')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('offer', 'text', (column) => column.references('offers.id'))
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('salt', 'text')
    .execute()
  await schema
    .createIndex('consent_receipts_by_lead')
    .ifNotExists()
    .on('consent_receipts')
    .column('lead')
    .execute()
}
