import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { DeliveryEvent } from '#domain/delivery/messages.ts'
import type { InstallerNotice } from '#domain/delivery/outgoing-installer.ts'
import type { OfferedInstaller, OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { newDelivery, outgoingLead } from './outgoing-lead.ts'

const offeredInstaller: OfferedInstaller = {
  id: '019aa000-0000-7000-8000-0000000000b1',
  tradingName: 'Hobbs & Nguyen Solar',
  abn: '51 004 000 321',
  people: [
    {
      name: 'Dee Hobbs',
      email: 'dee@hobbsnguyen.example',
      phone: '0491 570 156',
      getsOffers: false,
    },
    {
      name: 'Minh Nguyen',
      email: 'minh@hobbsnguyen.example',
      phone: '0491 570 157',
      getsOffers: true,
    },
  ],
  closedAt: undefined,
  linkNumber: 0,
}

/** An open offer, made on Monday 23 November at 9:02 am in Melbourne, as channels get it. */
export function outgoingOffer(changes: Partial<OutgoingOffer> = {}): OutgoingOffer {
  return {
    id: '019aa000-0000-7000-8000-0000000000a1',
    lead: outgoingLead().id,
    reference: outgoingLead().reference,
    state: 'offered',
    installer: offeredInstaller,
    summary: {
      place: 'Reservoir',
      postcode: '3073',
      service: 'A battery',
      facts: [
        { label: 'Property', value: 'A home' },
        { label: 'Battery', value: 'Medium, 10–15 kWh' },
        { label: 'Panels now', value: 'Planning to' },
        { label: 'Monthly bill', value: '$200–$300' },
      ],
    },
    fee: { amountCents: 6800, gstCents: 680 },
    offeredAt: '2026-11-22T22:02:00.000Z',
    expiresAt: '2026-11-22T23:02:00.000Z',
    answeredAt: null,
    ...{ way: null, stated: null, price: null, notChosen: null, closedBy: null, agreed: null },
    acceptedAt: null,
    callsFrom: null,
    call: {
      from: '2026-11-23T05:00:00.000Z',
      until: '2026-11-23T07:00:00.000Z',
      callableFrom: '2026-11-22T22:00:00.000Z',
      promisedBy: '2026-11-23T07:00:00.000Z',
    },
    reasons: [
      { code: 'area', text: 'Covers 3073' },
      { code: 'service', text: 'Fits batteries' },
      { code: 'accreditation', text: 'Accredited for batteries until 30 June 2027' },
      { code: 'cap', text: 'Had 1 of 5 today' },
    ],
    others: { before: 0, now: 0, after: false },
    isReached: false,
    return: null,
    consentUntil: '2027-02-21T09:00:00.000Z',
    takenBack: null,
    owed: null,
    late: null,
    goodwill: null,
    isFinished: false,
    wanted: null,
    ended: undefined,
    details: undefined,
    askedAgain: [],
    ...changes,
  }
}

/** The same once it was accepted, ten minutes later. */
export function acceptedOffer(changes: Partial<OutgoingOffer> = {}): OutgoingOffer {
  const at = '2026-11-22T22:12:00.000Z'
  return outgoingOffer({
    ...{ state: 'accepted', answeredAt: at, acceptedAt: at, callsFrom: at },
    details: outgoingLead({
      wish: {
        from: '2026-11-23T05:00:00.000Z',
        until: '2026-11-23T07:00:00.000Z',
        contactBy: null,
      },
    }),
    ...changes,
  })
}

export function offerContent(offer: OutgoingOffer): DeliveryContent {
  return { kind: 'offer', offer }
}

export function installerContent(notice: InstallerNotice): DeliveryContent {
  return { ...notice, installer: offeredInstaller }
}

/** A delivery to that installer. */
export function installerDelivery(
  event: DeliveryEvent,
  channel: Delivery['channel'] = 'installer-letter',
): Delivery {
  const isOffer = event.startsWith('offer.')
  return {
    ...newDelivery(channel, { event }),
    installer: offeredInstaller.id,
    offer: isOffer ? outgoingOffer().id : null,
  }
}
