import { type Selectable, type SqlBool, sql } from 'kysely'
import type { NextAction } from '#domain/desk/next-action.ts'
import { queuePartOf } from '#domain/desk/queue-order.ts'
import { billLabel } from '#domain/lead/bill.ts'
import { type ContactOutcome, reachedOutcomes } from '#domain/lead/contact.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { mostSearched, type SearchTerm } from '#domain/lead/search.ts'
import { isOpenState } from '#domain/lead/state.ts'
import type { WantedWord } from '#domain/lead/words.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { listNextIds } from './claims.ts'
import {
  type FilterDeps,
  isScanned,
  matchesTerm,
  searchTermsOf,
  whereFilter,
} from './lead-filter.ts'
import { listLeadInstallers } from './lead-installers.ts'
import { countMerged, listOrdinals } from './other-leads.ts'
import { listIdsByPromise } from './promise-order.ts'
import { storedAction } from './queue.ts'
import { queueMoment, queueRank } from './queue-order.ts'
import { hasWords, idsByWords, type SearchResult, wordsWanted } from './word-search.ts'

/** A lead as one line of the desk's list. */
export type ListedLead = Awaited<ReturnType<typeof getListedLeads>>[number]

/** Newest first, by the promised time of the call, or as the desk works through them. */
export type LeadOrder = 'newest' | 'due' | 'queue'

/** The most results of a search. Operators who get too many can type more. */
const maxResults = 50

/**
 * One page of the list, newest first or by the promised time of the call. `beyond` is the id of the last lead of the
 * page before. A search has a single page of at most fifty leads; where it is not whole, it left some out that may match.
 */
export async function listLeads(
  db: Db,
  filter: LeadFilter,
  page: { order: LeadOrder; beyond?: string; size: number },
  deps: FilterDeps,
): Promise<{ leads: ListedLead[]; more: boolean; isWhole: boolean }> {
  const results = await searchIds(db, filter, deps)
  const matching = results?.ids ?? (await listIds(db, filter, page, deps))
  const ids = matching.slice(0, results ? maxResults : page.size)
  const leads = await getListedLeads(db, ids, deps.now)
  if (results && page.order === 'due') leads.sort(byPromise)
  return { leads, more: matching.length > ids.length, isWhole: results?.isWhole ?? true }
}

async function listIds(
  db: Db,
  filter: LeadFilter,
  { order, beyond, size }: { order: LeadOrder; beyond?: string; size: number },
  deps: FilterDeps,
): Promise<string[]> {
  const passes = whereFilter(filter, deps)
  if (order === 'due') return listIdsByPromise(db, passes, { beyond, size: size + 1 })
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(passes)
    .$if(beyond !== undefined, (qb) => qb.where(isBeyond(beyond ?? '', order, deps.now)))
    .$if(order === 'newest', (qb) => qb.orderBy('id', 'desc'))
    .$if(order === 'queue', (qb) =>
      qb.orderBy(queueRank(deps.now)).orderBy(queueMoment(deps.now)).orderBy('id'),
    )
    .limit(size + 1)
    .execute()
  return rows.map(({ id }) => id)
}

function isBeyond(lead: string, order: 'newest' | 'queue', now: Date) {
  if (order === 'newest') return sql<SqlBool>`id < ${lead}`
  const place = sql`${queueRank(now)}, ${queueMoment(now)}, id`
  return sql<SqlBool>`(${place}) > (select ${place} from enquiries where id = ${lead})`
}

