import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Synthetic enquiries, apart from leads, and the request that a delivery came of. */
export async function up(
  { schema }: Kysely<unknown>,
  { json, moment }: EngineTypes,
): Promise<void> {
  // The id is that of the delivery.
  await schema
    .createTable('probes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('row', json, (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .execute()
  await schema.alterTable('deliveries').addColumn('request_id', 'text').execute()
}
