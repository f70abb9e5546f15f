import type { Brand } from '#content/brand.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { chosenTime } from '#domain/offer/offer.ts'
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
) {
  const send = createWebhookSender(settings, options)
  return async (
    delivery: Delivery,
    content: DeliveryContent,
    limits?: DeliveryLimits,
  ): Promise<Outcome> => {
    const { installer } = delivery
    const receiver = installer ? await settings.installerWebhook(installer) : undefined
    if (!receiver)
      return { delivered: false, answer: 'This installer has no webhook any more', permanent: true }
    if (content.kind !== 'offer')
      return { delivered: false, answer: 'Nothing is sent about this', permanent: true }
    return send(receiver, delivery.id, offerMessage(delivery, content.offer, settings), limits)
  }
}

/** Before acceptance it has what an offer may show; the details come with acceptance, and go with a withdrawal or erasure. */
function offerMessage(
  { event }: Delivery,
  offer: OutgoingOffer,
  { brand, now, offerLink }: InstallerWebhookSettings,
) {
  const link = offerLink(offer.id, offer.installer.linkNumber)
  const about = { offer: offer.id, state: offer.state, link }
  const fee = {
    fee_cents: offer.fee.amountCents,
    gst_cents: offer.fee.gstCents,
  }
  const message = (data: object, timestamp: string | null = null) => ({
    type: event,
    timestamp: timestamp ?? now().toISOString(),
    data: { ...about, ...data },
  })
  switch (event) {
    case 'offer.made':
      return message({ ...summary(offer, brand), ...fee }, offer.offeredAt)
    case 'offer.accepted':
      return message({ ...known(offer), ...fee, ...details(offer) }, offer.acceptedAt)
    case 'offer.changed':
      return message(
        { ...known(offer), ...details(offer), changes: offer.details?.changes },
        offer.details?.changedAt,
      )
    case 'offer.cancelled':
      return message({ ...known(offer), may_call: false })
    default:
      return message({ ...known(offer), ...fee, returned_because: offer.return?.because ?? null })
  }
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
