import { sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Counts one more in this minute of the clock under a name; false once so many are counted, and none is added. Several
 * at once (`many`) are taken where there is room for one.
 */
export async function countInMinute(
  db: Db,
  { name, now, most, many = 1 }: { name: string; now: Date; most: number; many?: number },
): Promise<boolean> {
  const minute = Math.floor(now.getTime() / 60_000)
  const { rows } = await sql`
    insert into rate_counts (name, minute, count) values (${name}, ${minute}, ${many})
    on conflict (name, minute) do update set count = rate_counts.count + excluded.count
      where rate_counts.count < ${most}
    returning count`.execute(db)
  return rows.length > 0
}
