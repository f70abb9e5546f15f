import { sql } from 'kysely'
import { dayOf } from '#domain/calendar.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { coversPlace, type Installer } from '#domain/installer/installer.ts'
import { acceptedStates, type OfferState } from '#domain/offer/offer.ts'
import {
  mostWithNumber,
  type ReturnFacts,
  type ReturnReason,
  returnHours,
  type SameNumber,
  takenBackAt,
} from '#domain/offer/return.ts'
import type { Region } from '#estimate/region.ts'
import { getInstallerDisclosure } from '../delivery/disclosures.ts'
import { listContacts } from '../desk/contacts.ts'
import type { Db } from '../schema.ts'
import { listEarlierAcceptances } from './match-facts.ts'
import { moveOffers } from './move-offers.ts'
import { listOffersOfLead, type OfferRow } from './offers.ts'

/** The current facts that decide a return of an accepted offer. Undefined where the offer wasn't accepted. */
export async function getReturnFacts(
  db: Db,
  { lead, installer, state, answered_at, accepted_area }: OfferRow,
  timeZone: string,
): Promise<ReturnFacts | undefined> {
  if (!answered_at) return undefined
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', lead)
    .executeTakeFirstOrThrow()
  const [contacts, corrections, earlier, offers, disclosure] = await Promise.all([
    listContacts(db, [lead]),
    listCorrections(db, lead),
    listEarlierAcceptances(db, row, (moment) => dayOf(moment, timeZone)),
    listOffersOfLead(db, lead),
    getInstallerDisclosure(db, { lead, installer }),
  ])
  const area: Installer['area'] | null = accepted_area ? JSON.parse(accepted_area) : null
  const form: EnquiryForm = JSON.parse(row.form_shown)
  const postcodeQuestions = questionsOf(form)
    .filter(({ kind }) => kind === 'postcode')
    .map(({ name }) => name)
  const latest = (fields: readonly string[]) =>
    corrections.findLast(({ field }) => fields.includes(field))?.at ?? null
  const postcodeCorrectedAt = latest(postcodeQuestions)
  return {
    installer,
    acceptedAt: answered_at,
    withdrawnAt: row.withdrawn_at ?? row.erased_at,
    takenBackAt: takenBackAt({
      state,
      stoppedAt: disclosure?.stopped_at ?? null,
      consentUntil: row.consent_until,
    }),
    inArea:
      area && row.postcode
        ? coversPlace({ area }, { ...row, region: row.region as Region })
        : undefined,
    postcodeCorrectedAt:
      postcodeCorrectedAt && postcodeCorrectedAt > answered_at ? postcodeCorrectedAt : null,
    repeats: earlier.findLast((one) => one.repeated && one.installer === installer)?.on ?? null,
    phone: { doubtful: Boolean(row.phone_doubtful), correctedAt: latest(['phone']) },
    contacts,
    numberReturns: offers.flatMap(
      ({ installer, returned_at, returned_because, return_decision }) =>
        returned_at && isNumber(returned_because) && return_decision !== 'rejected'
          ? [{ installer, at: returned_at }]
          : [],
    ),
    holders: new Set([installer, ...offers.filter(isHeld).map((one) => one.installer)]).size,
  }
}

/** What the newest other enquiries with a lead’s number, `mostWithNumber` of them, say of it. */
export async function getSameNumber(db: Db, lead: string): Promise<SameNumber> {
  const others = await db
    .selectFrom('enquiries')
    .select('id')
    .where('phone_e164', '=', (qb) =>
      qb.selectFrom('enquiries').select('phone_e164').where('id', '=', lead),
    )
    .where('phone_e164', '<>', '')
    .where('id', '<>', lead)
    .orderBy('id', 'desc')
    .limit(mostWithNumber)
    .execute()
  const contacts = await listContacts(
    db,
    others.map(({ id }) => id),
  )
  return { enquiries: others.length, contacts }
}

function listCorrections(db: Db, lead: string) {
  return db
    .selectFrom('corrections')
    .select(['field', 'at'])
    .where('lead', '=', lead)
    .orderBy('at')
    .execute()
}

const held: readonly OfferState[] = acceptedStates
const isHeld = ({ state }: OfferRow) => held.includes(state)

const numberReasons = ['number-dead', 'number-wrong'] as const satisfies ReturnReason[]
const isNumber = (because: string | null) => numberReasons.some((reason) => reason === because)

/** Marks an offer as returned. One that the visitor ended meanwhile stays so, and waits for its decision all the same. */
export async function markReturned(
  db: Db,
  { id }: OfferRow,
  { at, because, words }: { at: string; because: ReturnReason; words: string },
): Promise<void> {
  await moveOffers(db, 'return').where('id', '=', id).execute()
  await db
    .updateTable('offers')
    .set({ returned_at: at, returned_because: because, return_words: words || null })
    .where('id', '=', id)
    .execute()
}

/** Stores the decision of a return. A rejected one leaves the offer as it was before. */
export async function storeDecision(
  db: Db,
  { id }: OfferRow,
  decision: {
    decision: 'credited' | 'rejected'
    because: string
    by: string | null
    at: string
  },
): Promise<void> {
  const move = decision.decision === 'credited' ? 'credit' : 'turn-down'
  await moveOffers(db, move).where('id', '=', id).execute()
  await db
    .updateTable('offers')
    .set({
      return_decision: decision.decision,
      return_because: decision.because,
      return_decided_at: decision.at,
      return_decided_by: decision.by,
    })
    .where('id', '=', id)
    .execute()
}

