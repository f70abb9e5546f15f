import type { Brand } from '#content/brand.ts'
import type { Send } from '#domain/delivery/delivery.ts'
import type { ContentOf, OfferEvent } from '#domain/delivery/messages.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { chosenTime } from '#domain/offer/offer.ts'
import { compose } from './compose.ts'
import { createWebhookSender, type WebhookOptions, type WebhookReceiver } from './webhook.ts'

export type InstallerWebhookSettings = {
  brand: Brand
  now: () => Date
  /** Where the offers of an installer are posted to; undefined once it has no webhook. */
  installerWebhook: (installerId: string) => Promise<WebhookReceiver | undefined>
  /** With the installer's link number. */
  offerLink: (offerId: string, number: number) => string
  /** Allows receivers on the operator's own network. */
  allowPrivateAddresses: boolean
}

/** Posts what an installer is told of its offers to its own system, as Standard Webhooks. */
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
    const facts = content.kind === 'offer' && compose(composers, delivery, content, settings.brand)
    if (!facts) return { delivered: false, answer: 'Nothing is sent about this', permanent: true }
    const { at, ...data } = facts
    const { id, state, installer: to } = content.offer
    const message = {
      type: delivery.event,
      timestamp: at ?? settings.now().toISOString(),
      data: { offer: id, state, link: settings.offerLink(id, to.linkNumber), ...data },
    }
    return send(receiver, delivery.id, message, limits)
  }
}

/**
 * What each event says, and since when it's so. Before acceptance it has what an offer may show; the details come with acceptance, and
 * go with a withdrawal or erasure.
 */
const composers: {
  [E in OfferEvent]: (
    content: ContentOf<E>,
    brand: Brand,
  ) => { at?: string | null | undefined; [field: string]: unknown }
} = {
  'offer.made': ({ offer }, brand) => ({
    at: offer.offeredAt,
    ...summary(offer, brand),
    ...fee(offer),
  }),
  'offer.accepted': ({ offer }) => ({
    at: offer.acceptedAt,
    ...known(offer),
    ...fee(offer),
    ...details(offer),
  }),
  'offer.changed': ({ offer }) => ({
    at: offer.details?.changedAt,
    ...known(offer),
    ...details(offer),
    changes: offer.details?.changes,
  }),
  'offer.cancelled': ({ offer }) => ({ ...known(offer), may_call: false }),
  'offer.credited': decided,
  'offer.return-rejected': decided,
}

function decided({ offer }: { offer: OutgoingOffer }) {
  return { ...known(offer), ...fee(offer), returned_because: offer.return?.because ?? null }
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
    call: {
      from: wish.from,
      until: wish.until,
      by: wish.contactBy,
      callable_from: callableFrom,
      promised_by: promisedBy,
    },
  }
}
