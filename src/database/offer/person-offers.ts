import type { Expression, SqlBool } from 'kysely'
import { duplicateDays } from '#domain/lead/sameness.ts'
import { openStates } from '#domain/lead/state.ts'
import { acceptedStates } from '#domain/offer/offer.ts'
import type { LeadRow } from '../desk/lead-row.ts'
import { listSeparateFrom } from '../desk/merged-leads.ts'
import type { Db } from '../schema.ts'

type Person = Pick<LeadRow, 'id' | 'email_key' | 'phone_e164' | 'created_at'>
type Place = Pick<LeadRow, 'postcode'>

// A person who sends more enquiries than this within a month isn't asking for quotes.
const mostLeads = 100

/**
 * Locks the leads of a person, so that two of theirs are never offered at the same time. Call it before the lead itself is locked.
 */
export async function lockLeadsOfPerson(db: Db, person: Person): Promise<void> {
  await leadsOfPerson(db, person).select('id').orderBy('id').limit(mostLeads).forUpdate().execute()
}

/**
 * Whether another lead of the person for the same postcode was offered already and is still open or accepted: then this one goes to the
 * installers that accept that lead, at most.
 */
export async function isAskedElsewhere(db: Db, person: Person & Place): Promise<boolean> {
  const separate = await listSeparateFrom(db, person.id)
  const offered = await leadsOfPerson(db, person)
    .innerJoin('offers', 'offers.lead', 'enquiries.id')
    .select('offers.id')
    .where('enquiries.id', 'not in', [person.id, ...separate])
    .where('enquiries.postcode', '=', person.postcode)
    .where('enquiries.erased_at', 'is', null)
    // An 'or' across both tables takes PostgreSQL thirty times as long to plan.
    .where((eb) =>
      eb(
        eb
          .case()
          .when('offers.state', 'in', acceptedStates)
          .then(1)
          .when('enquiries.state', 'in', openStates)
          .then(1)
          .else(0)
          .end(),
        '=',
        1,
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return offered !== undefined
}

/** The other leads of a person are to be offered again. */
export async function offerPersonAgain(db: Db, person: Person): Promise<void> {
  const others = await leadsOfPerson(db, person)
    .select('id')
    .where('id', '<>', person.id)
    .where('state', 'in', openStates)
    .where('offering', 'is not', null)
    .limit(mostLeads)
    .execute()
  if (others.length === 0) return
  await db
    .updateTable('enquiries')
    .set({ offering: null })
    .where(
      'id',
      'in',
      others.map(({ id }) => id),
    )
    .execute()
}

/** All leads of a person since a month before this one, itself included. */
function leadsOfPerson(db: Db, { id, email_key, phone_e164, created_at }: Person) {
  const since = new Date(Date.parse(created_at) - duplicateDays * 24 * 3_600_000).toISOString()
  return db
    .selectFrom('enquiries')
    .where('enquiries.created_at', '>=', since)
    .where((eb) => {
      const same: Expression<SqlBool>[] = [eb('enquiries.id', '=', id)]
      if (email_key) same.push(eb('email_key', '=', email_key))
      if (phone_e164) same.push(eb('phone_e164', '=', phone_e164))
      return eb.or(same)
    })
}
