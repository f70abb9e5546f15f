import { expect, test } from 'vitest'
import { whyFull, whyOver } from './acceptance.ts'

const now = '2026-11-19T03:24:00.000Z'
const later = '2026-11-19T04:24:00.000Z'
const offer = { state: 'offered', expires_at: later, declined_because: null } as const
const lead = { state: 'new', consent_until: later, way: null } as const

test('an open offer of a lead that isn’t taken is accepted', () => {
  expect(whyOver(offer, lead, now)).toBeUndefined()
})

test.each<[string, Parameters<typeof whyOver>, string]>([
  ['it was cancelled', [{ ...offer, state: 'cancelled' }, lead, now], 'withdrawn'],
  ['the desk holds the lead back', [offer, { ...lead, state: 'held' }, now], 'withdrawn'],
  ['its consent ends now', [offer, { ...lead, consent_until: now }, now], 'withdrawn'],
  ['it was declined', [{ ...offer, state: 'declined' }, lead, now], 'answered'],
  [
    'others were faster, although it has lapsed since',
    [{ state: 'expired', declined_because: 'taken', expires_at: now }, lead, now],
    'taken',
  ],
  ['somebody has won the lead', [offer, { ...lead, state: 'won' }, now], 'taken'],
  ['it lapses now', [{ ...offer, expires_at: now }, lead, now], 'lapsed'],
])('an offer is over where %s', (_, facts, code) => {
  expect(whyOver(...facts)).toMatchObject({ code })
})

test('an installer accepts as many as its caps allow, and none once it has left', () => {
  const accepted = { day: 1, week: 1, month: 1 }
  expect(whyFull({ caps: { week: 2 } }, accepted)).toBeUndefined()
  expect(whyFull({ caps: { day: 5, week: 1 } }, accepted)).toMatchObject({
    message: 'You have had your 1 leads for this week.',
  })
  expect(whyFull({ caps: {}, closedAt: now }, accepted)).toMatchObject({ code: 'withdrawn' })
  expect(whyFull(undefined, accepted)).toMatchObject({ code: 'withdrawn' })
})