function byPromise(one: ListedLead, other: ListedLead): number {
  const [end, otherEnd] = [one.promisedBy ?? '9', other.promisedBy ?? '9']
  if (end !== otherEnd) return end < otherEnd ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/** The ids of leads that match the search, newest first; undefined without a search. */
async function searchIds(
  db: Db,
  filter: LeadFilter,
  deps: FilterDeps,
): Promise<SearchResult | undefined> {
  const terms = searchTermsOf(filter, deps)
  if (!terms) return undefined
  const words = wordsWanted(filter)
  const passes = whereFilter(filter, deps)
  const limit = maxResults + 1
  if (isScanned(filter)) return scan(db, { filter, passes, terms, words })
  const [byWords, ...byTerms] = await Promise.all([
    words.length === 0
      ? undefined
      : idsByWords(db, words, {
          passes,
          engine: deps.engine,
          limit,
          searchAll: filter.searchAll ?? false,
        }),
    ...terms.map((term) => idsByTerm(db, term, { filter, passes })),
  ])
  const all = [...(byWords ? [byWords] : []), ...byTerms]
  const ids = new Set(all.flatMap(({ ids }) => ids))
  return { ids: [...ids].toSorted().toReversed(), isWhole: all.every(({ isWhole }) => isWhole) }
}

type Passing = { filter: LeadFilter; passes: ReturnType<typeof whereFilter> }

/** Few leads are scanned once for all that is searched. */
async function scan(
  db: Db,
  {
    filter,
    passes,
    terms,
    words,
  }: Passing & { terms: readonly SearchTerm[]; words: readonly WantedWord[] },
): Promise<SearchResult> {
  if (terms.length === 0 && words.length === 0) return { ids: [], isWhole: true }
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(passes)
    .where((eb) =>
      eb.or([
        ...terms.map((term) => matchesTerm(term, filter)(eb)),
        ...(words.length > 0 ? [hasWords(words)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(maxResults + 1)
    .execute()
  return { ids: rows.map(({ id }) => id), isWhole: true }
}

/** Many leads are searched by the index of a column. No index finds a part inside a reference: that is searched in the newest leads. */
async function idsByTerm(
  db: Db,
  term: SearchTerm,
  { filter, passes }: Passing,
): Promise<SearchResult> {
  const passing = db.selectFrom('enquiries').where(passes)
  const isBounded = 'part' in term && !filter.searchAll
  const newest = passing
    .select(['id', 'reference_number'])
    .orderBy('id', 'desc')
    .limit(mostSearched)
  const matching = isBounded
    ? db.selectFrom(newest.as('enquiries')).select('id').where(matchesTerm(term, filter))
    : passing.select('id').where(matchesTerm(term, filter)).orderBy(term.in)
  const [rows, beyond] = await Promise.all([
    matching.limit(maxResults + 1).execute(),
    isBounded
      ? passing.select('id').orderBy('id', 'desc').offset(mostSearched).limit(1).execute()
      : [],
  ])
  return { ids: rows.map(({ id }) => id), isWhole: beyond.length === 0 }
}

/** Whether a list is that of a search: it is counted by what it shows. */
export function isSearch(filter: LeadFilter, deps: FilterDeps): boolean {
  return searchTermsOf(filter, deps) !== undefined
}

/** The ids of the leads that the list of a search shows; undefined without a search. */
export async function searchResultIds(
  db: Db,
  filter: LeadFilter,
  deps: FilterDeps,
): Promise<string[] | undefined> {
  return (await searchIds(db, filter, deps))?.ids.slice(0, maxResults)
}

async function getListedLeads(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .select([
      'id',
      'reference_number',
      'created_at',
      'first_name',
      'last_name',
      'postcode',
      'nation',
    ])
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
    .select(['suspected', 'released_at', 'earlier_lead', 'came_from', 'erased_at'])
    .select(['chosen_from', 'chosen_until', 'contact_by'])
    .select(['email_key', 'merged_into'])
    .select([
      latestContact('not-called').as('not_called_at'),
      latestContact(...reachedOutcomes).as('reached_at'),
    ])
    .select(['next_action', 'next_action_at', 'next_action_for', 'calling_by'])
    .select(['claimed_by', 'claimed_until', 'claim_changed_at'])
    .select(tries.as('tries'))
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const [ordinals, merged] = await Promise.all([listOrdinals(db, rows), countMerged(db, ids)])
  const installers = await listLeadInstallers(
    db,
    rows.map((row) => ({
      ...row,
      isOpen: row.erased_at === null && isOpenState(row.state),
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
        nation: row.nation,
        form: row.form_slug,
        service: row.service,
        /** In the words of the form; null when the form did not ask. */
        bill: billLabel(JSON.parse(row.form_shown), JSON.parse(row.answers)) ?? null,
        cameFrom: row.came_from,
        state: row.state,
        version: row.version,
        owner: row.owner,
        /** Null where no call is promised. */
        promisedBy: row.promised_by,
        callableFrom: row.callable_from ?? row.created_at,
        /** When and how the visitor asked to be called. */
        wish: { from: row.chosen_from, until: row.chosen_until, contactBy: row.contact_by },
        /** When the visitor said that nobody called, unless they were reached since. */
        notCalledAt:
          row.not_called_at && row.not_called_at > (row.reached_at ?? '')
            ? row.not_called_at
            : null,
        contactedAt: row.contacted_at,
        quotedAt: row.quoted_at,
        suspected: row.suspected,
        releasedAt: row.released_at,
        installers: installers.get(id) ?? { accepted: [], open: [], nobody: null },
        /** Which enquiry of this person it is: 1 is their first. */
        ordinal: Math.max(ordinals.get(id) ?? 1, row.earlier_lead === null ? 1 : 2),
        /** How many other enquiries of this person a call is about as well. */
        merged: merged.get(id) ?? 0,
        /** Whether another enquiry of this person is called about in its place. */
        isMerged: row.merged_into !== null,
        erased: row.erased_at !== null,
        ...queueStanding(row, now),
      },
    ]
  })
}

/** Calls without an answer since the last one that reached the visitor. */
export const tries = sql<number | string>`(
  select count(*) from contacts where contacts.lead = enquiries.id and contacts."by" <> 'visitor'
  and contacts.channel = 'phone' and contacts.outcome in ('no-answer', 'engaged', 'voicemail')
  and contacts.at > coalesce((
    select max(at) from contacts as talks where talks.lead = enquiries.id
    and talks.outcome in (${sql.join([...reachedOutcomes, 'not-called'].map((one) => sql.lit(one)))})
  ), created_at)
  and contacts.at > coalesce((
    select max(at) from corrections where corrections.lead = enquiries.id and field = 'phone'
  ), created_at)
)`

type QueueColumns = Pick<
  Selectable<EnquiriesTable>,
  | 'state'
  | 'promised_by'
  | 'created_at'
  | 'next_action'
  | 'next_action_at'
  | 'next_action_for'
  | 'calling_by'
  | 'claimed_by'
  | 'claimed_until'
  | 'claim_changed_at'
> & { tries: number | string }

/** What is to be done next with an open lead, and which try it will be. */
export function nextActionOf(
  row: Pick<QueueColumns, 'state' | 'next_action' | 'next_action_at' | 'next_action_for' | 'tries'>,
): NextAction | null {
  return isOpenState(row.state) ? storedAction(row, Number(row.tries)) : null
}

/** A lead's place in the queue, and the operator who has it open to call. */
function queueStanding(row: QueueColumns, now: Date) {
  const nextAction = nextActionOf(row)
  return {
    nextAction,
    part: queuePartOf({ state: row.state, promisedBy: row.promised_by, nextAction }, now),
    claim:
      row.claimed_by && (row.claimed_until ?? '') > now.toISOString()
        ? {
            operator: row.claimed_by,
            since: row.claim_changed_at ?? '',
            until: row.claimed_until,
            /** Call was pressed. */
            isCalling: row.calling_by === row.claimed_by,
          }
        : null,
  }
}

function latestContact(...outcomes: ContactOutcome[]) {
  return sql<string | null>`(
    select max(at) from contacts
    where contacts.lead = enquiries.id and contacts.outcome in (${sql.join(outcomes.map((outcome) => sql.lit(outcome)))})
  )`
}

/**
 * The leads to call first: due in the queue, this operator's or without an owner, and not claimed by another operator. Leads that an
 * installer has, or decides on, wait in the queue until they are to be checked.
 */
export async function listNextToCall(
  db: Db,
  { closed = [], ...turn }: { operator: string; now: Date; size: number; closed?: string[] },
) {
  return getListedLeads(db, await listNextIds(db, { ...turn, closed }), turn.now)
}

/** We stop counting here, since the exact number above it isn't needed. */
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
