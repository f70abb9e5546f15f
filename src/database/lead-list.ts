import { type SqlBool, sql } from 'kysely'
import { placeStates } from '#domain/installer/offer.ts'
import { billLabel } from '#domain/lead/bill.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import type { SearchTerm } from '#domain/lead/search.ts'
import { openStates } from '#domain/lead/state.ts'
import {
  type FilterDeps,
  isNew,
  isScanned,
  searchTermsOf,
  startsWith,
  whereFilter,
} from './lead-filter.ts'
import { listLeadInstallers } from './matching.ts'
import type { Db } from './schema.ts'

/** A lead as one line of the desk's list. */
export type ListedLead = Awaited<ReturnType<typeof getListedLeads>>[number]

/** The most results of a search. Whoever gets too many can type more. */
const maxResults = 50

/**
 * One page of the list, newest first or by the promised time of the call. `beyond` is the id of the last lead of the
 * page before. A search has a single page of at most fifty leads.
 */
export async function listLeads(
  db: Db,
  filter: LeadFilter,
  page: { order: 'newest' | 'due'; beyond?: string; size: number },
  deps: FilterDeps,
): Promise<{ leads: ListedLead[]; more: boolean }> {
  const results = await searchIds(db, filter, deps)
  const matching = results ?? (await listIds(db, filter, page, deps))
  const ids = matching.slice(0, results ? maxResults : page.size)
  const leads = await getListedLeads(db, ids)
  if (results && page.order === 'due') leads.sort(byPromise)
  return { leads, more: matching.length > ids.length }
}

async function listIds(
  db: Db,
  filter: LeadFilter,
  { order, beyond, size }: { order: 'newest' | 'due'; beyond?: string; size: number },
  deps: FilterDeps,
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(whereFilter(filter, deps))
    .$if(beyond !== undefined, (qb) => qb.where(isBeyond(beyond ?? '', order)))
    .$if(order === 'newest', (qb) => qb.orderBy('id', 'desc'))
    .$if(order === 'due', (qb) => qb.orderBy('promised_by').orderBy('id'))
    .limit(size + 1)
    .execute()
  return rows.map(({ id }) => id)
}

function isBeyond(lead: string, order: 'newest' | 'due') {
  return order === 'newest'
    ? sql<SqlBool>`id < ${lead}`
    : sql<SqlBool>`(promised_by, id) > (select promised_by, id from enquiries where id = ${lead})`
}

