import { type LeadSender, personOf, samenessOf } from '#domain/lead/sameness.ts'
import type { Db } from '../schema.ts'
import { listSeparate, type Pair } from './merged-leads.ts'
import { listSameDetails } from './other-leads.ts'
import { listPersonSenders, listSenders, listSendersOf } from './person.ts'

/** Who has claimed a lead, by their name, and whether they pressed Call. */
export type Claimer = { id: string; name: string; isCalling: boolean }

/** Who wants to call, and when. */
export type Asker = { operator: string; now: Date }

type ClaimedLead = LeadSender & { by: string | null }

/**
 * The persons with a lead that others have claimed, and those who are or may be the same. The lookup starts from claimed leads, which are
 * few: one query that compares them with every lead takes PostgreSQL twenty times as long to plan.
 */
export async function listClaimedPersons(db: Db, asker: Asker): Promise<string[]> {
  const claimed = await listClaimed(db, asker)
  if (claimed.length === 0) return []
  const others = await listSenders(db, await listSameDetails(db, claimed))
  const alike = alikeOf(others, claimed, await listSeparate(db, idsOf(claimed)))
  return [...new Set([...claimed, ...alike].map(personOf))]
}

/** Who else has claimed a lead, or another one that is or may be the same person's. */
export async function getHolder(db: Db, lead: string, asker: Asker): Promise<Claimer | undefined> {
  const claimed = await listClaimed(db, asker)
  if (claimed.length === 0) return undefined
  const senders = await listPersonSenders(db, lead)
  const [theirs] = alikeOf(claimed, senders, await listSeparate(db, idsOf(senders)))
  return theirs?.by ? getClaimer(db, theirs.by) : undefined
}

/** The leads that others have claimed, and those merged with them. */
async function listClaimed(db: Db, { operator, now }: Asker): Promise<ClaimedLead[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'merged_into', 'claimed_by'])
    .where('claimed_by', 'is not', null)
    .where('claimed_by', '<>', operator)
    .where('claimed_until', '>', now.toISOString())
    .execute()
  const claims = new Map(rows.map((row) => [row.merged_into ?? row.id, row.claimed_by]))
  const senders = await listSendersOf(db, [...claims.keys()])
  return senders.map((sender) => ({ ...sender, by: claims.get(personOf(sender)) ?? null }))
}

/** Those of some leads that are or may be of the same person as one of others. */
function alikeOf<Lead extends LeadSender>(
  leads: readonly Lead[],
  others: readonly LeadSender[],
  separate: readonly Pair[],
): Lead[] {
  return leads.filter((lead) =>
    others.some((other) => samenessOf(lead, other, separate) !== 'different'),
  )
}

function idsOf(leads: readonly LeadSender[]): string[] {
  return leads.map(({ id }) => id)
}

async function getClaimer(db: Db, operator: string): Promise<Claimer | undefined> {
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('enquiries as called')
            .select('called.id')
            .whereRef('claimed_by', '=', 'operators.id')
            .whereRef('calling_by', '=', 'operators.id'),
        )
        .as('isCalling'),
    )
    .where('id', '=', operator)
    .executeTakeFirst()
  return row && { ...row, isCalling: Boolean(row.isCalling) }
}
