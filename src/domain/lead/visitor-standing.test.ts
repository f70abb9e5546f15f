import { expect, test } from 'vitest'
import { awaitsCall, expectedBy, visitorStanding } from './visitor-standing.ts'

const lead = {
  state: 'new',
  promisedBy: '2026-11-23T06:00:00.000Z',
  newPromiseBy: null,
  chosenUntil: null,
  contactedAt: null,
  notCalledAt: null,
  awaitsYes: false,
  neverReached: null,
} as const
const before = new Date('2026-11-23T05:59:59Z')
const after = new Date('2026-11-23T06:00:00Z')

test.each([
  ['waits for the call', {}, before, 'waiting'],
  ['is asked once the promise is over', {}, after, 'asked'],
  ['is asked nothing where no call was promised', { promisedBy: null }, after, 'waiting'],
  ['says that nobody called', { notCalledAt: '2026-11-23T07:00:00.000Z' }, after, 'not called'],
  [
    'waits again for the time they chose after that',
    { notCalledAt: '2026-11-23T07:00:00.000Z', chosenUntil: '2026-11-24T01:00:00.000Z' },
    after,
    'waiting',
  ],
  [
    'is asked once the time they chose is over',
    { chosenUntil: '2026-11-23T05:00:00.000Z' },
    before,
    'asked',
  ],
  [
    'waits for the new time that we wrote',
    { newPromiseBy: '2026-11-23T23:00:00.000Z', chosenUntil: '2026-11-23T05:00:00.000Z' },
    after,
    'waiting',
  ],
  [
    'is asked whom an installer never reached, before the promise is over',
    { neverReached: { by: 'Bright Ladder', at: '2026-11-22T06:00:00.000Z' } },
    before,
    'asked',
  ],
  ['was spoken with', { state: 'contacted', contactedAt: lead.promisedBy }, after, 'spoken'],
  [
    'was not spoken with, whatever the desk says',
    { state: 'contacted', contactedAt: lead.promisedBy, notCalledAt: '2026-11-23T07:00:00.000Z' },
    after,
    'not called',
  ],
  ['has a quote', { state: 'quoted', contactedAt: lead.promisedBy }, after, 'quoted'],
  ['decided', { state: 'won', contactedAt: lead.promisedBy }, after, 'decided'],
  ['was never reached, and the lead is closed', { state: 'lost' }, after, 'decided'],
  ['took it back', { state: 'withdrawn' }, after, 'withdrawn'],
  ['waits while we look at what seems to be spam', { state: 'held' }, before, 'waiting'],
] as const)('a visitor %s', (_, changes, now, standing) => {
  expect(visitorStanding({ ...lead, ...changes }, now)).toBe(standing)
})

test('a visitor who waits for the call may choose its time', () => {
  expect((['waiting', 'asked', 'not called'] as const).every(awaitsCall)).toBe(true)
  expect((['spoken', 'quoted', 'decided', 'withdrawn'] as const).some(awaitsCall)).toBe(false)
})

test('a call is expected by the newest word on it', () => {
  expect(expectedBy({ promisedBy: 'a', newPromiseBy: null, chosenUntil: null })).toBe('a')
  expect(expectedBy({ promisedBy: 'a', newPromiseBy: null, chosenUntil: 'b' })).toBe('b')
  expect(expectedBy({ promisedBy: 'a', newPromiseBy: 'c', chosenUntil: 'b' })).toBe('c')
})
