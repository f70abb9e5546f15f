import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Links that can be made worthless, credits as goodwill, and the details that a consent's end closes. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  await schema
    .alterTable('installers')
    .addColumn('link_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createIndex('disclosures_to_installers')
    .ifNotExists()
    .on('disclosures')
    .column('lead')
    .where(sql.ref('receiver_kind'), '=', sql.lit('installer'))
    .where(sql.ref('stopped_at'), 'is', null)
    .execute()
  await schema
    .createTable('goodwill_credits')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('offer', 'text', (column) => column.notNull().unique())
    .addColumn('installer', 'text', (column) => column.notNull().references('installers.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('sentence', 'text', required)
    .addColumn('asked_by', 'text', required)
    .addColumn('asked_at', moment, required)
    .addColumn('agreed_by', 'text')
    .addColumn('agreed_at', moment)
    .execute()
}
