import { type ContactChannel, contactChannels } from '#domain/lead/state.ts'
import { createStore, useStore } from './store.ts'
import { readStored, writeStored } from './tab-storage.ts'

/*
 * Leads that were called, texted or emailed from this tab and have no outcome of it yet, the latest first. They outlast a
 * reload: a phone may drop the page during a call.
 */
export type PendingContact = { lead: string; channel: ContactChannel }

const storageKey = 'called'
const pendingContacts = createStore(load())

export function addPendingContact(contact: PendingContact): void {
  const others = pendingContacts.get().filter(({ lead }) => lead !== contact.lead)
  save([contact, ...others])
}

export function removePendingContact(lead: string): void {
  const others = pendingContacts.get().filter((other) => other.lead !== lead)
  if (others.length < pendingContacts.get().length) save(others)
}

/** On sign-out: the next operator in this tab did not call anybody. */
export function deletePendingContacts(): void {
  save([])
}

export function usePendingContacts(): readonly PendingContact[] {
  return useStore(pendingContacts)
}

function save(contacts: readonly PendingContact[]): void {
  pendingContacts.set(contacts)
  writeStored(storageKey, contacts.map(toText))
}

function load(): readonly PendingContact[] {
  const stored = readStored(storageKey)
  return Array.isArray(stored) ? stored.map(fromText) : []
}

/** A call is the lead's id alone, as it was before texts and emails were recorded. */
function toText({ lead, channel }: PendingContact): string {
  return channel === 'phone' ? lead : `${lead} ${channel}`
}

function fromText(text: unknown): PendingContact {
  const [lead = '', name] = String(text).split(' ')
  return { lead, channel: contactChannels.find((channel) => channel === name) ?? 'phone' }
}
