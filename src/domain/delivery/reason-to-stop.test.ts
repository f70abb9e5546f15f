import { expect, test } from 'vitest'
import { newDelivery, outgoingLead } from '../../../tests/outgoing-lead.ts'
import { noticeKey } from '../promise/notices.ts'
import type { Delivery } from './delivery.ts'
import type { DeliveryEvent } from './messages.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import { reasonToStop } from './reason-to-stop.ts'

const now = new Date('2026-11-23T03:00:00.000Z')
const lead = outgoingLead({ newPromiseBy: '2026-11-24T03:00:00.000Z' })
const owed = (channel: Delivery['channel'], event: DeliveryEvent) => ({
  ...newDelivery(channel, { event }),
  dedupeKey: noticeKey(event, lead.id, lead.promisedBy ?? ''),
})
const notice = owed('operator-letter', 'promise.half-time')
const last = owed('owner-letter', 'promise.nine-tenths')
const newTime = owed('visitor-letter', 'promise.new-time')
const asking = owed('visitor-letter', 'promise.did-they-call')
const never = newDelivery('visitor-letter', { event: 'offer.did-they-call' })
const assigned = { ...newDelivery('operator-letter', { event: 'lead.assigned' }), operator: 'p' }
const reached = { contactedAt: '2026-11-23T02:00:00.000Z' }
const over = { promisedBy: '2026-11-23T02:00:00.000Z' }

type Case = [string, Delivery, Partial<OutgoingLead>, string | undefined]
test.each<Case>([
  ['the person who was given a lead is told', assigned, { owner: 'p' }, undefined],
  ['but not once it is somebody else’s', assigned, { owner: 'j' }, 'isn’t theirs'],
  ['nor once it is nobody’s', assigned, {}, 'isn’t theirs'],
  ['a notice of a promise nobody has kept is sent', notice, {}, undefined],
  ['a notice is silent once somebody reached them', notice, reached, 'reached'],
  ['a notice of a lead that is spam is silent', notice, { state: 'spam' }, 'Nobody waits'],
  [
    'a notice of a moved promise is silent',
    notice,
    { promisedBy: '2026-11-25T02:00:00.000Z' },
    'moved',
  ],
  ['an early notice is silent once the time is over', { ...notice, dedupeKey: null }, over, 'over'],
  ['owners hear of it also once the time is over', { ...last, dedupeKey: null }, over, undefined],
  ['a new time is silent once somebody reached them', newTime, reached, 'reached'],
  [
    'somebody who was promised no call is written to of no promise',
    newTime,
    { promisedBy: null },
    'no call is promised',
  ],
  [
    'a new time is silent once it is over itself',
    newTime,
    { newPromiseBy: now.toISOString() },
    'over',
  ],
  [
    'nobody is written to after their consent ran out',
    asking,
    { consentUntil: now.toISOString() },
    'consent',
  ],
  ['nobody is written to who came by a public key', asking, { leadSource: 'key' }, 'public key'],
  ['a visitor who was reached is asked how it went', asking, reached, undefined],
  ['whom an installer never reached is asked', never, {}, undefined],
  ['but not once they have a quote', never, { state: 'quoted' }, 'Nobody waits'],
  ['nobody is asked about spam', asking, { state: 'spam' }, 'spam'],
  ['a new lead goes out in any state', newDelivery('webhook'), { state: 'contacted' }, undefined],
])('%s', (_, delivery, changes, reason) => {
  const answer = reasonToStop(delivery, { ...lead, ...changes }, { now, suppressed: false })
  if (reason) expect(answer).toContain(reason)
  else expect(answer).toBeUndefined()
})

test('visitors who asked us to stop get no letter, and operators still get theirs', () => {
  expect(reasonToStop(newTime, lead, { now, suppressed: true })).toContain('asked us')
  expect(reasonToStop(notice, lead, { now, suppressed: true })).toBeUndefined()
})
