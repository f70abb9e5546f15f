import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment, flag } = types
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  const { schema } = db

  await schema
    .alterTable('enquiries')
    .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('enquiries').addColumn('suspected', 'text').execute()
  await schema.alterTable('enquiries').addColumn('duplicate_of', 'text').execute()
  await schema.alterTable('enquiries').addColumn('withdrawn_at', moment).execute()
  await schema
    .alterTable('enquiries')
    .addColumn('came_by', 'text', (column) => column.notNull().defaultTo('site'))
    .execute()
  await sql`update enquiries set email_key = lower(email)`.execute(db)

  await schema
    .createIndex('enquiries_email_key')
    .on('enquiries')
    .columns(['email_key', 'created_at'])
    .execute()
  await schema
    .createIndex('enquiries_phone')
    .on('enquiries')
    .columns(['phone_e164', 'created_at'])
    .execute()

  await schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', required)
    .addColumn('created_at', moment, required)
    .addColumn('disabled_at', moment)
    .execute()

  await schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('channel', 'text', required)
    .addColumn('event', 'text', required)
    .addColumn('endpoint', 'text', (column) => column.references('webhook_endpoints.id'))
    .addColumn('created_at', moment, required)
    .addColumn('retry_at', moment)
    .addColumn('claimed_until', moment)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delivered_at', moment)
    .addColumn('gave_up_at', moment)
    .addColumn('held_at', moment)
    .addColumn('stopped_at', moment)
    .execute()
  await schema.createIndex('deliveries_lead').on('deliveries').column('lead').execute()
  // Only what is still to be tried: the index stays small however many were delivered.
  await schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['channel', 'retry_at'])
    .where(sql.ref('retry_at'), 'is not', null)
    .execute()

  await schema
    .createTable('attempts')
    .addColumn('delivery', 'text', (column) => column.notNull().references('deliveries.id'))
    .addColumn('number', 'integer', required)
    .addColumn('started_at', moment, required)
    .addColumn('took_ms', 'integer')
    .addColumn('delivered', flag)
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('attempts_key', ['delivery', 'number'])
    .execute()
  await schema.createIndex('attempts_started').on('attempts').column('started_at').execute()

  await schema
    .createTable('rate_counts')
    .addColumn('name', 'text', required)
    .addColumn('minute', 'integer', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('rate_counts_key', ['name', 'minute'])
    .execute()

  await schema
    .createTable('confirmations')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('latest', moment, required)
    .addColumn('second', moment)
    .addColumn('third', moment)
    .execute()
}
