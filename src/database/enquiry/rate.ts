import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Adds `many` to the count of a name in the current clock minute. Returns false, and adds nothing, once the count has
 * reached `most`.
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
