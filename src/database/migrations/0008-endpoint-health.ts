import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  const endpoints = () => schema.alterTable('webhook_endpoints')
  await endpoints()
    .addColumn('unanswered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['unanswered_since', 'paused_until', 'notify_at'])
    await endpoints().addColumn(name, moment).execute()
  // Each endpoint is looked at by itself, so that the backlog of one isn't read through for another.
  await schema
    .createIndex('deliveries_due_at_endpoint')
    .on('deliveries')
    .columns(['endpoint', 'retry_at'])
    .where(sql.ref('retry_at'), 'is not', null)
    .execute()
}
