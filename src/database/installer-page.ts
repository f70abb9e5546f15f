import { sql } from 'kysely'
import type { OfferState } from '#domain/installer/offer.ts'
import { getInstaller } from './installers.ts'
import type { Db } from './schema.ts'

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

/** The offers of an installer with their leads, the newest first. */
export function listInstallerOffers(db: Db, installer: string) {
  return (
    db
      .selectFrom('offers')
      .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
      .leftJoin('disclosures', (join) =>
        join
          .onRef('disclosures.lead', '=', 'offers.lead')
          .onRef('disclosures.receiver', '=', 'offers.installer')
          .on('disclosures.receiver_kind', '=', 'installer'),
      )
      .select(['offers.id', 'offers.state', 'offered_at', 'expires_at', 'answered_at', 'fee_cents'])
      .select(['outcome', 'outcome_at', 'quote', 'calls_from'])
      .select(['enquiries.state as leadState', 'enquiries.erased_at', 'enquiries.withdrawn_at'])
      .select(['form_shown', 'answers', 'postcode', 'region', 'service'])
      .select(['property_type', 'business_type', 'first_name', 'last_name'])
      .select(['promised_by', 'new_promise_by', 'chosen_from', 'chosen_until', 'created_at'])
      .select('consent_until')
      .select('disclosures.stopped_at')
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
      .limit(mostOffers)
      .execute()
  )
}

/** How many offers were made to an installer, and how many it has accepted, since a moment. */
export async function countOffers(
  db: Db,
  installer: string,
  since: string,
): Promise<{ offered: number; accepted: number }> {
  const counts = await db
    .selectFrom('offers')
    .select([
      sql<number | string>`count(case when offered_at >= ${since} then 1 end)`.as('offered'),
      sql<number | string>`count(case when answered_at >= ${since}
        and state in ('accepted', 'returned', 'credited') then 1 end)`.as('accepted'),
    ])
    .where('installer', '=', installer)
    .executeTakeFirstOrThrow()
  return { offered: Number(counts.offered), accepted: Number(counts.accepted) }
}

/** An installer's fees and credits since a moment, by kind, work and amount, in cents without GST. */
export async function listLedgerLines(db: Db, installer: string, since: string) {
  const rows = await db
    .selectFrom('ledger_entries')
    .leftJoin('offers', 'offers.id', 'ledger_entries.offer')
    .leftJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(['kind', 'service', 'amount_cents'])
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .select(sql<number | string>`sum(gst_cents)`.as('gst'))
    .where('ledger_entries.installer', '=', installer)
    .where('ledger_entries.at', '>=', since)
    .where('kind', 'in', ['fee', 'credit'])
    .groupBy(['kind', 'service', 'amount_cents'])
    .execute()
  return rows.map((row) => ({
    kind: row.kind === 'credit' ? ('credit' as const) : ('fee' as const),
    service: row.service ?? '',
    eachCents: row.amount_cents,
    count: Number(row.count),
    cents: row.amount_cents * Number(row.count),
    gstCents: Number(row.gst),
  }))
}

/** Everything that an installer's own page shows; undefined where there is no such installer. */
export async function getInstallerPage(db: Db, id: string, monthBegan: string) {
  const installer = await getInstaller(db, id)
  if (!installer) return undefined
  const [offers, counts, lines] = await Promise.all([
    listInstallerOffers(db, id),
    countOffers(db, id, monthBegan),
    listLedgerLines(db, id, monthBegan),
  ])
  return { installer, offers, counts, lines }
}
