import { expect, test } from 'vitest'
import { channelBrand } from '../../tests/channel-brand.ts'
import { outgoingLead } from '../../tests/outgoing-lead.ts'
import { consentColumns } from './consent-columns.ts'
import { confirmation } from './letters/enquiry/confirmation.ts'
import { leadChangedLetter } from './letters/enquiry/lead-changed.ts'
import { operatorLetter } from './letters/enquiry/operator-letter.ts'
import { lettersToVisitors } from './letters/enquiry/visitor-letters.ts'

const deps = {
  brand: channelBrand,
  siteUrl: 'https://www.wattlewise.example',
  now: new Date('2026-11-21T10:00:00.000Z'),
}
const links = { pageLink: 'https://page.example', withdrawalLink: 'https://withdraw.example' }
const emailOnly = outgoingLead({ columns: { phone: '' }, phone: { e164: '', doubtful: false } })
const textsOnly = outgoingLead({ boxes: { calls: null, texts: 'texts 1' } })
const calls = outgoingLead({ boxes: { calls: 'calls 1', texts: null } })

test('no letter to operators has a number that may not be called', () => {
  const dialable = { ok: false, code: 'refused', message: 'Texts only' } as const
  for (const compose of [operatorLetter, leadChangedLetter]) {
    const letter = JSON.stringify(compose({ lead: textsOnly, dialable }, deps))
    expect(letter).toContain('Texts only')
    expect(letter).not.toMatch(/412|tel:/)
    expect(JSON.stringify(compose({ lead: calls }, deps))).not.toMatch(/412|tel:/)
  }
})

test('a number that may be called is shown, with the reason', () => {
  const dialable = { ok: true, note: 'Agreed to calls' } as const
  const letter = JSON.stringify(operatorLetter({ lead: calls, dialable }, deps))
  expect(letter).toContain('tel:+61412345678')
  expect(letter).toContain('(Agreed to calls)')
})

test('the confirmation says that no number is stored, where none is', () => {
  const sentence = /We store no phone number, even if you typed one/
  const letterOf = (lead: typeof calls) =>
    JSON.stringify(confirmation({ lead }, { brand: channelBrand, ...links }))
  expect(letterOf(emailOnly)).toMatch(sentence)
  expect(letterOf(calls)).not.toMatch(sentence)
  expect(letterOf(calls)).toContain('until you say yes to an installer by name')
})

test.each([
  'lead.link',
  'offer.did-they-call',
  'promise.did-they-call',
  'promise.new-time',
] as const)('%s speaks of calling only to whom may be called', (event) => {
  const letterOf = (lead: typeof calls) =>
    JSON.stringify(lettersToVisitors[event]({ lead }, { ...deps, ...links }))
  const ofCalling = /call (you|by)|(?<!&)called|the call\b/
  for (const lead of [emailOnly, textsOnly]) expect(letterOf(lead)).not.toMatch(ofCalling)
  expect(letterOf({ ...calls, awaitsYes: false })).toMatch(ofCalling)
})

test('other systems of the operator get what was agreed to', () => {
  expect(consentColumns(textsOnly)).toEqual({ consent_calls: null, consent_texts: 'texts 1' })
  expect(consentColumns(outgoingLead())).toEqual({})
})
