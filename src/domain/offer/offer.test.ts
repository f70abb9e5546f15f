import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { canBeOffered, offerExpiry } from './offer.ts'

test.each([
  ['by day', '2026-11-19T14:24:00+11:00', '2026-11-19T15:24:00+11:00'],
  ['before the desk closes', '2026-11-19T17:30:00+11:00', '2026-11-20T09:30:00+11:00'],
  ['at night', '2026-11-19T23:00:00+11:00', '2026-11-20T10:00:00+11:00'],
  ['on a Saturday evening', '2026-11-21T17:00:00+11:00', '2026-11-23T10:00:00+11:00'],
  [
    'the night that daylight saving begins',
    '2026-10-04T01:30:00+10:00',
    '2026-10-05T10:00:00+11:00',
  ],
  ['on Christmas Eve', '2026-12-24T17:30:00+11:00', '2026-12-29T09:30:00+11:00'],
])('an offer made %s lapses after sixty minutes of calling hours', (_, offered, lapses) => {
  expect(offerExpiry(new Date(offered), 60, melbourne)).toEqual(new Date(lapses))
})

const lead = {
  state: 'new',
  kind: 'quotes',
  leadSource: 'site',
  consentVersion: 'three months',
  way: null,
  consentUntil: '2027-02-19T00:00:00.000Z',
  now: '2026-11-19T00:00:00.000Z',
} as const

test.each([
  ['a new lead', {}, true],
  ['a contacted lead', { state: 'contacted' }, true],
  ['one that looks like spam', { state: 'held' }, false],
  ['spam', { state: 'spam' }, false],
  ['one that was taken back', { state: 'withdrawn' }, false],
  ['one that is lost', { state: 'lost' }, false],
  ['a question', { kind: 'question' }, false],
  ['one that came by a public key', { leadSource: 'key' }, false],
  ['one of somebody who rang', { leadSource: 'telephone', consentVersion: 'spoken' }, false],
  [
    'one of somebody who rang and agreed to installers',
    { leadSource: 'telephone', consentVersion: 'spoken, installers' },
    true,
  ],
  ['one of an advertisement’s form', { leadSource: 'advertisement' }, false],
  [
    'one of an advertisement’s form whose visitor asked for prices',
    { leadSource: 'advertisement', way: 'prices' },
    true,
  ],
  [
    'one of an advertisement’s form whose visitor asked for a call',
    { leadSource: 'advertisement', way: 'call' },
    false,
  ],
  ['one that an assistant sent', { leadSource: 'assistant' }, false],
  [
    'one that an assistant sent whose visitor asked for prices',
    { leadSource: 'assistant', way: 'prices' },
    true,
  ],
  ['one whose consent has run out', { now: '2027-02-19T00:00:00.000Z' }, false],
] as const)('whether %s may be offered', (_, changes, offered) => {
  expect(canBeOffered({ ...lead, ...changes })).toBe(offered)
})
