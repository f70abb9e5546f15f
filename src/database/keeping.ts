import { type RawBuilder, sql } from 'kysely'
import type { NewLead } from './schema.ts'

/** Identical answers within this time are one lead: a double click, a reload, a nervous second try. */
export const repeatMinutes = 10

/** So long after it, a lead with the same e-mail or phone is marked as its duplicate. */
export const duplicateDays = 30

/** The minute of the clock a lead is counted in. */
export function minuteOf({ created_at }: NewLead): number {
  return Math.floor(Date.parse(created_at) / 60_000)
}

export function minutesBefore(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) - minutes * 60_000).toISOString()
}

/** The id of the latest lead with the same e-mail or phone, as an expression both engines read. */
export function latestAlike(lead: NewLead): RawBuilder<string | null> {
  const since = minutesBefore(lead.created_at, duplicateDays * 24 * 60)
  const alike = (['email_key', 'phone_e164'] as const)
    .filter((column) => lead[column])
    .map(
      (column) => sql`select id, created_at from (
        select id, created_at from enquiries
        where ${sql.ref(column)} = ${lead[column]} and created_at > ${since}
        order by created_at desc limit 1
      ) as ${sql.raw(`by_${column}`)}`,
    )
  if (alike.length === 0) return sql`null`
  return sql`(select id from (${sql.join(alike, sql` union all `)}) as alike
    order by created_at desc limit 1)`
}
