import type { Selectable } from 'kysely'
import { dayOf } from '#domain/calendar.ts'
import { type OutgoingOffer, reasonsFor, whyEnded } from '#domain/delivery/outgoing-offer.ts'
import type { Country } from '#domain/enquiry/country.ts'
import { phoneDoubt } from '#domain/enquiry/phone.ts'
import { callMoments } from '#domain/lead/derived-columns.ts'
import { isPromiseRunning, isUnreached } from '#domain/lead/state.ts'
import { type AskedAgain, changedAnswers } from '#domain/offer/asked-again.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import type { Candidate } from '#domain/offer/match.ts'
import { acceptedStates, type OfferState } from '#domain/offer/offer.ts'
import { offerSummary, serviceName } from '#domain/offer/offer-summary.ts'
import { hasSpoken } from '#domain/offer/outcome.ts'
import { lateSince, owedCall } from '#domain/offer/owed-call.ts'
import { middlePrice } from '#domain/offer/price.ts'
import { feeAfterTakenBack, returnableUntil, takenBackAt } from '#domain/offer/return.ts'
import { statedSystem } from '#domain/offer/stated-system.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import {
  type CallingRules,
  callingCalendar,
  deskCalendar,
} from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import { getInstallerDisclosure } from '../delivery/disclosures.ts'
import { getOutgoingLead } from '../delivery/outgoing-lead.ts'
import { listTurns, turnOnAccepting } from '../desk/call-turns.ts'
import { listContacts } from '../desk/contacts.ts'
import { countLateCalls, isLate } from '../insight/late-calls.ts'
import { candidateColumns, candidatesOf } from '../matched.ts'
import type { Db, EnquiriesTable, OffersTable } from '../schema.ts'
import { getYes } from './consents.ts'
import { getCreditedGoodwill } from './goodwill.ts'
import { getOffer, listOffersOfLead } from './offers.ts'
import { listPricesFor, priceOf, type StoredPrice } from './prices.ts'
import { listRepeats } from './repeats.ts'

const holding: readonly OfferState[] = acceptedStates

/**
 * When an offer is read, by which rules we call, whether fees carry tax (default: yes), and the country that phone numbers are judged by:
 * without one, nothing is said of them.
 */
export type OfferMoment = {
  now: Date
  calling: CallingRules
  isTaxed?: boolean | undefined
  country?: Country | undefined
}

