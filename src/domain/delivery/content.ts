import type { AccountChange } from '../account/account-letter.ts'
import type { LetterText } from '../desk/template.ts'
import type { Period } from '../insight/period.ts'
import type { WeeklyFigures } from '../insight/weekly.ts'
import type { FailingLetters } from './failing-letters.ts'
import type { InstallerNotice } from './outgoing-installer.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import type { OfferedInstaller, OutgoingOffer } from './outgoing-offer.ts'

/** A lead whose promise is broken, as owners read it. Nothing of the person. */
export type LateLead = { id: string; reference: string; promisedBy: string }

/** A letter that an operator wrote. Answers go to `replyTo`; null once the operator's account is closed. */
export type WrittenLetter = LetterText & { replyTo: string | null }

/** What a delivery says. It is read when the delivery is sent, so that nobody is told what no longer holds. */
export type DeliveryContent =
  | { kind: 'lead'; lead: OutgoingLead }
  | { kind: 'desk letter'; lead: OutgoingLead; letter: WrittenLetter }
  | { kind: 'offer'; offer: OutgoingOffer }
  | ({ installer: OfferedInstaller } & InstallerNotice)
  /** How many promises are broken, and the first of them. */
  | { kind: 'late leads'; total: number; first: LateLead[] }
  /** How the desk's week went, for owners. */
  | { kind: 'weekly'; week: Period; figures: WeeklyFigures }
  | { kind: 'failing letters'; letters: FailingLetters }
  /** Something that happened to an operator's account. */
  | { kind: 'account'; change: AccountChange }
