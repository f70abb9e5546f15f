import { isEmail } from '#domain/enquiry/email.ts'

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