/** An offer as letters, webhooks and pages read it at a moment; undefined where there is none. */
export async function getOutgoingOffer(
  db: Db,
  id: string,
  { now, calling, isTaxed, country }: OfferMoment,
): Promise<OutgoingOffer | undefined> {
  const offer = await getOffer(db, id)
  if (!offer) return undefined
  const [lead, installer, offers, candidates, disclosure, goodwill] = await Promise.all([
    db.selectFrom('enquiries').selectAll().where('id', '=', offer.lead).executeTakeFirstOrThrow(),
    getOfferedInstaller(db, offer.installer),
    listOffersOfLead(db, offer.lead),
    getCandidates(db, offer),
    getInstallerDisclosure(db, offer),
    getCreditedGoodwill(db, id),
  ])
  const isAccepted = offer.state === 'accepted'
  const createdOn = dayOf(new Date(lead.created_at), calling.timeZone)
  const until = lead.consent_until ?? consentUntil(new Date(lead.created_at)).toISOString()
  const stopped = disclosure?.stopped_at ?? null
  // An installer that was asked again since had the lead by another offer.
  const stoppedAt = stopped !== null && stopped >= offer.offered_at ? stopped : null
  const takenBack = takenBackAt({ state: offer.state, stoppedAt, consentUntil: until })
  const ended = whyEnded({
    isErased: lead.erased_at !== null,
    isWithdrawn: lead.withdrawn_at !== null,
    isStopped: (stoppedAt !== null && stoppedAt < until) || lead.state === 'spam',
    isConsentOver: until <= now.toISOString(),
    isCancelled: offer.state === 'cancelled',
  })
  const turn =
    offer.state === 'offered'
      ? await turnOnAccepting(db, lead, { turns: await listTurns(db, lead.id), now, calling })
      : undefined
  const holders = offers.filter(({ state }) => holding.includes(state))
  return {
    id,
    lead: offer.lead,
    reference: lead.reference_number,
    state: offer.state,
    installer,
    summary: offerSummary({
      ...lead,
      form: JSON.parse(lead.form_shown),
      answers: JSON.parse(lead.answers),
      phoneDoubt: country && phoneDoubt(phoneOf(lead), country),
    }),
    fee: feeWithGst(offer.fee_cents, isTaxed),
    offeredAt: offer.offered_at,
    expiresAt: offer.expires_at,
    answeredAt: offer.answered_at,
    way: lead.way,
    stated: lead.way === 'prices' ? (statedSystem(lead, createdOn) ?? null) : null,
    price: priceOf(offer, lead),
    notChosen: await getNotChosen(db, offer, now),
    closedBy: offer.declined_because,
    agreed: isAccepted && !ended ? ((await getYes(db, id)) ?? null) : null,
    acceptedAt: disclosure && offer.state !== 'declined' ? offer.answered_at : null,
    callsFrom: turn?.waits ? turn.from : offer.calls_from,
    call: {
      from: lead.chosen_from,
      until: lead.chosen_until,
      callableFrom: lead.callable_from ?? lead.created_at,
      // Where no call is promised yet, accepting promises one.
      promisedBy: lead.promised_by ?? callMoments(now, lead, calling).promised_by,
    },
    reasons: reasonsFor(
      candidates.find(({ installer }) => installer === offer.installer)?.reasons ?? [],
      { accepted: isAccepted && !ended },
    ),
    others: {
      before: holders.filter((one) => isBefore(one, offer)).length,
      now: holders.filter((one) => one.id !== id).length,
      after: offers.some((one) => one.id !== id && one.offered_at >= overAt(offer)),
    },
    isReached: lead.contacted_at !== null || lead.state === 'contacted',
    return:
      offer.returned_because && offer.returned_at
        ? {
            because: offer.returned_because,
            decideBy: decideBy(new Date(offer.returned_at), deskCalendar(calling)).toISOString(),
            decision: offer.return_decision,
            explanation: offer.return_because,
          }
        : null,
    owed: ended ? null : owedOf(offer, lead, calling),
    late: await lateOf(db, offer),
    takenBack: takenBack
      ? await getTakenBack(db, offer, { at: takenBack, isSettled: goodwill !== undefined })
      : null,
    goodwill: goodwill
      ? {
          ...feeWithGst(goodwill.amount_cents, isTaxed),
          sentence: goodwill.sentence,
          by: goodwill.name ?? '',
        }
      : null,
    consentUntil: until,
    isFinished: lead.state === 'won' || lead.state === 'lost',
    wanted: lead.installers_wanted,
    ended,
    details: isAccepted && !ended ? await getOutgoingLead(db, offer.lead) : undefined,
    askedAgain: isAccepted && !ended ? await listAskedAgain(db, id, lead) : [],
  }
}

const middleDays = 90

/** Why a price wasn't chosen, as far as its installer may know; null where it was, or may be. */
async function getNotChosen(
  db: Db,
  { state, declined_because, passed_because, price }: Selectable<OffersTable>,
  now: Date,
): Promise<OutgoingOffer['notChosen']> {
  const isOver = state === 'passed' || (state === 'expired' && declined_because === 'taken')
  if (!isOver || !price) return null
  const { askedFor }: StoredPrice = JSON.parse(price)
  const since = new Date(now.getTime() - middleDays * 24 * 3_600_000)
  const middle = middlePrice(await listPricesFor(db, askedFor, since))
  return { because: passed_because, middle: middle ?? null }
}

