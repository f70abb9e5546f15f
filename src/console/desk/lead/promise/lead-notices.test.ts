import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { listNotices } from './lead-notices.ts'

// Promised on a Sunday: callable on Monday from 9 to 18 in Melbourne.
const lead = {
  state: 'new',
  postcode: '3056',
  nation: null,
  callableFrom: '2026-11-22T22:00:00.000Z',
  promisedBy: '2026-11-23T07:00:00.000Z',
  contactedAt: null,
  deliveries: [
    { event: 'lead.created', state: 'delivered', deliveredAt: '2026-11-22T01:00:00.000Z' },
    { event: 'promise.half-time', state: 'delivered', deliveredAt: '2026-11-23T02:30:05.000Z' },
  ],
} as const
const notices = (now: string, changes: Partial<Parameters<typeof listNotices>[0]> = {}) =>
  listNotices({ ...lead, ...changes }, Date.parse(now), au.calling).map(({ event, at, isSent }) => [
    isSent ? 'sent' : 'to come',
    event,
    at.slice(11, 16),
  ])

test('notices that were sent are listed with those to come', () => {
  expect(notices('2026-11-23T03:00:00.000Z')).toEqual([
    ['sent', 'promise.half-time', '02:30'],
    ['to come', 'promise.three-quarters', '04:45'],
    ['to come', 'promise.nine-tenths', '06:06'],
  ])
})

test('once the visitor was reached none is to come, and sent ones stay', () => {
  const contacted = { state: 'contacted', contactedAt: '2026-11-23T02:50:00.000Z' } as const
  expect(notices('2026-11-23T03:00:00.000Z', contacted)).toEqual([
    ['sent', 'promise.half-time', '02:30'],
  ])
})
