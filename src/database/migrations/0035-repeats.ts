import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Enquiries that went, as a change, to those who have the same person's earlier one. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  await schema
    .createTable('repeats')
    .ifNotExists()
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('offer', 'text', (column) => column.notNull().references('offers.id'))
    .addColumn('at', moment, (column) => column.notNull())
    .addPrimaryKeyConstraint('repeats_key', ['lead', 'offer'])
    .execute()
  await schema.createIndex('repeats_by_offer').ifNotExists().on('repeats').column('offer').execute()
}
