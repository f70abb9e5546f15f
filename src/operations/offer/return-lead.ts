import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { getGoodwillOf } from '#database/offer/goodwill.ts'
import {
  getReturnFacts,
  listTakenBack,
  listWaiting,
  listWithEvidence,
  lockOffer,
  markReturned,
  neverReachedKey,
  type OfferRow,
} from '#database/offer/returns.ts'
import type { Db } from '#database/schema.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import {
  type Judgement,
  judgeReturn,
  provenReturn,
  type ReturnFacts,
  type ReturnReason,
  whyNotReturned,
} from '#domain/offer/return.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { type Decided, offerOn, storeReturnDecision } from './decide-return.ts'
import type { OfferLeadDeps } from './offer-lead.ts'

/** The longest that an installer may write about a return. */
const longestReturnWords = 1000

export type LeadReturn = { offer: string; because: ReturnReason; words?: string }

export type ReturnedLead = Result<Judgement, 'unknown' | 'answered' | 'late' | 'early'>

/**
 * Gives an accepted lead back. What can be proven is decided at once; else the visitor is asked, or an operator decides. Returning
 * twice for one reason is harmless; another changes nothing, and is turned down.
 */
export async function returnLead(asked: LeadReturn, deps: OfferLeadDeps): Promise<ReturnedLead> {
  const { database, onDue } = deps
  const returned = await withRetry(() =>
    database.db.transaction().execute((trx) => returnOnce(asked, trx, deps)),
  )
  if (returned.credited) await offerOn(returned.credited, deps)
  if (returned.result.ok) onDue?.()
  return returned.result
}

const settled = reject(
  'late',
  'We credit something of it as goodwill, which settles it. Call us if it doesn’t.',
)

type Returned = { result: ReturnedLead; credited?: Decided | undefined }

async function returnOnce(
  { offer: id, because, words = '' }: LeadReturn,
  trx: Db,
  { now, calling }: OfferLeadDeps,
): Promise<Returned> {
  const offer = await lockOffer(trx, id)
  const facts = offer && (await getReturnFacts(trx, offer, calling.timeZone))
  if (!offer || !facts) return { result: reject('unknown', 'There is no such lead of yours.') }
  if (await getGoodwillOf(trx, id)) return { result: settled }
  const standing = standingOf(offer, because)
  if (standing) return { result: standing }
  const at = now()
  const rejected = whyNotReturned(because, facts, at)
  if (rejected) return { result: rejected }
  await storeReturn(trx, offer, {
    ...{ because, words: words.slice(0, longestReturnWords) },
    ...{ at, calling },
  })
  const judgement = judgeReturn(because, facts)
  const marked = { ...offer, ...returnedAs(offer, because) }
  return {
    result: { ok: true, ...judgement },
    credited: await follow(trx, marked, { judgement, at, calling }),
  }
}

/** What was answered before; undefined where the lead can be returned. */
function standingOf(offer: OfferRow, because: ReturnReason): ReturnedLead | undefined {
  const { state, return_decision, return_because, returned_at, returned_because } = offer
  if (returned_at && returned_because !== because)
    return reject('answered', return_because ?? 'You have returned this enquiry.')
  if (return_decision) return { ok: true, decision: return_decision, because: return_because ?? '' }
  if (returned_at)
    return { ok: true, decision: 'operator', because: 'You have returned this lead.' }
  return state === 'accepted' || state === 'cancelled'
    ? undefined
    : reject('answered', 'This lead isn’t with you.')
}

function returnedAs({ state }: OfferRow, because: ReturnReason): Partial<OfferRow> {
  return { state: state === 'accepted' ? 'returned' : state, returned_because: because }
}

async function storeReturn(
  db: Db,
  offer: OfferRow,
  {
    because,
    words,
    at,
    calling,
  }: { because: ReturnReason; words: string; at: Date; calling: CallingRules },
): Promise<void> {
  const moment = at.toISOString()
  await markReturned(db, offer, { at: moment, because, words, calling })
  await recordAudit(db, {
    id: uuidv7(),
    at: moment,
    operator: null,
    lead: offer.lead,
    kind: 'lead.offer-returned',
    detail: { installer: offer.installer, because },
  })
}

