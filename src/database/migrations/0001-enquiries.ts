import type { Kysely } from 'kysely'
import { leadColumns } from '#domain/lead/columns.ts'
import type { Engine } from '../open.ts'
import { typesOf } from './types.ts'

export async function up(queries: Kysely<unknown>, engine: Engine): Promise<void> {
  const { moment, json, flag } = typesOf(engine)
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()

  let enquiries = queries.schema.createTable('enquiries')
  for (const column of leadColumns) enquiries = enquiries.addColumn(column, 'text', required)
  await enquiries
    .addColumn('consent', flag, required)
    .addColumn('reference_number', 'text', (column) => column.notNull().unique())
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', moment, required)
    .addColumn('form_slug', 'text', required)
    .addColumn('form_shown', json, required)
    .addColumn('answers', json, required)
    .addColumn('phone_e164', 'text', required)
    .addColumn('phone_doubtful', flag, required)
    .addColumn('page', 'text', required)
    .addColumn('source', json, required)
    .addColumn('submission', 'text')
    .addColumn('fingerprint', 'text', required)
    .addColumn('earlier_lead', 'text', (column) => column.references('enquiries.id'))
    .addColumn('consent_wording', 'text', required)
    .addColumn('consent_version', 'text', required)
    .execute()

  await queries.schema
    .createIndex('enquiries_submission')
    .on('enquiries')
    .columns(['submission', 'id'])
    .execute()

  await queries.schema
    .createTable('fingerprints')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', required)
    .addColumn('reference_number', 'text', required)
    .addColumn('taken_at', moment, required)
    .execute()

  await queries.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute()
}
