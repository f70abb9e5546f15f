import { expect, test } from 'vitest'
import { complaintReceived } from '#channels/letters/enquiry/complaint-letters.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { enquiryKind, kindsOf } from '#domain/enquiry/kind.ts'
import { validateEnquiry } from '#domain/enquiry/validate.ts'
import { uk } from '../brand/uk.ts'
import { consentsOf } from '../consent.ts'
import { answerSent, promiseHeading } from '../pages/success.ts'
import { complaint } from './complaint.ts'

const answers = {
  'complaint-about': 'contact',
  message: 'You called after I had said no.',
  'contact-name': 'Sam Carter',
  'contact-email': 'sam@example.org',
}
const validate = (consentGiven: boolean, typed: Record<string, string> = answers) =>
  validateEnquiry(complaint, typed, {
    consentGiven,
    country: uk.country,
    parsePhone: () => undefined,
  }).problems

test('a complaint is a kind of its own, whatever it is about', () => {
  expect(kindsOf(complaint)).toEqual(['complaint'])
  expect(enquiryKind(complaint, answers)).toBe('complaint')
})

test('it takes a tick that we may look into it, and neither calls nor texts', () => {
  expect(validate(true)).toEqual([])
  expect(validate(false)).toEqual([
    { question: 'consent', message: 'Tick the box, so that we may look into it' },
  ])
  expect(consentsOf(uk, complaint)).not.toHaveProperty('channels')
})

test('what happened, a name and an address are needed', () => {
  expect(validate(true, {}).map(({ question }) => question)).toEqual(Object.keys(answers))
})

test('the letter that acknowledges it has the reference, the day of the outcome and the ICO, and nothing that was typed', () => {
  const lead = {
    reference: 'PB-7K3M9QXA',
    receivedAt: '2026-11-27T09:00:00.000Z',
    promisedBy: '2026-12-27T23:59:59.000Z',
    columns: { first_name: 'Sam', email: 'sam@example.org', message: 'You called.' },
  } as unknown as OutgoingLead
  const links = { pageLink: 'https://page', withdrawalLink: 'https://withdraw' }
  const text = JSON.stringify(complaintReceived({ lead }, { brand: uk, ...links }))
  for (const words of [
    'We have your complaint: PB-7K3M9QXA',
    'with the outcome by Sunday 27 December',
    'the Information Commissioner’s Office (ICO)',
    'https://ico.org.uk/make-a-complaint/',
    'https://withdraw',
  ])
    expect(text).toContain(words)
  for (const typed of ['Sam', 'sam@', 'You called']) expect(text).not.toContain(typed)
})

test('after sending it, the visitor reads when we reply, and where else to complain', () => {
  const sent = answerSent('complaint', uk)
  expect(sent && promiseHeading(sent.promise, {}, uk)).toBe('The outcome within 30 days')
  expect(JSON.stringify(sent)).toContain(uk.regulator.website)
})