/** Does what a judgement asks for. Returns what was credited, so that its lead can go on. */
async function follow(
  db: Db,
  offer: OfferRow,
  {
    judgement: { decision, because },
    at,
    calling,
  }: { judgement: Judgement; at: Date; calling: CallingRules },
): Promise<Decided | undefined> {
  if (decision === 'credited' || decision === 'rejected')
    return storeReturnDecision(db, offer, { decision, because, by: null, at, calling })
  if (decision === 'visitor') await askVisitor(db, offer, at)
  return undefined
}

async function askVisitor(db: Db, { id, lead }: OfferRow, now: Date): Promise<void> {
  const row = await db
    .selectFrom('enquiries')
    .select('email_key')
    .where('id', '=', lead)
    .executeTakeFirst()
  if (!row?.email_key) return
  await insertVisitorLetter(db, {
    id: uuidv7(),
    lead,
    emailKey: row.email_key,
    event: 'offer.did-they-call',
    dedupeKey: neverReachedKey(id),
    now,
  })
}

/**
 * Decides what has been proven meanwhile: returns that wait, and offers that nobody has returned yet, accepted or taken back, which are
 * credited unasked. Replicas may do it at once. Returns how many were decided.
 */
export async function decideProven(deps: OfferLeadDeps): Promise<number> {
  const { database, now } = deps
  const [waiting, evident, takenBack] = await Promise.all([
    listWaiting(database.db),
    listWithEvidence(database.db, now()),
    listTakenBack(database.db, now()),
  ])
  return decideEach([...waiting, ...evident, ...takenBack], deps)
}

/** Decides those returns of a lead that wait for what its visitor has just said. */
export async function decideReturnsOf(lead: string, deps: OfferLeadDeps): Promise<number> {
  return decideEach(await listWaiting(deps.database.db, lead), deps)
}

async function decideEach(offers: readonly OfferRow[], deps: OfferLeadDeps): Promise<number> {
  const { database, onDue } = deps
  let decided = 0
  for (const { id } of offers) {
    const one = await withRetry(() =>
      database.db.transaction().execute((trx) => decideOnce(id, trx, deps)),
    )
    if (!one) continue
    decided += 1
    await offerOn(one, deps)
  }
  if (decided > 0) onDue?.()
  return decided
}

async function decideOnce(
  id: string,
  trx: Db,
  { now, calling }: OfferLeadDeps,
): Promise<Decided | undefined> {
  const offer = await lockOffer(trx, id)
  const facts = offer && (await getReturnFacts(trx, offer, calling.timeZone))
  if (!offer || !facts || offer.return_decision) return undefined
  const at = now()
  if (mayBeUndone(facts, at) || (await getGoodwillOf(trx, id))) return undefined
  if (offer.returned_at) {
    const judgement = judgeReturn(offer.returned_because as ReturnReason, facts)
    const isDecided = judgement.decision === 'credited' || judgement.decision === 'rejected'
    return isDecided ? follow(trx, offer, { judgement, at, calling }) : undefined
  }
  const isTheirs = offer.state === 'accepted' || facts.takenBackAt !== null
  const proven = isTheirs ? provenReturn(facts) : undefined
  if (!proven) return undefined
  const { reason, because } = proven
  await markReturned(trx, offer, { at: at.toISOString(), because: reason, words: '', calling })
  const marked = { ...offer, ...returnedAs(offer, reason) }
  return follow(trx, marked, {
    ...{ judgement: { decision: 'credited', because } },
    ...{ at, calling },
  })
}

/** An operator who took a lead back for its visitor has some seconds to undo it. */
function mayBeUndone({ takenBackAt }: Pick<ReturnFacts, 'takenBackAt'>, at: Date): boolean {
  return takenBackAt !== null && at.getTime() - Date.parse(takenBackAt) < sendAfterSeconds * 1000
}
