import type { FailingLetters } from './failing-letters.ts'
import type { OutgoingInstaller } from './outgoing-installer.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import type { OutgoingOffer } from './outgoing-offer.ts'

/** A lead whose promise is broken, as owners read it. Nothing of the person. */
export type LateLead = { id: string; reference: string; promisedBy: string }

/** What a delivery says. It is read when the delivery is sent, so that nobody is told what no longer holds. */
export type DeliveryContent =
  | { kind: 'lead'; lead: OutgoingLead }
  | { kind: 'offer'; offer: OutgoingOffer }
  | { kind: 'installer'; installer: OutgoingInstaller }
  /** How many promises are broken, and the first of them. */
  | { kind: 'late leads'; total: number; first: LateLead[] }
  | { kind: 'failing letters'; letters: FailingLetters }
