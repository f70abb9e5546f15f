import { sql } from 'kysely'
import type { Period } from '#domain/insight/period.ts'
import type { Reports } from '../open.ts'
import { idsIn } from './insights.ts'

export type ComplaintCounts = Record<'came' | 'answered' | 'inTime' | 'open' | 'overdue', number>

/** How many complaints came in a period, and what became of them. Spam and what looks like it isn't counted. */
export async function countComplaints(
  { mayBeOld: db }: Reports,
  { period, timeZone, now }: { period: Period; timeZone: string; now: Date },
): Promise<ComplaintCounts> {
  const { first, beyond } = idsIn(period, timeZone)
  const { rows } = await sql<Record<keyof ComplaintCounts, number | string>>`
    select count(*) as came,
      count(*) filter (where state = 'answered') as answered,
      count(*) filter (where state = 'answered' and finished_at <= promised_by) as "inTime",
      count(*) filter (where state = 'complaint') as open,
      count(*) filter (where state = 'complaint' and promised_by <= ${now.toISOString()}) as overdue
    from enquiries
    where form_slug = 'complaint' and id >= ${first} and id < ${beyond} and state not in ('held', 'spam')`.execute(
    db,
  )
  const [counts] = rows
  const count = (name: keyof ComplaintCounts) => Number(counts?.[name])
  return {
    came: count('came'),
    answered: count('answered'),
    inTime: count('inTime'),
    open: count('open'),
    overdue: count('overdue'),
  }
}
