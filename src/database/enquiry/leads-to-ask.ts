import { sql } from 'kysely'
import { complaintStates } from '#domain/lead/state.ts'
import { isAwaitingYes } from '../awaits-yes.ts'
import type { Db } from '../schema.ts'

/** The key under which a visitor is asked whether we called: once for an enquiry. */
export function didTheyCallKey(lead: string): string {
  return `${didTheyCall} ${lead}`
}
const didTheyCall = 'promise.did-they-call'

const day = 24 * 3_600_000
const mostDaysRenewed = 7

/**
 * Visitors who were to be called between `since` and now, and were neither asked whether we called nor said so by themselves.
 * `callBy` is the new promise, the time they chose, or the promise.
 */
export async function listLeadsToAsk(db: Db, { since, now }: { since: Date; now: Date }) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'postcode', 'nation', 'email_key as emailKey'])
    .select(['promised_by', 'new_promise_by', 'chosen_until'])
    // A new promise lies some days behind the first, which has an index.
    .where('promised_by', '>=', new Date(since.getTime() - mostDaysRenewed * day).toISOString())
    .where((eb) =>
      eb(
        eb.fn.coalesce('new_promise_by', 'chosen_until', 'promised_by'),
        '>=',
        since.toISOString(),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('promised_by', '<', now.toISOString()),
        // Who chose a time expects the call then; the promise runs a day longer.
        eb('chosen_until', '<', now.toISOString()),
      ]),
    )
    .where('state', 'not in', ['held', 'spam', 'withdrawn', ...complaintStates])
    .where('came_by', '<>', 'key')
    .where('email', '<>', '')
    .where('consent_until', '>', now.toISOString())
    .where('erased_at', 'is', null)
    // A person is asked once, about the enquiry that is called about.
    .where('merged_into', 'is', null)
    .where(({ not }) => not(isAwaitingYes))
    .where(
      sql<boolean>`not exists (select 1 from deliveries where dedupe_key = ${`${didTheyCall} `} || enquiries.id)`,
    )
    .where(sql<boolean>`not exists (select 1 from feedback where lead = enquiries.id)`)
    .where(
      sql<boolean>`not exists (select 1 from contacts where lead = enquiries.id and ${sql.ref('by')} = 'visitor')`,
    )
    .execute()
  return rows.map(({ promised_by, new_promise_by, chosen_until, ...row }) => ({
    ...row,
    callBy: new_promise_by ?? chosen_until ?? promised_by ?? '',
  }))
}
