import { getLeadRow } from '#database/desk/lead-row.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { getGoodwillOf } from '#database/offer/goodwill.ts'
import { lockOffer, type OfferRow } from '#database/offer/offers.ts'
import {
  getReturnFacts,
  listTakenBack,
  listWaiting,
  listWithEvidence,
  markReturned,
  neverReachedKey,
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
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { type Decided, offerOn, storeReturnDecision } from './decide-return.ts'

/** The longest that an installer may write about a return. */
const longestReturnWords = 1000

type LeadReturn = { offer: string; because: ReturnReason; words?: string }

export type ReturnedLead = Result<Judgement, 'unknown' | 'answered' | 'late' | 'early'>

/**
 * Gives an accepted lead back. What can be proven is decided at once; else the visitor is asked, or an operator decides. Returning
 * twice for one reason is harmless; another changes nothing, and is turned down.
 */
export async function returnLead(asked: LeadReturn, world: World): Promise<ReturnedLead> {
  const { result, credited } = await commit(world, (db) => returnOnce(db, asked, world))
  await offerOn(credited, world)
  return result
}

const settled = reject(
  'late',
  'We credit something of it as goodwill, which settles it. Call us if it doesn’t.',
)

type Returned = { result: ReturnedLead; credited?: Decided | undefined }

/** The same within a transaction; what was credited goes on once that is stored. */
export async function returnOnce(
  db: Db,
  { offer: id, because, words = '' }: LeadReturn,
  world: World,
): Promise<Returned> {
  const offer = (await lockOffer(db, id))?.offer
  const facts = offer && (await getReturnFacts(db, offer, world.calling.timeZone))
  if (!offer || !facts) return { result: reject('unknown', 'There is no such lead of yours.') }
  if (await getGoodwillOf(db, id)) return { result: settled }
  const standing = answeredBefore(offer, because)
  if (standing) return { result: standing }
  const at = world.now()
  const rejected = whyNotReturned(because, facts, at)
  if (rejected) return { result: rejected }
  const returned = { because, words: words.slice(0, longestReturnWords), at }
  const marked = await storeReturn(db, offer, returned)
  await recordLeadEvent(
    db,
    {
      kind: 'lead.offer-returned',
      at,
      lead: offer.lead,
      detail: { installer: offer.installer, because },
    },
    world,
  )
  const judgement = judgeReturn(because, facts)
  return {
    result: { ok: true, ...judgement },
    credited: await follow(db, marked, judgement, at, world),
  }
}

/** What was answered before; undefined where the lead can be returned. */
function answeredBefore(offer: OfferRow, because: ReturnReason): ReturnedLead | undefined {
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

/** Marks an offer as returned, and returns it as it then is. */
async function storeReturn(
  db: Db,
  offer: OfferRow,
  { because, words, at }: { because: ReturnReason; words: string; at: Date },
): Promise<OfferRow> {
  await markReturned(db, offer, { at: at.toISOString(), because, words })
  const state = offer.state === 'accepted' ? 'returned' : offer.state
  return { ...offer, state, returned_because: because }
}

/** Does what a judgement asks for. Returns what was credited, so that its lead can go on. */
async function follow(
  db: Db,
  offer: OfferRow,
  { decision, because }: Judgement,
  at: Date,
  world: World,
): Promise<Decided | undefined> {
  if (decision === 'credited' || decision === 'rejected')
    return storeReturnDecision(db, offer, { decision, because, by: null, at }, world)
  if (decision === 'visitor') await askVisitor(db, offer, at, world)
  return undefined
}

async function askVisitor(
  db: Db,
  { id, lead }: OfferRow,
  now: Date,
  { newId }: World,
): Promise<void> {
  const emailKey = (await getLeadRow(db, lead))?.email_key
  if (!emailKey) return
  await insertVisitorLetter(db, {
    id: newId(),
    lead,
    emailKey,
    event: 'offer.did-they-call',
    dedupeKey: neverReachedKey(id),
    now,
  })
}

/**
 * Decides what has been proven meanwhile: pending returns, and accepted or cancelled offers that were not returned yet, which are credited
 * without a request. Replicas may run it at the same time. Returns how many were decided.
 */
export async function decideProven(world: World): Promise<number> {
  const { db } = world.database
  const now = world.now()
  const [waiting, evident, takenBack] = await Promise.all([
    listWaiting(db),
    listWithEvidence(db, now),
    listTakenBack(db, now),
  ])
  return decideEach([...waiting, ...evident, ...takenBack], world)
}

/** Decides the returns of a lead that were waiting for its visitor's answer. */
export async function decideReturnsOf(lead: string, world: World): Promise<number> {
  return decideEach(await listWaiting(world.database.db, lead), world)
}

async function decideEach(offers: readonly OfferRow[], world: World): Promise<number> {
  let decided = 0
  for (const { id } of offers) {
    const one = await commit(world, (db) => decideOnce(db, id, world))
    if (!one) continue
    decided += 1
    await offerOn(one, world)
  }
  return decided
}

async function decideOnce(db: Db, id: string, world: World): Promise<Decided | undefined> {
  const offer = (await lockOffer(db, id))?.offer
  const facts = offer && (await getReturnFacts(db, offer, world.calling.timeZone))
  if (!offer || !facts || offer.return_decision) return undefined
  const at = world.now()
  if (mayBeUndone(facts, at) || (await getGoodwillOf(db, id))) return undefined
  if (offer.returned_at) {
    const judgement = offer.returned_because && judgeReturn(offer.returned_because, facts)
    const isDecided = judgement?.decision === 'credited' || judgement?.decision === 'rejected'
    return isDecided ? follow(db, offer, judgement, at, world) : undefined
  }
  const isTheirs = offer.state === 'accepted' || facts.takenBackAt !== null
  const proven = isTheirs ? provenReturn(facts) : undefined
  if (!proven) return undefined
  const { reason, because } = proven
  const marked = await storeReturn(db, offer, { because: reason, words: '', at })
  return follow(db, marked, { decision: 'credited', because }, at, world)
}

/** An operator who took a lead back for its visitor has some seconds to undo it. */
function mayBeUndone({ takenBackAt }: Pick<ReturnFacts, 'takenBackAt'>, at: Date): boolean {
  return takenBackAt !== null && at.getTime() - Date.parse(takenBackAt) < sendAfterSeconds * 1000
}
