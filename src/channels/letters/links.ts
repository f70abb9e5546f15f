import type { OfferedInstaller } from '#domain/delivery/outgoing-offer.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { dialString } from '#domain/enquiry/phone.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'

/** The address of an offer for one of its installer's people, who acts there in their own name; without one, for its system. */
export type OfferLink = (
  offer: string,
  installer: Pick<OfferedInstaller, 'id' | 'linkNumber'>,
  reader?: InstallerPerson,
) => string

/** The link of a fact that can be called, where its number is one. */
export function phoneLink(typed: string, e164?: string): { address?: string } {
  const dialled = dialString(typed, e164)
  return /^\+?\d{6,15}(?:;|$)/.test(dialled) ? { address: `tel:${dialled}` } : {}
}

/** The link of a fact that can be written to, where its address is one. */
export function mailLink(email: string): { address?: string } {
  return isEmail(email)
    ? { address: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }
    : {}
}
