import { sql } from 'kysely'
import { momentAt } from '#domain/calendar.ts'
import { daysOfMonth } from '#domain/offer/ledger.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import type { OfferOutcome } from '#domain/offer/outcome.ts'
import { countsAsMade } from '../insight/figure-expressions.ts'
import { isLateCall } from '../insight/late-calls.ts'
import { getInstaller } from '../installer/installers.ts'
import type { Db } from '../schema.ts'
import { listMonths, statementOf } from './ledger.ts'

/** The offers that an installer's page is about: open ones, and those it has or had. */
const shownStates = [
  'offered',
  'accepted',
  'returned',
  'credited',
  'cancelled',
] as const satisfies OfferState[]

/** As many as a page can hold. */
const mostOffers = 120

export type InstallerOffer = Awaited<ReturnType<typeof listInstallerOffers>>[number]

/** Of an installer's offers: the newest as many as a page can hold, all that go on, or these by their ids. */
type WhichOffers = 'newest' | 'going on' | { ids: readonly string[] }

/** The offers of an installer with their leads, the newest first. */
export function listInstallerOffers(db: Db, installer: string, which: WhichOffers = 'newest') {
  return (
    offersWithDisclosures(db)
      .select(['offers.id', 'offers.state', 'offered_at', 'expires_at', 'answered_at', 'fee_cents'])
      .select(['outcome', 'outcome_at', 'quote', 'calls_from', 'offers.lead'])
      .select(['assigned_to', 'visit_at', 'visit_address', 'returned_at'])
      .select(['enquiries.state as leadState', 'enquiries.erased_at', 'enquiries.withdrawn_at'])
      .select(['form_shown', 'answers', 'postcode', 'region', 'service'])
      .select(['property_type', 'business_type', 'first_name', 'last_name'])
      .select(['promised_by', 'new_promise_by', 'chosen_from', 'chosen_until', 'created_at'])
      .select('consent_until')
      .select('disclosures.stopped_at')
      .select(isLateCall.as('isLate'))
      .select((eb) =>
        eb
          .selectFrom('contacts')
          .select((eb) => eb.fn.min('contacts.at').as('at'))
          .whereRef('contacts.offer', '=', 'offers.id')
          .as('called_at'),
      )
      .where('offers.installer', '=', installer)
      .where('offers.state', 'in', shownStates)
      // What is cancelled before it was accepted was never theirs.
      .where((eb) =>
        eb.or([eb('offers.state', '<>', 'cancelled'), eb('answered_at', 'is not', null)]),
      )
      .orderBy('offers.offered_at', 'desc')
      .orderBy('offers.id', 'desc')
      .$if(which === 'newest', (query) => query.limit(mostOffers))
      .$if(which === 'going on', (query) =>
        query
          .where('offers.state', 'in', ['offered', 'accepted'])
          .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', 'not in', overOutcomes)])),
      )
      .$if(typeof which === 'object', (query) =>
        query.where('offers.id', 'in', typeof which === 'object' ? which.ids : []),
      )
      .execute()
  )
}

/** Offers with their leads, and what shows each to its installer. */
const offersWithDisclosures = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .leftJoin('disclosures', (join) =>
      join
        .onRef('disclosures.lead', '=', 'offers.lead')
        .onRef('disclosures.receiver', '=', 'offers.installer')
        .on('disclosures.receiver_kind', '=', 'installer'),
    )

const overOutcomes = ['won', 'lost'] as const satisfies OfferOutcome[]

export type EnquiryHead = Awaited<ReturnType<typeof listEnquiryHeads>>[number]

/** All that an installer ever accepted, the newest first, with the columns to find one and show its state. */
export function listEnquiryHeads(db: Db, installer: string) {
  return offersWithDisclosures(db)
    .select(['offers.id', 'offers.lead', 'offers.state', 'outcome', 'visit_at', 'assigned_to'])
    .select(['enquiries.state as leadState', 'enquiries.erased_at', 'consent_until'])
    .select(['first_name', 'last_name', 'postcode', 'region', 'disclosures.stopped_at'])
    .where('offers.installer', '=', installer)
    .where('offers.state', 'in', shownStates)
    .where('offers.state', '<>', 'offered')
    .where('answered_at', 'is not', null)
    .orderBy('offers.offered_at', 'desc')
    .orderBy('offers.id', 'desc')
    .execute()
}

/** How many offers were made to an installer from one moment to before another, and how many it accepted. */
async function countOffers(
  db: Db,
  installer: string,
  { since, before }: { since: string; before: string },
): Promise<{ offered: number; accepted: number }> {
  const counts = await db
    .selectFrom('offers')
    .select([
      sql<
        number | string
      >`count(case when offered_at >= ${since} and offered_at < ${before} then 1 end)`.as(
        'offered',
      ),
      sql<number | string>`count(case when answered_at >= ${since} and answered_at < ${before}
        and state in ('accepted', 'returned', 'credited') then 1 end)`.as('accepted'),
    ])
    .where('installer', '=', installer)
    .where(countsAsMade)
    .executeTakeFirstOrThrow()
  return { offered: Number(counts.offered), accepted: Number(counts.accepted) }
}

/**
 * Everything that an installer's own page shows; undefined where there is no such installer. Its statement is of the month (YYYY-MM) that
 * was asked for, where it had one, and otherwise of this month.
 */
export async function getInstallerPage(
  db: Db,
  id: string,
  { asked, today, timeZone }: { asked: string; today: string; timeZone: string },
) {
  const installer = await getInstaller(db, id)
  if (!installer) return undefined
  const latest = today.slice(0, 7)
  const months = await listMonths(db, { installer: id, latest, timeZone })
  const month = months.includes(asked) ? asked : latest
  const days = daysOfMonth(month)
  const [offers, counts, statement] = await Promise.all([
    listInstallerOffers(db, id),
    countOffers(db, id, {
      since: momentAt(days.since, 0, timeZone).toISOString(),
      before: momentAt(days.before, 0, timeZone).toISOString(),
    }),
    statementOf(db, { installer: id, month, timeZone }),
  ])
  return { installer, offers, counts, statement, months }
}
