import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Whether a letter was written to a file, since no mail server was set: it has reached nobody. */
export async function up(db: Kysely<unknown>, { flag }: EngineTypes): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('to_file', flag).execute()
  await sql`
    update deliveries set to_file = ${sql.raw(flag === 'boolean' ? 'true' : '1')}
    where delivered_at is not null
      and id in (
        select delivery from attempts
        where answer like 'Kept as letters/%'
      )`.execute(db)
}
