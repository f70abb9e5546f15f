import type { ContactChannel, DeskOutcome } from './state.ts'

/** Who recorded a contact. */
export type ContactBy = 'operator' | 'installer' | 'visitor'

/** How a try to speak with a visitor ended. Only visitors say 'not-called': the promised call did not come. */
export type ContactOutcome = DeskOutcome | 'not-called'

/** How a try ended, after who made it. */
export const outcomeTexts: Record<ContactOutcome, string> = {
  reached: 'reached them',
  'no-answer': 'no answer',
  voicemail: 'left a message',
  engaged: 'engaged',
  'wrong-number': 'wrong number',
  'call-back': 'asked to be called back',
  'not-interested': 'isn’t interested',
  'asked-to-stop': 'asked us to stop',
  'not-called': 'says nobody called',
}

/** The outcomes that mean a conversation with the visitor. */
export const reachedOutcomes = [
  'reached',
  'call-back',
  'not-interested',
  'asked-to-stop',
] as const satisfies ContactOutcome[]

/** Whether the visitor was spoken with. */
export function isReached(outcome: ContactOutcome): boolean {
  return reachedOutcomes.some((reached) => reached === outcome)
}

/** A try to speak with a visitor, or what the visitor says of it. */
export type Contact = {
  id: string
  by: ContactBy
  /** An operator or installer by their id; null for the visitor. */
  who: string | null
  channel: ContactChannel
  outcome: ContactOutcome
  /** When it was recorded, ISO 8601. A visitor who says later that they were called does not say when. */
  at: string
  /** The time agreed for the next call, ISO 8601. */
  callBackAt?: string | null
}

/** The first contact: the earliest that reached the visitor, no matter who recorded it. It alone keeps or breaks the promise. */
export function firstContact<One extends Pick<Contact, 'outcome' | 'at'>>(
  contacts: readonly One[],
): One | undefined {
  return contacts
    .filter(({ outcome }) => isReached(outcome))
    .toSorted(byTime)
    .at(0)
}

/** Whether the visitor or an installer also says that they spoke. The desk can't take that back. */
export function isConfirmed(contacts: readonly Pick<Contact, 'outcome' | 'by'>[]): boolean {
  return contacts.some(({ outcome, by }) => isReached(outcome) && by !== 'operator')
}

/** When the visitor said that they got no call, unless they were reached since. ISO 8601. */
export function notCalledSince(
  contacts: readonly Pick<Contact, 'outcome' | 'at'>[],
): string | undefined {
  const latest = contacts
    .filter(({ outcome }) => isReached(outcome) || outcome === 'not-called')
    .toSorted(byTime)
    .at(-1)
  return latest?.outcome === 'not-called' ? latest.at : undefined
}

function byTime(one: { at: string }, other: { at: string }): number {
  return Date.parse(one.at) - Date.parse(other.at)
}
