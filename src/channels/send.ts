import type { Brand } from '#content/brand/brand.ts'
import type { Delivery, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'

export type ChannelSettings = {
  brand: Brand
  siteUrl: string
  dataDirectory: string
  log: (event: string) => void
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  recipients: () => Promise<string[]>
  withdrawalLink: (leadId: string) => string
  endpoint: (id: string) => Promise<{ url: string; secret: string } | undefined>
  allowPrivateAddresses: boolean
  hostedTable?: { url: string; key: string; table: string } | undefined
}

/** A stand-in until the channels are here: webhooks go out unsigned, everything else counts as delivered. */
export function sender(settings: ChannelSettings) {
  return async (delivery: Delivery, lead: LeadTold): Promise<Outcome> => {
    if (delivery.channel !== 'webhook') return { delivered: true, answer: 'stub' }
    const endpoint = await settings.endpoint(delivery.endpoint ?? '')
    if (!endpoint) return { delivered: false, hopeless: true, answer: 'The endpoint is gone' }
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-id': delivery.id },
      body: JSON.stringify({ type: delivery.event, data: { reference: lead.reference } }),
    })
    return { delivered: response.ok, answer: String(response.status) }
  }
}