function byPromise(one: ListedLead, other: ListedLead): number {
  if (one.promisedBy !== other.promisedBy) return one.promisedBy < other.promisedBy ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/** The ids of leads that match the search, newest first; undefined without a search. */
async function searchIds(
  db: Db,
  filter: LeadFilter,
  deps: FilterDeps,
): Promise<string[] | undefined> {
  const terms = searchTermsOf(filter, deps)
  if (!terms) return undefined
  if (terms.length === 0) return []
  const query = (places: readonly SearchTerm[]) =>
    db
      .selectFrom('enquiries')
      .select('id')
      .where(whereFilter(filter, deps))
      .where((eb) => eb.or(places.map((place) => startsWith(place, filter)(eb))))
      .limit(maxResults + 1)
  // Few leads are scanned once for all terms. Many leads are searched by the index of each column.
  const queries = isScanned(filter)
    ? [query(terms).orderBy('id', 'desc')]
    : terms.map((place) => query([place]).orderBy(place.in))
  const rows = await Promise.all(queries.map((one) => one.execute()))
  return [...new Set(rows.flat().map(({ id }) => id))].toSorted().toReversed()
}

/** The ids of the leads that the list of a search shows; undefined without a search. */
export async function searchResultIds(
  db: Db,
  filter: LeadFilter,
  deps: FilterDeps,
): Promise<string[] | undefined> {
  return (await searchIds(db, filter, deps))?.slice(0, maxResults)
}

async function getListedLeads(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference_number', 'created_at', 'first_name', 'last_name', 'postcode'])
    .select(['form_slug', 'service', 'form_shown', 'answers', 'phone', 'phone_e164', 'email'])
    .select([
      'state',
      'version',
      'owner',
      'promised_by',
      'callable_from',
      'contacted_at',
      'quoted_at',
    ])
    .select(['suspected', 'released_at', 'duplicate_of', 'earlier_lead', 'came_from', 'erased_at'])
    .select(['chosen_from', 'chosen_until', 'contact_by'])
    .select([
      latestContact('not-called').as('not_called_at'),
      latestContact('reached').as('reached_at'),
    ])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const installers = await listLeadInstallers(
    db,
    rows.map((row) => ({
      ...row,
      isOpen: row.erased_at === null && openStates.some((state) => state === row.state),
    })),
  )
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [
      {
        id,
        reference: row.reference_number,
        receivedAt: row.created_at,
        name: `${row.first_name} ${row.last_name}`.trim(),
        phone: { typed: row.phone, e164: row.phone_e164 },
        email: row.email,
        postcode: row.postcode,
        form: row.form_slug,
        service: row.service,
        /** In the words of the form; null when the form did not ask. */
        bill: billLabel(JSON.parse(row.form_shown), JSON.parse(row.answers)) ?? null,
        cameFrom: row.came_from,
        state: row.state,
        version: row.version,
        owner: row.owner,
        promisedBy: row.promised_by ?? row.created_at,
        callableFrom: row.callable_from ?? row.created_at,
        /** When and how the visitor asked to be called. */
        wish: { from: row.chosen_from, until: row.chosen_until, contactBy: row.contact_by },
        /** When the visitor said that nobody called, unless somebody has reached them since. */
        notCalledAt:
          row.not_called_at && row.not_called_at > (row.reached_at ?? '')
            ? row.not_called_at
            : null,
        contactedAt: row.contacted_at,
        quotedAt: row.quoted_at,
        suspected: row.suspected,
        releasedAt: row.released_at,
        installers: installers.get(id) ?? { accepted: [], open: [], nobody: null },
        wroteBefore: row.duplicate_of !== null || row.earlier_lead !== null,
        erased: row.erased_at !== null,
      },
    ]
  })
}

function latestContact(outcome: 'not-called' | 'reached') {
  return sql<string | null>`(
    select max(at) from contacts
    where contacts.lead = enquiries.id and contacts.outcome = ${sql.lit(outcome)}
  )`
}

/**
 * The leads to call first, of those that are this operator's or nobody's: whoever can be called soonest, and then by the end
 * of the time the visitor chose, or by the promise. Whoever an installer has, or decides on, waits for that installer's call.
 */
export async function listNextToCall(
  db: Db,
  { operator, now, size }: { operator: string; now: Date; size: number },
) {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(isNew)
    .where(withoutInstaller)
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', operator)]))
    .orderBy(
      sql`case when callable_from > ${now.toISOString()} then callable_from else ${now.toISOString()} end`,
    )
    .orderBy(({ fn }) => fn.coalesce('chosen_until', 'promised_by'))
    .orderBy('id')
    .limit(size)
    .execute()
  return getListedLeads(
    db,
    rows.map(({ id }) => id),
  )
}

const withoutInstaller = sql<SqlBool>`not exists (
  select 1 from offers where offers.lead = enquiries.id
  and offers.state in (${sql.join(placeStates.map((state) => sql.lit(state)))})
)`

/** We stop counting here, since nobody needs the exact number above it. */
export const countedUpTo = 1000

/** How many leads match a filter, up to one more than `countedUpTo`. */
export async function countLeads(db: Db, filter: LeadFilter, deps: FilterDeps): Promise<number> {
  const results = await searchResultIds(db, filter, deps)
  if (results) return results.length
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('enquiries')
        .select('id')
        .where(whereFilter(filter, deps))
        .limit(countedUpTo + 1)
        .as('counted'),
    )
    .select(sql<number | string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
