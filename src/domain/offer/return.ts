import { type Contact, type ContactOutcome, isReached, outcomeTexts } from '../lead/contact.ts'
import { type Rejection, reject } from '../result.ts'
import type { OfferState } from './offer.ts'

/**
 * Why an accepted lead comes back. 'by-mistake' holds for ten minutes and before any contact, 'forwarded' until they are spoken with.
 * 'not-in-time' can't be chosen: it is set when the promised call wasn't made.
 */
export const returnReasons = [
  'outside-area',
  'number-dead',
  'number-wrong',
  'duplicate',
  'withdrawn',
  'taken-back',
  'never-reached',
  'not-our-work',
  'by-mistake',
  'forwarded',
  'not-in-time',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Why a lead was given back, as it reads after 'Credited: ' and 'Returned: '. */
export const returnReasonNames: Record<ReturnReason, string> = {
  'outside-area': 'outside the area',
  'number-dead': 'the number is dead',
  'number-wrong': 'the number is wrong',
  duplicate: 'the same person as before',
  withdrawn: 'taken back before it was accepted',
  'taken-back': 'taken back after it was accepted',
  'never-reached': 'never reached',
  'not-our-work': 'not their work',
  'by-mistake': 'accepted by mistake',
  forwarded: 'handed on before the call',
  'not-in-time': 'no call in time',
}

/** Hours within which a lead may be given back: after its acceptance, or after the visitor took it back. */
export const returnHours = 72

/** Minutes after acceptance within which a lead was taken by mistake. */
export const mistakeMinutes = 10

/** Hours after acceptance before which 'never reached' isn't allowed: people are at work, and the promise still runs. */
const reachHours = 24

/** What is known of an accepted offer that decides a return. Moments are ISO 8601 in UTC. */
export type ReturnFacts = {
  installer: string
  acceptedAt: string
  withdrawnAt: string | null
  /** When the visitor, or the desk for them, took it back from this installer, which had accepted it before. */
  takenBackAt: string | null
  /** Whether the area that was recorded at acceptance has the lead's postcode; undefined where either is unknown. */
  inArea: boolean | undefined
  /** When the visitor corrected the postcode, after the acceptance. */
  postcodeCorrectedAt: string | null
  /** When this installer accepted an earlier enquiry of the same person, which this one repeats. */
  repeats: string | null
  /** Whether numbering plans don't know the number, and when the visitor corrected it. */
  phone: { doubtful: boolean; correctedAt: string | null }
  contacts: readonly Pick<Contact, 'by' | 'who' | 'channel' | 'outcome' | 'at'>[]
  /** Returns of the lead because its number is dead or wrong, without those that were turned down. */
  numberReturns: readonly { installer: string; at: string }[]
  /** How many installers have accepted the lead, this one included. */
  holders: number
}

/**
 * How a return is decided. 'visitor': they are asked first. 'operator': nothing proves it, so an operator looks. The sentence says why,
 * to the installer and to the desk, and names no person.
 */
export type Judgement = {
  decision: 'credited' | 'rejected' | 'visitor' | 'operator'
  because: string
}

/** Judges a return that an installer asks for. */
export function judgeReturn(reason: ReturnReason, facts: ReturnFacts): Judgement {
  const claimed = { claimed: true }
  // An installer that couldn't call pays nothing, whatever other reason it gave.
  const proof = proofs[reason](facts, claimed) ?? proofs['taken-back'](facts, claimed)
  if (proof) return { decision: 'credited', because: proof }
  if (reason === 'never-reached') return judgeNeverReached(facts)
  return { decision: 'operator', because: unproven[reason] }
}

/** An automatic credit, since we can prove it. Undefined where the installer has reached the visitor. */
export function provenReturn(
  facts: ReturnFacts,
): { reason: ReturnReason; because: string } | undefined {
  if (hasReached(facts)) return undefined
  for (const reason of unasked) {
    const because = proofs[reason](facts, { claimed: false })
    if (because) return { reason, because }
  }
  return undefined
}

const unasked = ['withdrawn', 'taken-back', 'duplicate', 'number-wrong', 'outside-area'] as const

type Proof = (facts: ReturnFacts, asked: { claimed: boolean }) => string | undefined
const noProof: Proof = () => undefined

const proofs: Record<ReturnReason, Proof> = {
  'outside-area': ({ inArea, postcodeCorrectedAt }, { claimed }) => {
    if (inArea !== false) return undefined
    // An offer shows the postcode: an installer that accepts one outside its area may want it, so it is returned only on request.
    if (postcodeCorrectedAt)
      return 'The visitor corrected the postcode, and it is outside your area.'
    return claimed ? 'The postcode is outside the area you had when you accepted.' : undefined
  },
  'number-dead': proveNumber,
  'number-wrong': proveNumber,
  duplicate: ({ repeats }) =>
    repeats ? 'You had accepted an enquiry of the same person shortly before.' : undefined,
  withdrawn: ({ withdrawnAt, acceptedAt }) =>
    withdrawnAt && withdrawnAt <= acceptedAt
      ? 'The visitor took the enquiry back before you accepted it.'
      : undefined,
  'taken-back': (facts) =>
    facts.takenBackAt && feeAfterTakenBack(facts) === 'credited'
      ? 'The visitor took it back before you recorded a call.'
      : undefined,
  // Within ten minutes and before any contact: whyNotReturned sees to both.
  'by-mistake': () => 'You gave it back within ten minutes, before any call.',
  'never-reached': noProof,
  'not-our-work': noProof,
  // Before anybody spoke with them: whyNotReturned sees to it.
  forwarded: () => 'You handed it on before anybody had spoken with them.',
  'not-in-time': noProof,
}

/**
 * A number is bad when our own desk heard so on the phone, or two independent sources agree: this installer, another one, the numbering
 * plan. A recorded call counts like a return. One claim alone is no proof, and neither is a number missing from the plan: it may be new.
 * A call that reached them by that number disproves it, and a corrected number has to fail again.
 */
function proveNumber(facts: ReturnFacts, { claimed }: { claimed: boolean }): string | undefined {
  const { installer, phone, contacts, numberReturns } = facts
  const isSince = ({ at }: { at: string }) => !phone.correctedAt || at > phone.correctedAt
  const calls = contacts.filter(
    (contact) => contact.by !== 'visitor' && contact.channel === 'phone' && isSince(contact),
  )
  if (calls.some(({ outcome }) => outcome === 'reached')) return undefined
  const wrong = calls.filter(({ outcome }) => outcome === 'wrong-number')
  if (wrong.some(({ by }) => by === 'operator'))
    return 'We called the number ourselves, and it’s the wrong one.'
  const returns = numberReturns.filter(isSince)
  const tellers = new Set([...wrong.map(({ who }) => who), ...returns.map((one) => one.installer)])
  if (claimed) tellers.add(installer)
  if (tellers.size >= 2) return 'Two installers found that the number is wrong.'
  return tellers.size === 1 && phone.doubtful
    ? 'No telephone network knows the number, and it could not be called.'
    : undefined
}

/** The visitor's own word since the acceptance decides. It is about one installer only where no other has the lead. */
function judgeNeverReached(facts: ReturnFacts): Judgement {
  const word = visitorsWord(facts)
  if (word === 'not-called')
    return { decision: 'credited', because: 'The visitor says that nobody has called.' }
  // Visitors who took it back get no letter.
  if (!word && facts.takenBackAt) return { decision: 'operator', because: unproven['taken-back'] }
  if (!word) return { decision: 'visitor', because: 'We ask the visitor first, by email.' }
  const { contacts, acceptedAt, holders } = facts
  if (holders > 1 || contacts.some(({ by, at }) => by === 'operator' && at > acceptedAt))
    return {
      decision: 'operator',
      because: 'The visitor was called, and you weren’t the only one who might have.',
    }
  return word === 'reached'
    ? { decision: 'rejected', because: 'The visitor says that you have spoken.' }
    : { decision: 'rejected', because: 'The visitor missed your call and still waits for it.' }
}

/** What the visitor last said about the call, since the acceptance. */
function visitorsWord({
  contacts,
  acceptedAt,
}: Pick<ReturnFacts, 'contacts' | 'acceptedAt'>): ContactOutcome | undefined {
  return contacts
    .filter(({ by, at }) => by === 'visitor' && at > acceptedAt)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .at(-1)?.outcome
}

function hasReached({ contacts, installer }: Pick<ReturnFacts, 'contacts' | 'installer'>): boolean {
  return contacts.some(({ who, outcome }) => who === installer && outcome === 'reached')
}

const unproven: Record<ReturnReason, string> = {
  'outside-area': 'The postcode is in the area you had when you accepted.',
  'number-dead': 'Nothing else says so yet.',
  'number-wrong': 'Nothing else says so yet.',
  duplicate:
    'We know of no earlier enquiry of this person that you accepted in the last thirty days.',
  withdrawn: 'The visitor had not taken the enquiry back when you accepted.',
  'taken-back': 'You had tried, and reached nobody, when the visitor took it back.',
  'never-reached': '',
  'not-our-work': 'A person has to look at it.',
  'by-mistake': '',
  forwarded: '',
  'not-in-time': '',
}

/** When an accepted lead was taken back: since when its details are closed, unless the consent had ended before. */
export function takenBackAt({
  state,
  stoppedAt,
  consentUntil,
}: {
  state: OfferState
  stoppedAt: string | null
  consentUntil: string | null
}): string | null {
  if (state === 'accepted' || !stoppedAt) return null
  return consentUntil && stoppedAt >= consentUntil ? null : stoppedAt
}

/** What becomes of the fee of a lead that was taken back: credited without a word, returnable, or it stays. */
export type FeeAfterTakenBack = 'credited' | 'returnable' | 'stays'

/** No fee for a visitor it couldn't call; if it tried in vain it may return the lead. Having spoken, it got what the fee is for. */
export function feeAfterTakenBack(
  facts: Pick<ReturnFacts, 'installer' | 'contacts' | 'acceptedAt'>,
): FeeAfterTakenBack {
  if (hasReached(facts)) return 'stays'
  const hasTried = facts.contacts.some(({ who }) => who === facts.installer)
  // The visitor may have spoken with another installer, so an operator looks.
  return hasTried || visitorsWord(facts) === 'reached' ? 'returnable' : 'credited'
}

/** Until when a lead may be given back: in ISO 8601. */
export function returnableUntil({
  acceptedAt,
  takenBackAt,
}: Pick<ReturnFacts, 'acceptedAt' | 'takenBackAt'>): string {
  return new Date(Date.parse(takenBackAt ?? acceptedAt) + returnHours * 3_600_000).toISOString()
}

/** Why a lead cannot be given back for this reason now, as a sentence for the installer; undefined where it can. */
export function whyNotReturned(
  reason: ReturnReason,
  facts: Pick<ReturnFacts, 'acceptedAt' | 'takenBackAt' | 'contacts' | 'installer'>,
  now: Date,
): Rejection<'late' | 'early'> | undefined {
  const minutes = (now.getTime() - Date.parse(facts.acceptedAt)) / 60_000
  if (reason === 'not-in-time') return reject('early', 'Choose another reason.')
  if (reason === 'forwarded') return whyNotForwarded(facts)
  if (now.toISOString() > returnableUntil(facts))
    return reject('late', `An enquiry can be returned within ${returnHours} hours.`)
  if (facts.takenBackAt && feeAfterTakenBack(facts) === 'stays')
    return reject('late', 'You had spoken with them before they took it back, so the fee stays.')
  if (reason === 'taken-back' && !facts.takenBackAt)
    return reject('early', 'They haven’t taken it back. Choose another reason.')
  if (reason === 'by-mistake') {
    if (minutes > mistakeMinutes)
      return reject('late', 'By mistake holds for ten minutes. Choose another reason.')
    if (facts.contacts.some(({ who }) => who === facts.installer))
      return reject('late', 'You have called already, so it was no mistake. Choose another reason.')
  }
  if (reason === 'never-reached' && minutes < reachHours * 60)
    return reject('early', 'Try for a day first: people are at work. You can return it after that.')
  return undefined
}

/** It goes to the next while the promised call is pending, however long ago it was accepted. */
function whyNotForwarded({
  takenBackAt,
  contacts,
}: Pick<ReturnFacts, 'takenBackAt' | 'contacts'>): Rejection<'late'> | undefined {
  if (takenBackAt) return reject('late', 'They took it back, so nobody calls any more.')
  return contacts.some(({ outcome }) => isReached(outcome))
    ? reject('late', 'Somebody has spoken with them already, so it can’t be handed on.')
    : undefined
}

/** Whether a credited lead goes to the next installer: not if the number is bad, it is a duplicate, or the visitor no longer asks. */
export function goesOn(reason: ReturnReason): boolean {
  return !['number-dead', 'number-wrong', 'duplicate', 'withdrawn', 'taken-back'].includes(reason)
}

/** Whether a credit ends that they have the details. Who has the same person by an earlier enquiry keeps this one too. */
export function givesDetailsBack(reason: ReturnReason): boolean {
  return reason !== 'duplicate'
}

/** Accepted leads below which a share says nothing. */
const fewLeads = 10

/**
 * Whether an installer returns far more than the others: at least ten accepted, three returned, and twice their share. It's shown to
 * operators and decides nothing.
 */
export function returnsFarMore(
  own: { accepted: number; returned: number },
  others: { accepted: number; returned: number },
): boolean {
  if (own.accepted < fewLeads || own.returned < 3) return false
  const usual = others.accepted === 0 ? 0 : others.returned / others.accepted
  return own.returned / own.accepted > 2 * usual
}

/** So many other enquiries with a lead’s number are looked at. */
export const mostWithNumber = 20

/** How many other enquiries have a lead’s number, up to `mostWithNumber`, and what was recorded of them. */
export type SameNumber = { enquiries: number; contacts: ReturnFacts['contacts'] }

/** What is known that speaks for or against a return, for an operator, the earliest first where it has a moment. */
export function evidenceOf(
  facts: ReturnFacts,
  nameOf: (installer: string) => string,
  { enquiries, contacts }: SameNumber,
): { at: string | null; text: string }[] {
  const { phone, inArea, postcodeCorrectedAt, repeats, holders } = facts
  const endedAt = facts.takenBackAt ?? facts.withdrawnAt
  const who = ({ by, who }: ReturnFacts['contacts'][number]) =>
    by === 'visitor' ? 'The visitor' : by === 'operator' ? 'Our desk' : nameOf(who ?? '')
  const events = [
    ...facts.contacts.map((contact) => ({
      at: contact.at,
      text: `${who(contact)}: ${outcomeTexts[contact.outcome]}`,
    })),
    ...contacts
      .filter(({ channel }) => channel === 'phone')
      .map((contact) => ({
        at: contact.at,
        text: `${who(contact)}, about another enquiry with this number: ${outcomeTexts[contact.outcome]}`,
      })),
    ...dated(phone.correctedAt, 'The visitor corrected the number'),
    ...dated(postcodeCorrectedAt, 'The visitor corrected the postcode'),
    ...facts.numberReturns
      .filter(({ installer }) => installer !== facts.installer)
      .map(({ installer, at }) => ({
        at,
        text: `${nameOf(installer)} returned it: the number is dead or wrong`,
      })),
    ...dated(endedAt, 'The visitor took the enquiry back'),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const standing = [
    ...(phone.doubtful ? ['The number is in no numbering plan we know'] : []),
    enquiries === 0
      ? 'No other enquiry has this number'
      : `This number is in ${enquiries === mostWithNumber ? 'at least ' : ''}${enquiries} other ${enquiries === 1 ? 'enquiry' : 'enquiries'}`,
    ...(inArea === false ? ['Outside the area recorded at acceptance'] : []),
    ...(inArea ? ['Inside the area recorded at acceptance'] : []),
    ...(repeats ? ['They accepted an earlier enquiry of the same person'] : []),
    ...(holders > 1 ? [`${holders} installers have accepted this lead`] : []),
  ]
  return [...events, ...standing.map((text) => ({ at: null, text }))]
}

function dated(at: string | null, text: string): { at: string; text: string }[] {
  return at ? [{ at, text }] : []
}
