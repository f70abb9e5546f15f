import { v5 as uuidv5 } from 'uuid'
import { insertContact, moveByContact } from '#database/desk/contacts.ts'
import type { LeadRow } from '#database/desk/lead-row.ts'
import {
  listOffersOfLead,
  lockOffer,
  type OfferRow,
  setLeadState,
  setOutcome,
} from '#database/offer/offers.ts'
import { listRepeats } from '#database/offer/repeats.ts'
import type { Db } from '#database/schema.ts'
import { type ContactChannel, isPromiseRunning } from '#domain/lead/state.ts'
import {
  type AnswerRule,
  type InstallerAnswer,
  installerAnswers,
  movesForward,
  type OutcomeStep,
  outcomeAfter,
  stateByOffers,
} from '#domain/offer/outcome.ts'
import { type Result, reject } from '#domain/result.ts'
import { shareContact } from '../enquiry/share-reached.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { type Decided, offerOn } from './decide-return.ts'
import { type ReturnedLead, returnOnce } from './return-lead.ts'

type RecordedOutcome = Result<
  { lead: string; repeated: boolean },
  'unknown' | 'closed' | 'early' | 'past'
>

type OutcomeToRecord = {
  offer: string
  step: OutcomeStep
  /** How they spoke. Default: by phone. */
  channel?: ContactChannel
  /** How many calls the installer had recorded before. Two posts of the same page then are one call. */
  callsBefore?: number
}

/**
 * Records what an installer says of an accepted lead: called, then quoted, then won or lost. The first call that reached the visitor
 * stops the promise's clock. Each step may be repeated, and none comes before its turn.
 */
export function recordOutcome(outcome: OutcomeToRecord, world: World): Promise<RecordedOutcome> {
  const now = world.now()
  return commit(world, (db) => recordStep(db, { ...outcome, now }, world))
}

/** Records how a call went, with what an answer says beyond that: that it came to nothing, or that the lead is given back. */
export async function recordCallAnswer(
  { offer, answer, callsBefore }: { offer: string; answer: InstallerAnswer; callsBefore: number },
  world: World,
): Promise<RecordedOutcome | ReturnedLead> {
  const now = world.now()
  const { call, lost, returned }: AnswerRule = installerAnswers[answer]
  const { result, credited } = await commit(world, async (db): Promise<RecordedAnswer> => {
    const step = { kind: 'called', call } as const
    const called = await recordStep(db, { offer, step, callsBefore, now }, world)
    if (!called.ok) return { result: called }
    if (returned) return returnOnce(db, { offer, because: returned }, world)
    if (!lost) return { result: called }
    const ended = { offer, step: { kind: 'lost', because: lost } } as const
    // A moment later, so that history keeps their order.
    const at = new Date(now.getTime() + 1)
    return { result: await recordStep(db, { ...ended, now: at }, world) }
  })
  await offerOn(credited, world)
  return result
}

type RecordedAnswer = { result: RecordedOutcome | ReturnedLead; credited?: Decided | undefined }

type NewOutcome = OutcomeToRecord & { now: Date }

/**
 * A repeated outcome changes nothing, and neither does one that is earlier than the recorded one. The lead is locked, so two outcomes that
 * are posted at once both count.
 */
async function recordStep(db: Db, outcome: NewOutcome, world: World): Promise<RecordedOutcome> {
  const { step, callsBefore, now } = outcome
  const locked = await lockOffer(db, outcome.offer)
  if (!locked) return reject('unknown', 'There is no such offer.')
  const { offer, lead } = locked
  if (!lead || offer.state === 'cancelled' || lead.state === 'withdrawn')
    return reject('closed', 'This enquiry was taken back. Please don’t call any more.')
  if (offer.state !== 'accepted')
    return reject('closed', 'This enquiry isn’t yours, or not any more.')
  const to = outcomeAfter(step, offer.outcome, {
    mayCall: (lead.consent_until ?? '') > now.toISOString(),
  })
  if (to === 'early') return reject('early', 'Not yet: record the call first, then the quote.')
  const isCall = step.kind === 'called'
  const callsAgain = isCall && (await isAskedAgain(db, offer.id))
  if (to === 'past' && !callsAgain)
    return reject('past', 'You had recorded more than that already.')
  const repeated = { ok: true, lead: lead.id, repeated: true } as const
  if (to === 'repeated' && !callsAgain) return repeated
  const id =
    isCall && callsBefore !== undefined
      ? uuidv5(`${step.call} ${callsBefore}`, offer.id)
      : world.newId()
  if (isCall && !(await recordCall(db, { offer, lead }, { ...outcome, step, id }))) return repeated
  const quote = step.kind === 'quoted' ? step.quote : undefined
  if (to !== 'past' && to !== 'repeated')
    await setOutcome(db, offer.id, { outcome: to, at: now.toISOString(), quote })
  // A first contact has moved the lead already.
  if (!isCall) await moveLead(db, lead, outcome)
  const because = step.kind === 'lost' ? { because: step.because } : {}
  const detail = {
    installer: offer.installer,
    outcome: isCall ? step.call : step.kind,
    ...because,
  }
  await recordLeadEvent(
    db,
    { kind: 'lead.offer-outcome', id, at: now, lead: lead.id, detail },
    world,
  )
  if (isCall) await shareContact(db, lead.id, world.calling)
  return { ok: true, lead: lead.id, repeated: false }
}

/** Whether its person asked again, and was promised another call. */
async function isAskedAgain(db: Db, offer: string): Promise<boolean> {
  return (await listRepeats(db, offer)).some(isPromiseRunning)
}

/** False where this call was recorded before. */
async function recordCall(
  db: Db,
  { offer, lead }: { offer: OfferRow; lead: LeadRow },
  {
    id,
    step,
    channel = 'phone',
    now,
  }: NewOutcome & { id: string; step: OutcomeStep & { kind: 'called' } },
): Promise<boolean> {
  const contact = {
    id,
    lead: lead.id,
    offer: offer.id,
    by: 'installer',
    who: offer.installer,
    channel,
    outcome: step.call,
    at: now.toISOString(),
  } as const
  if (!(await insertContact(db, contact))) return false
  await moveByContact(db, lead, contact)
  return true
}

async function moveLead(db: Db, lead: LeadRow, { step, now }: NewOutcome): Promise<void> {
  const to = stateByOffers(await listOffersOfLead(db, lead.id))
  if (!to || !movesForward(lead.state, to)) return
  const because = step.kind === 'lost' ? step.because : null
  await setLeadState(db, lead.id, { state: to, at: now.toISOString(), because })
}
