import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment, json } = types
  const leads = () => db.schema.alterTable('enquiries')
  await leads().addColumn('released_at', moment).execute()
  await leads().addColumn('undo', json).execute()
  // Until now a lead that was let through was known by its history alone.
  await sql`update enquiries set released_at = (
      select max(at) from audit
      where audit.lead = enquiries.id and kind in ('lead.released', 'lead.reopened')
    ) where suspected is not null and state <> 'held'`.execute(db)
}
