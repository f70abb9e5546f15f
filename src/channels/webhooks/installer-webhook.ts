import type { z } from 'zod'
import type { Brand } from '#content/brand.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery, Send } from '#domain/delivery/delivery.ts'
import type { ContentOf, OfferEvent } from '#domain/delivery/messages.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { chosenTime } from '#domain/offer/offer.ts'
import { offerStateWords } from '#domain/offer/offer-states.ts'
import { compose } from '../compose.ts'
import type { OfferLink } from '../letters/links.ts'
import type { offerBase, offerEvents } from './schemas.ts'
import {
  createWebhookSender,
  type WebhookMessage,
  type WebhookOptions,
  type WebhookReceiver,
} from './webhook.ts'

export type OfferMessageSettings = {
  brand: Brand
  now: () => Date
  offerLink: OfferLink
}

export type InstallerWebhookSettings = OfferMessageSettings & {
  /** Where the offers of an installer are posted to; undefined once it has no webhook. */
  installerWebhook: (installerId: string) => Promise<WebhookReceiver | undefined>
  /** Allows receivers on the operator's own network. */
  allowPrivateAddresses: boolean
}

/** Posts events about an installer's offers to its own system, as Standard Webhooks. */
export function installerWebhookChannel(
  settings: InstallerWebhookSettings,
  options: WebhookOptions = {},
): Send {
  const send = createWebhookSender(settings, options)
  return async (delivery, content, limits) => {
    const { installer } = delivery
    const receiver = installer ? await settings.installerWebhook(installer) : undefined
    if (!receiver)
      return { delivered: false, answer: 'This installer has no webhook any more', permanent: true }
    const message = messageAboutOffer(delivery, content, settings)
    if (!message) return { delivered: false, answer: 'Nothing is sent about this', permanent: true }
    // Anyone with the link in it can act as the installer, so what was sent isn't stored.
    const { sent: _, ...outcome } = await send(receiver, delivery.id, message, limits)
    return outcome
  }
}

/** What a delivery says to an installer's own system. */
export function messageAboutOffer(
  delivery: Delivery,
  content: DeliveryContent,
  { brand, now, offerLink }: OfferMessageSettings,
): WebhookMessage | undefined {
  if (content.kind !== 'offer') return undefined
  const facts = compose<Brand, Facts>(composers, delivery, content, brand)
  if (!facts) return undefined
  const { at, ...data } = facts
  const { id, state, installer } = content.offer
  const base: z.input<z.ZodObject<typeof offerBase>> = {
    offer: id,
    state: offerStateWords[state].webhook,
    link: offerLink(id, installer),
  }
  return {
    type: delivery.event,
    timestamp: at ?? now().toISOString(),
    data: { ...base, ...data },
  }
}

/** Since when it is so. Default: now. */
type Facts = { at?: string | null | undefined }

/**
 * What each event says, and since when it's so. Before acceptance it has what an offer may show; the details come with acceptance, and
 * go with a withdrawal or erasure.
 */
const composers: {
  [E in OfferEvent]: (
    content: ContentOf<E>,
    brand: Brand,
  ) => Facts & z.input<(typeof offerEvents)[E]>
} = {
  'offer.made': ({ offer }, brand) => ({
    at: offer.offeredAt,
    ...summary(offer, brand),
    ...asked(offer),
    ...fee(offer),
  }),
  'offer.passed': ({ offer }) => ({
    ...asked(offer),
    because: offer.notChosen?.because ?? null,
    middle_cents: offer.notChosen?.middle?.cents ?? null,
    middle_of: offer.notChosen?.middle?.firms ?? null,
  }),
  'offer.accepted': ({ offer }) => ({
    at: offer.acceptedAt,
    ...known(offer),
    ...fee(offer),
    ...details(offer),
    agreed_to: offer.agreed?.channels ?? null,
  }),
  'offer.changed': ({ offer }) => ({
    at: offer.details?.changedAt,
    ...known(offer),
    ...details(offer),
    changes: offer.details?.changes,
    asked_again: offer.askedAgain,
  }),
  'offer.half-time': owedCall,
  'offer.three-quarters': owedCall,
  'offer.cancelled': ({ offer }) => ({ ...known(offer), may_call: false }),
  'offer.credited': decided,
  'offer.return-rejected': decided,
}

function owedCall({ offer }: { offer: OutgoingOffer }) {
  return { ...known(offer), call_by: offer.owed?.by }
}

function decided({ offer }: { offer: OutgoingOffer }) {
  return { ...known(offer), ...fee(offer), returned_because: offer.return?.because ?? null }
}

/** What a price is asked for, and what was named; nothing where it is to be accepted. */
function asked({ stated, price }: OutgoingOffer) {
  if (!stated) return {}
  const { kw, panels, batteryKwh, band } = stated
  return {
    asks_price_for: { kw, panels, battery_kwh: batteryKwh },
    our_band: { low_cents: band.lowCents, high_cents: band.highCents },
    price: price && { low_cents: price.lowCents, high_cents: price.highCents },
  }
}

function fee({ fee: { amountCents, gstCents } }: OutgoingOffer) {
  return { fee_cents: amountCents, gst_cents: gstCents }
}

function summary({ summary, call, callsFrom, expiresAt, others }: OutgoingOffer, brand: Brand) {
  const chosen = chosenTime({ ...call, callsFrom }) ?? { from: null, until: null }
  return {
    ...summary,
    call: { ...chosen, promised_by: call.promisedBy },
    calls_from: callsFrom,
    expires_at: expiresAt,
    accepted_by_others: others.before,
    most_installers: brand.maxInstallers,
  }
}

/** By what the receiver knows an enquiry that it accepted. */
function known({ acceptedAt, reference }: OutgoingOffer) {
  return acceptedAt ? { reference_number: reference, accepted_at: acceptedAt } : {}
}

function details({ details, callsFrom, consentUntil }: OutgoingOffer) {
  if (!details) return {}
  return { calls_from: callsFrom, consent_until: consentUntil, ...person(details) }
}

function person({ columns, phone, answered, wish, callableFrom, promisedBy }: OutgoingLead) {
  return {
    ...columns,
    phone_e164: phone.e164,
    answered,
    ...(promisedBy && {
      call: {
        from: wish.from,
        until: wish.until,
        by: wish.contactBy,
        callable_from: callableFrom,
        promised_by: promisedBy,
      },
    }),
  }
}
