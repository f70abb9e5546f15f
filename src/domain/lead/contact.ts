import type { CallOutcome, ContactChannel } from './state.ts'

/** Who recorded a contact. */
export type ContactBy = 'operator' | 'installer' | 'visitor'

/** How a try to speak with a visitor ended. Only visitors say 'not-called': the promised call did not come. */
export type ContactOutcome = CallOutcome | 'not-called'

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
}

/** The first contact: the earliest that reached the visitor, whoever recorded it. It alone keeps or breaks the promise. */
export function firstContact<One extends Pick<Contact, 'outcome' | 'at'>>(
  contacts: readonly One[],
): One | undefined {
  return contacts
    .filter(({ outcome }) => outcome === 'reached')
    .toSorted(byTime)
    .at(0)
}

/** Whether somebody beside the desk says that they have spoken. The desk can't take that back. */
export function isConfirmed(contacts: readonly Pick<Contact, 'outcome' | 'by'>[]): boolean {
  return contacts.some(({ outcome, by }) => outcome === 'reached' && by !== 'operator')
}

/** When the visitor said that nobody has called, unless somebody has reached them since. ISO 8601. */
export function notCalledSince(
  contacts: readonly Pick<Contact, 'outcome' | 'at'>[],
): string | undefined {
  const latest = contacts
    .filter(({ outcome }) => outcome === 'reached' || outcome === 'not-called')
    .toSorted(byTime)
    .at(-1)
  return latest?.outcome === 'not-called' ? latest.at : undefined
}

function byTime(one: { at: string }, other: { at: string }): number {
  return Date.parse(one.at) - Date.parse(other.at)
}
