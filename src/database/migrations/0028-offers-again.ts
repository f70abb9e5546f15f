import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** A lead may be offered again to an installer that let it lapse; and from when an installer is offered leads by themselves. */
export async function up({ schema }: Kysely<unknown>, { moment }: EngineTypes): Promise<void> {
  await schema.dropIndex('offers_lead').execute()
  await schema.createIndex('offers_of_lead').on('offers').columns(['lead', 'installer']).execute()
  // An installer has a lead, or is offered it, once at a time.
  await schema
    .createIndex('offers_standing')
    .unique()
    .on('offers')
    .columns(['lead', 'installer'])
    .where(sql.ref('state'), 'in', sql`('offered', 'accepted', 'returned')`)
    .execute()
  for (const column of ['offers_since', 'backlog_left_at'])
    await schema.alterTable('installers').addColumn(column, moment).execute()
}
