import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Forms in advertisements elsewhere, what of theirs answers which question of ours, and what was sent with them. */
export async function up(
  db: Kysely<unknown>,
  { engine, moment, flag }: EngineTypes,
): Promise<void> {
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  const { schema } = db
  await schema
    .createTable('ad_forms')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('network', 'text', required)
    .addColumn('form', 'text', required)
    .addColumn('fields', 'text', required)
    .addColumn('first_at', moment, required)
    .addColumn('form_slug', 'text')
    .addColumn('mapping', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('ad_forms_of_network', ['network', 'form'])
    .execute()
  await schema
    .createTable('ad_leads')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ad_form', 'text', (column) => column.notNull().references('ad_forms.id'))
    .addColumn('network_id', 'text')
    .addColumn('received_at', moment, required)
    .addColumn('place', 'text', required)
    .addColumn('fields', 'text')
    .addColumn('is_test', flag, required)
    .addColumn('fetch_at', moment)
    .addColumn('claimed_until', moment)
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('gave_up_at', moment)
    .addColumn('problem', 'text')
    .addColumn('tried_version', 'integer')
    .addColumn('lead', 'text')
    .execute()
  await schema
    .createIndex('ad_leads_waiting')
    .ifNotExists()
    .on('ad_leads')
    .columns(['ad_form', 'received_at'])
    .where(sql.ref('lead'), 'is', null)
    .execute()
  await schema
    .createIndex('ad_leads_to_fetch')
    .ifNotExists()
    .on('ad_leads')
    .column('fetch_at')
    .where(sql.ref('fetch_at'), 'is not', null)
    .execute()
  if (engine === 'postgres')
    // PostgreSQL would keep samples of them beyond their end.
    for (const column of ['network_id', 'fields'])
      await sql`alter table ad_leads alter column ${sql.ref(column)} set statistics 0`.execute(db)
}
