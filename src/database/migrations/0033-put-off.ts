import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/**
 * Leads that an operator put off: snoozed until a time, or skipped for some minutes; and to whom a next action comes back from a snooze.
 * Who pressed Call while somebody else had the lead, and when that last changed.
 */
export async function up(db: Kysely<unknown>, { engine, moment }: EngineTypes): Promise<void> {
  const columns = {
    snoozed_by: 'text',
    snoozed_at: moment,
    snoozed_until: moment,
    next_action_for: 'text',
    skipped_by: 'text',
    skipped_until: moment,
    pressed_by: 'text',
    pressed_at: moment,
  } as const satisfies Record<string, 'text' | typeof moment>
  for (const [name, type] of Object.entries(columns))
    await db.schema.alterTable('enquiries').addColumn(name, type).execute()
  await db.schema
    .createIndex('enquiries_pressed')
    .on('enquiries')
    .column('pressed_at')
    .where(sql.ref('pressed_at'), 'is not', null)
    .execute()
  if (engine === 'sqlite')
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('enquiries', 'enquiries_pressed', '1000 1')`.execute(
      db,
    )
}
