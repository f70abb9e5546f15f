import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** How many complaints are open that should have had their outcome by now. */
export async function countOverdueComplaints(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from enquiries
    where state = 'complaint' and promised_by <= ${now.toISOString()}`.execute(db)
  return Number(rows[0]?.count)
}
