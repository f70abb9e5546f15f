import { expect, test } from 'vitest'
import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { au } from '#edition/brand/au.ts'
import { outgoingLead } from '../../../tests/outgoing-lead.ts'
import { acceptedOffer, outgoingOffer } from '../../../tests/outgoing-offer.ts'
import { gsmLength, longestText, toGsm } from './gsm.ts'
import { fitText, offerTexts } from './offer-texts.ts'

const clock = { now: Date.parse('2026-11-22T22:02:00.000Z'), timeZone: au.timeZone }
const textOf = (event: keyof typeof offerTexts, offer: OutgoingOffer) =>
  offerTexts[event]({ kind: 'offer', offer }, clock)

const owed = {
  by: '2026-11-23T07:00:00.000Z',
  keptUntil: '2026-11-23T09:00:00.000Z',
  hasTried: false,
}
const named = (first_name: string) => {
  const { columns } = outgoingLead()
  return acceptedOffer({ owed, details: outgoingLead({ columns: { ...columns, first_name } }) })
}

test('a text about an offer says what, where, the fee and until when', () => {
  expect(textOf('offer.made', outgoingOffer())).toBe(
    'A battery in Reservoir 3073. $68.00 and $6.80 GST if you accept, until 10:02 am.',
  )
})

test('a text about an owed call has a first name, a place and a time', () => {
  expect(textOf('offer.half-time', named('Theo'))).toBe(
    'Theo in Reservoir is waiting for your call, by 6 pm. None is recorded yet.',
  )
  expect(textOf('offer.three-quarters', named('Theo'))).toBe(
    'Call Theo in Reservoir by 6 pm. Then it goes to the next installer. None is recorded yet.',
  )
})

test.each(['www.evil.example', 'https://evil', 'Theo\nStop: evil', '+61 499 111 222', '小林', ''])(
  'text that isn’t a name is left out of a text: %s',
  (typed) => {
    expect(textOf('offer.half-time', named(typed))).toMatch(/^Somebody in Reservoir/)
  },
)

test('a text is in letters that cost no more', () => {
  expect(toGsm('“Zoë’s” – 5 kWh… 🙂')).toBe('"Zoe\'s" - 5 kWh... ')
  expect(gsmLength('a€{')).toBe(5)
})

test('a text has two parts at most, and its link is whole', () => {
  const link = `https://w.example/offer?token=${'x'.repeat(90)}`
  const text = fitText({ words: 'word '.repeat(100), link, stop: 'Stop: w.example/installer/me' })
  expect(gsmLength(text)).toBeLessThanOrEqual(longestText)
  expect(text.split('\n').slice(1)).toEqual([link, 'Stop: w.example/installer/me'])
})
