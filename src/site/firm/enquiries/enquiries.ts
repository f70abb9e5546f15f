import type { EnquiryState } from '#domain/offer/enquiry-state.ts'
import type { Offer } from '../../offer/offer-page.ts'

export type ListedEnquiry = {
  link: string
  /** Null once it was removed. */
  name: string | null
  place: string
  postcode: string
  service: string
  state: EnquiryState
  quotedCents: number | null
  /** By when a call is due, or when a visit is. */
  next: { kind: 'call' | 'visit' | 'decision'; at: string } | null
  whose: string | null
  acceptedAt: string
  feeCents: number
}

/** All that an installer accepted, or what one of its people was given. Searched by `q`, filtered by `state`. */
export type EnquiriesProps = {
  q: string
  state: EnquiryState | null
  counts: Readonly<Record<EnquiryState, number>>
  total: number
  enquiries: readonly ListedEnquiry[]
  /** How many more there are, and where. */
  more: { count: number; link: string } | null
}

export type EnquiryEvent = {
  id: string
  at: string
  /** Null where a link did it. */
  who: string | null
  kind: string
  text: string
}

/**
 * An accepted enquiry: the page of its offer, and what its firm makes of it. Acts, beside those of the offer:
 * - note: `id`, `text`
 * - visit: `day`, `time`, `address`; without a day there is none
 * - give: `to`, a person, or '' for the office
 * All with `offer`.
 */
export type EnquiryProps = {
  offer: Offer
  id: string
  events: readonly EnquiryEvent[]
  /** Whose it is. */
  whose: { id: string; name: string; isYou: boolean } | null
  /** The people it can be given to; people on the road can give it only to the office. */
  people: readonly { id: string; name: string }[]
  /** YYYY-MM-DD and HH:MM, on the brand's clock. */
  visit: { at: string; day: string; time: string; address: string } | null
  /** What was typed in a form that could not be saved. */
  typed?: Partial<Record<'day' | 'time' | 'address' | 'text', string | undefined>> | undefined
  /** A new note's id, so that it is stored once. */
  noteId: string
  /** Whether their own phone may text them. */
  mayText: boolean
}
