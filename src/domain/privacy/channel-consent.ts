import type { EnquiryKind } from '../enquiry/form.ts'
import type { ContactChannel } from '../lead/state.ts'
import type { Consent } from './consent-receipt.ts'

/** How a brand asks for consent: by its last button, by one box that must be ticked, or by a box for each channel. */
export type ConsentKind = 'sentence' | 'checkbox' | 'channels'

/** The boxes that may be left alone. The one that must be ticked, `answer`, is the consent of the enquiry itself. */
export const channelBoxes = ['calls', 'texts'] as const
export type ChannelBox = (typeof channelBoxes)[number]

/** Which boxes were ticked. */
export type Ticks = Record<'answer' | ChannelBox, boolean>

/** What the boxes for calls and texts ask for, and the text under them. */
export type ChannelConsents = Record<ChannelBox, Consent> & { note: string }

/**
 * What a form asks for. By channel, the wording of a kind is that of the box that must be ticked; a form without `channels` has that box
 * alone.
 */
export type FormConsents = Record<Exclude<EnquiryKind, 'complaint'>, Consent> & {
  complaint?: Consent
  channels?: ChannelConsents | undefined
}

/** What was agreed to by a box: on our form now, or elsewhere at a time that a client says. ISO 8601. */
type BoxConsent = Consent & { at?: string }
export type GivenBoxes = Partial<Record<ChannelBox, BoxConsent>>

/** The consents of the boxes that were ticked. */
export function givenBoxes(consents: ChannelConsents, ticks: Ticks): GivenBoxes {
  const ticked = channelBoxes.filter((box) => ticks[box])
  return Object.fromEntries(ticked.map((box) => [box, consents[box]]))
}

/** The channel that a box allows. */
export const channelOfBox = {
  answer: 'email',
  calls: 'phone',
  texts: 'sms',
} as const satisfies Record<keyof Ticks, ContactChannel>

/** What decides by which channels we may speak with the visitor of a lead. Moments are ISO 8601; a version is null where nothing was agreed. */
export type ChannelFacts = {
  calls: string | null
  texts: string | null
  /** Until when the consent holds. */
  until: string | null
  withdrawnAt: string | null
}

/**
 * By which channels we may speak with the visitor of a lead, as far as they say so: by those they ticked, until the consent is over or
 * taken back. Where the brand asks by a sentence, that names them all. Whether a register forbids the call is another question, and so is
 * whether they left a number or an address.
 */
export function channelsOf(
  { calls, texts, until, withdrawnAt }: ChannelFacts,
  { consentKind = 'sentence', now }: { consentKind?: ConsentKind | undefined; now: Date },
): ContactChannel[] {
  if (consentKind !== 'channels') return ['phone', 'sms', 'email']
  if (withdrawnAt || !until || until <= now.toISOString()) return []
  return [...(calls ? (['phone'] as const) : []), ...(texts ? (['sms'] as const) : []), 'email']
}

/** Why the desk shows no number, as it says it; undefined where calls are agreed. */
export function whyNoCall(channels: readonly ContactChannel[]): string | undefined {
  if (channels.includes('phone')) return undefined
  if (channels.includes('sms')) return 'Texts only'
  return channels.includes('email') ? 'Asked for email only' : 'Consent is over'
}