/** Ends that an installer has the details of a lead. */
export async function stopInstallerDisclosure(
  db: Db,
  { lead, installer }: Pick<OfferRow, 'lead' | 'installer'>,
  at: string,
): Promise<void> {
  await db
    .updateTable('disclosures')
    .set({ stopped_at: at })
    .where('lead', '=', lead)
    .where('receiver_kind', '=', 'installer')
    .where('receiver', '=', installer)
    .where('stopped_at', 'is', null)
    .execute()
}

/** The returns that wait for a decision, of one lead where it is named, the oldest first. */
export function listWaiting(db: Db, lead?: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .$if(lead !== undefined, (qb) => qb.where('lead', '=', lead ?? ''))
    .where('returned_at', 'is not', null)
    .where('return_decision', 'is', null)
    .where('state', 'in', ['returned', 'cancelled'])
    .orderBy('returned_at')
    .orderBy('id')
    .execute()
}

/** The installer that waits for the visitor's word, since it never reached them. Null once they have answered or it is decided. */
export async function getNeverReached(
  db: Db,
  lead: string,
): Promise<{ by: string; at: string } | null> {
  const waiting = await db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['trading_name as by', 'returned_at'])
    .where('lead', '=', lead)
    .where('returned_because', '=', 'never-reached')
    .where('return_decision', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contacts')
            .select('contacts.id')
            .whereRef('contacts.lead', '=', 'offers.lead')
            .where('contacts.by', '=', 'visitor')
            .whereRef('contacts.at', '>', 'offers.answered_at'),
        ),
      ),
    )
    .orderBy('returned_at')
    .executeTakeFirst()
  return waiting ? { by: waiting.by, at: waiting.returned_at ?? '' } : null
}

/** The deduplication key of the letter that asks the visitor of a returned lead. */
export function neverReachedKey(offer: string): string {
  return `offer.did-they-call ${offer}`
}

/** The letter that asks the visitor of a returned lead; undefined where none could be queued. */
export function getNeverReachedLetter(db: Db, offer: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('dedupe_key', '=', neverReachedKey(offer))
    .executeTakeFirst()
}

/**
 * Accepted offers with new evidence that may prove a return, within the hours for one: a call found the number wrong, an answer was
 * corrected, or the lead repeats another. The domain decides what it proves.
 */
export function listWithEvidence(db: Db, now: Date): Promise<OfferRow[]> {
  const since = new Date(now.getTime() - returnHours * 3_600_000).toISOString()
  return db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .selectAll('offers')
    .where('offers.state', '=', 'accepted')
    .where('answered_at', '>=', since)
    .where('return_decision', 'is', null)
    .where((eb) =>
      eb.or([
        eb('duplicate_of', 'is not', null),
        eb('withdrawn_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('contacts')
            .select('contacts.id')
            .whereRef('contacts.lead', '=', 'offers.lead')
            .where('contacts.outcome', '=', 'wrong-number'),
        ),
        eb.exists(
          eb
            .selectFrom('corrections')
            .select('corrections.id')
            .whereRef('corrections.lead', '=', 'offers.lead')
            .whereRef('corrections.at', '>', 'offers.answered_at'),
        ),
        eb.exists(
          eb
            .selectFrom('offers as others')
            .select('others.id')
            .whereRef('others.lead', '=', 'offers.lead')
            .where('others.returned_because', 'in', numberReasons),
        ),
      ]),
    )
    .orderBy('offers.id')
    .execute()
}

// After two weeks of downtime, the server still credits what was taken back meanwhile.
const takenBackDays = 14

/**
 * Accepted offers that were taken back before their installers recorded any call.
 */
export function listTakenBack(db: Db, now: Date): Promise<OfferRow[]> {
  const since = new Date(now.getTime() - takenBackDays * 24 * 3_600_000)
  return db
    .selectFrom('offers')
    .innerJoin('disclosures', (join) =>
      join
        .onRef('disclosures.lead', '=', 'offers.lead')
        .onRef('disclosures.receiver', '=', 'offers.installer')
        .on('receiver_kind', '=', 'installer'),
    )
    .selectAll('offers')
    .where('offers.state', '=', 'cancelled')
    .where('returned_at', 'is', null)
    .where('stopped_at', '>', since.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contacts')
            .select('contacts.id')
            .whereRef('contacts.offer', '=', 'offers.id')
            .where('contacts.by', '=', 'installer'),
        ),
      ),
    )
    .orderBy('offers.id')
    .execute()
}

/** How many leads each installer has accepted since a moment, and how many of them it returned or was credited: not those it didn't call about. */
export async function countReturns(
  db: Db,
  since: Date,
): Promise<Map<string, { accepted: number; returned: number }>> {
  const rows = await db
    .selectFrom('offers')
    .select('installer')
    .select(({ fn }) => [
      fn.count<number | string>('id').as('accepted'),
      sql<number | string>`count(case when returned_because <> 'not-in-time' then 1 end)`.as(
        'returned',
      ),
    ])
    .where('answered_at', '>=', since.toISOString())
    .where('state', 'in', ['accepted', 'returned', 'credited'])
    .groupBy('installer')
    .execute()
  return new Map(
    rows.map(({ installer, accepted, returned }) => [
      installer,
      { accepted: Number(accepted), returned: Number(returned) },
    ]),
  )
}
