import type { Channel } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { DeliveryEvent } from '#domain/delivery/messages.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { isOpenState } from '#domain/lead/state.ts'
import { consentsOf } from '#edition/consent.ts'
import { brand } from './brand.ts'

/** A lead as channels get it. */
export function outgoingLead({
  columns,
  ...changes
}: Omit<Partial<OutgoingLead>, 'columns'> & { columns?: Partial<LeadColumns> } = {}): OutgoingLead {
  const empty = Object.fromEntries(leadColumns.map((column) => [column, ''])) as LeadColumns
  return {
    id: '019aa000-0000-7000-8000-000000000001',
    reference: 'WW-7K2M9QXA',
    receivedAt: '2026-11-21T09:00:00.000Z',
    promisedBy: '2026-11-23T07:00:00.000Z',
    newPromiseBy: null,
    callableFrom: '2026-11-22T22:00:00.000Z',
    consentUntil: '2027-02-21T09:00:00.000Z',
    state: 'new',
    isOpen: isOpenState(changes.state ?? 'new'),
    owner: null,
    nation: null,
    callers: [],
    seeksInstaller: true,
    wish: { from: null, until: null, contactBy: null },
    awaitsYes: false,
    changes: { corrections: [], notes: [] },
    changedAt: '2026-11-21T09:00:00.000Z',
    stops: [],
    contactedAt: null,
    leadSource: 'site',
    columns: {
      ...empty,
      form_type: 'get_your_free_solar_quote',
      first_name: 'Alex',
      last_name: 'van Nguyen',
      email: 'alex@example.com',
      phone: '0412 345 678',
      postcode: '3011',
      property_type: 'home',
      homeowner: 'homeowner',
      current_bill: '300-400',
      service: 'solar-panels',
      ...columns,
    },
    formSlug: 'home',
    kind: 'quotes',
    answered: [
      { ask: 'Where would the panels go?', answer: 'On a home' },
      { ask: 'What is your name?', answer: 'Alex van Nguyen' },
    ],
    estimate: null,
    page: '/solar-panels-melbourne',
    attributions: {
      first: { page: '/blog', referrerHost: 'www.google.com', utm: { utm_source: 'google' } },
      last: { page: '/solar-panels-melbourne' },
    },
    consent: consentsOf(brand, { slug: 'home' }).quotes,
    boxes: { calls: null, texts: null },
    suspected: null,
    duplicateOf: null,
    earlierLead: null,
    phone: { e164: '+61412345678', doubtful: false },
    withdrawnAt: null,
    erasedAt: null,
    ...changes,
  }
}

/** The same lead as what a delivery says. Its number may be dialled. */
export function leadContent(...changes: Parameters<typeof outgoingLead>): DeliveryContent {
  return { kind: 'lead', lead: outgoingLead(...changes), dialable: { ok: true, note: '' } }
}

let deliveries = 0

/** A delivery with an id of its own. */
export function newDelivery(
  channel: Channel,
  {
    event = 'lead.created',
    endpoint = null,
    operator = null,
  }: { event?: DeliveryEvent; endpoint?: string | null; operator?: string | null } = {},
): Delivery {
  deliveries += 1
  const id = `019aa000-0000-7000-9000-${String(deliveries).padStart(12, '0')}`
  const lead = outgoingLead().id
  return {
    ...{ id, lead, channel, event, endpoint, operator },
    ...{ installer: null, offer: null, dedupeKey: null },
  }
}
