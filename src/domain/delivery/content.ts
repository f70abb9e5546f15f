import type { AccountChange } from '../account/account-change.ts'
import type { LetterText } from '../desk/template.ts'
import type { Period } from '../insight/period.ts'
import type { WeeklyFigures } from '../insight/weekly.ts'
import type { Caller } from '../lead/caller.ts'
import type { OfferPrice, StatedSystem } from '../offer/price.ts'
import type { Dialable } from '../privacy/dialable.ts'
import type { FailingLetters } from './failing-letters.ts'
import type { InstallerNotice } from './outgoing-installer.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import type { OfferedInstaller, OutgoingOffer } from './outgoing-offer.ts'

/** A lead whose promise is broken, as owners read it. Nothing of the person. */
export type LateLead = { id: string; reference: string; promisedBy: string; callers: Caller[] }

/** A letter that an operator wrote. Answers go to `replyTo`; null once the operator's account is closed. */
export type WrittenLetter = LetterText & { replyTo: string | null }

/** A price with who named it, in order of turn. */
type NamedPrice = { name: string; price: OfferPrice }

/** The content of a delivery. It is read when the delivery is sent, so it is never out of date. */
export type DeliveryContent =
  /** For operators with whether the number may be dialled: without that they read no number. */
  | { kind: 'lead'; lead: OutgoingLead; dialable?: Dialable | undefined }
  | { kind: 'desk letter'; lead: OutgoingLead; letter: WrittenLetter }
  | { kind: 'offer'; offer: OutgoingOffer }
  /** The open prices for a lead. Their installers know only what an offer shows. */
  | { kind: 'prices'; lead: OutgoingLead; stated: StatedSystem; prices: readonly NamedPrice[] }
  | ({ installer: OfferedInstaller } & InstallerNotice)
  /** How many promises are broken, and the first of them. */
  | { kind: 'late leads'; total: number; first: LateLead[] }
  /** How the desk's week went, for owners. */
  | { kind: 'weekly'; week: Period; figures: WeeklyFigures }
  | { kind: 'failing letters'; letters: FailingLetters }
  /** Something that happened to an operator's account. */
  | { kind: 'account'; change: AccountChange }
