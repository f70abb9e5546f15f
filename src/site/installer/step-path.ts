import type { Offer, OfferStep } from './offer-page.ts'

/** The address of a form of the page. */
export function stepPath({ token }: Pick<Offer, 'token'>, step: OfferStep): string {
  return `/offer?${new URLSearchParams({ token, step })}`
}

export function offerPath({ token }: Pick<Offer, 'token'>): string {
  return `/offer?${new URLSearchParams({ token })}`
}
