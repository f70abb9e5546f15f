import type { OfferedInstaller } from '#domain/delivery/outgoing-offer.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'

/** The address of an offer for one of its installer's people, who acts there in their own name; without one, for its system. */
export type OfferLink = (
  offer: string,
  installer: Pick<OfferedInstaller, 'id' | 'linkNumber'>,
  reader?: InstallerPerson,
) => string

/** The link of a fact that can be called, where its number is one. */
export function phoneLink(phone: string): { address?: string } {
  const digits = phone.replace(/[^\d+]/g, '')
  return /^\+?\d{6,15}$/.test(digits) ? { address: `tel:${digits}` } : {}
}

/** The link of a fact that can be written to, where its address is one. */
export function mailLink(email: string): { address?: string } {
  return isEmail(email)
    ? { address: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }
    : {}
}