async function listAskedAgain(
  db: Db,
  offer: string,
  earlier: Pick<EnquiriesTable, 'form_shown' | 'answers'>,
): Promise<AskedAgain[]> {
  const answered = (row: typeof earlier) => ({
    form: JSON.parse(row.form_shown),
    answers: JSON.parse(row.answers),
  })
  return (await listRepeats(db, offer)).map((repeat) => {
    const seesPrices = repeat.way === 'prices'
    return {
      at: repeat.at,
      service: serviceName(repeat.service),
      callBy: !seesPrices && isPromiseRunning(repeat) ? repeat.promisedBy : null,
      seesPrices,
      changed: changedAnswers(answered(earlier), answered(repeat)),
    }
  })
}

function phoneOf({
  phone_e164,
  phone_doubtful,
}: Pick<Selectable<EnquiriesTable>, 'phone_e164' | 'phone_doubtful'>) {
  return { e164: phone_e164, doubtful: Boolean(phone_doubtful) }
}

/** Since when the lead of an offer that wasn't accepted may go to another installer. */
function overAt({ state, answered_at, expires_at }: Selectable<OffersTable>): string {
  return (state === 'declined' && answered_at) || expires_at
}

/** The call that an installer owes until the visitor was spoken with. */
function owedOf(
  { state, outcome, answered_at, calls_from }: Selectable<OffersTable>,
  lead: Selectable<EnquiriesTable>,
  calling: CallingRules,
): OutgoingOffer['owed'] {
  const isAwaited = isUnreached({ state: lead.state, contactedAt: lead.contacted_at })
  if (state !== 'accepted' || !answered_at || !isAwaited || hasSpoken(outcome)) return null
  const { by, keptUntil } = owedCall(
    {
      acceptedAt: answered_at,
      callsFrom: calls_from,
      promisedBy: lead.promised_by,
      newPromiseBy: lead.new_promise_by,
    },
    callingCalendar(calling, lead),
  )
  return {
    by: by.toISOString(),
    keptUntil: keptUntil.toISOString(),
    hasTried: outcome === 'tried',
  }
}

async function lateOf(
  db: Db,
  { id, installer, returned_because, returned_at: at }: Selectable<OffersTable>,
): Promise<OutgoingOffer['late']> {
  if (returned_because !== 'not-in-time' || !at || !(await isLate(db, id))) return null
  return { at, count: await countLateCalls(db, installer, lateSince(new Date(at)), at) }
}

async function getTakenBack(
  db: Db,
  { lead, installer, answered_at: acceptedAt }: Selectable<OffersTable>,
  { at, isSettled }: { at: string; isSettled: boolean },
): Promise<OutgoingOffer['takenBack']> {
  if (!acceptedAt) return null
  const contacts = await listContacts(db, [lead])
  return {
    at,
    fee: isSettled ? 'settled' : feeAfterTakenBack({ installer, contacts, acceptedAt }),
    returnUntil: returnableUntil({ acceptedAt, takenBackAt: at }),
  }
}

/** Two installers who accepted in the same millisecond are ordered by their offers. */
function isBefore(one: Selectable<OffersTable>, offer: Selectable<OffersTable>): boolean {
  const orderOf = ({ answered_at, id }: Selectable<OffersTable>) => `${answered_at ?? '9'} ${id}`
  return one.id !== offer.id && orderOf(one) < orderOf(offer)
}

async function getOfferedInstaller(db: Db, id: string): Promise<OutgoingOffer['installer']> {
  const row = await db
    .selectFrom('installers')
    .select(['id', 'trading_name', 'abn', 'company_number', 'people', 'closed_at', 'link_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    tradingName: row.trading_name,
    abn: row.abn,
    companyNumber: row.company_number ?? undefined,
    people: JSON.parse(row.people),
    closedAt: row.closed_at ?? undefined,
    linkNumber: row.link_number,
  }
}

/** Of the trace by which the offer was made. Earlier releases stored that a moment later than the offer says. */
async function getCandidates(
  db: Db,
  { lead, offered_at }: Pick<OffersTable, 'lead' | 'offered_at'>,
): Promise<Candidate[]> {
  const trace = await db
    .selectFrom('match_traces')
    .select(candidateColumns)
    .where('lead', '=', lead)
    .where('at', '>=', offered_at)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return trace ? candidatesOf(trace) : []
}
