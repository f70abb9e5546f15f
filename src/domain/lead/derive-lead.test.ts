import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { leadColumns } from './columns.ts'
import { type DeriveLeadDeps, deriveLead, type Submission } from './derive-lead.ts'

const contact = formsOf(au).get('contact')
if (!contact) throw new Error('no contact form')

const deps: DeriveLeadDeps = {
  now: new Date('2026-11-21T09:00:00.000Z'),
  id: 'the id',
  reference: 'WW-00000000',
  receivers: [
    { id: 'a', channel: 'operator-letter', endpoint: null },
    { id: 'b', channel: 'confirmation', endpoint: null },
    { id: 'c', channel: 'webhook', endpoint: 'crm' },
    { id: 'd', channel: 'hosted-table', endpoint: null },
  ],
  country: au.country,
  calling: au.calling,
  parsePhone: (typed) => ({ e164: `+61${typed.replaceAll(' ', '').slice(1)}`, doubtful: true }),
  fingerprint: (content) => `digest of ${content}`,
  addressKey: (address) => `key of ${address}`,
}

const submission: Submission = {
  leadSource: 'site',
  kind: 'quotes',
  form: contact,
  answers: {
    'inquiry-type': 'solar-quote',
    'contact-name': 'Thị Đặng',
    'contact-email': 'Thi@Example.com',
    'contact-phone': '0412 345 678',
    postcode: '3011',
    message: 'Hello',
  },
  interest: 'solar-battery',
  page: '/contact',
  attributions: {
    first: { page: '/blog/a', utm: { utm_source: 'google', utm_medium: 'cpc' } },
    last: { page: '/contact' },
  },
  submission: 'one filling-in',
  consent: { wording: 'You agree.', version: 'first', callers: 'Wattlewise' },
}

test('by whichever way it comes, a lead from where we don’t work has no promise, and a question has one', () => {
  const answers = { ...submission.answers, postcode: '2000' }
  for (const leadSource of ['site', 'key', 'telephone', 'advertisement', 'assistant'] as const) {
    const { row } = deriveLead({ ...submission, leadSource, answers }, deps)
    expect(row).toMatchObject({
      promised_by: null,
      contact_due_at: null,
      next_action: 'first-call',
    })
    const question = deriveLead({ ...submission, kind: 'question', leadSource, answers }, deps)
    expect(question.row.promised_by).toBe('2026-11-23T07:00:00.000Z')
  }
})

test('a lead derives completely from its submission and its dependencies', () => {
  const lead = deriveLead(submission, deps)
  expect(lead).toEqual({
    row: {
      ...Object.fromEntries(leadColumns.map((column) => [column, ''])),
      form_type: 'contact_us',
      first_name: 'Thị',
      last_name: 'Đặng',
      email: 'Thi@Example.com',
      phone: '0412 345 678',
      postcode: '3011',
      message: 'Hello',
      service: 'solar-battery',
      service_type: 'solar-quote',
      consent: true,
      reference_number: 'WW-00000000',
      id: 'the id',
      created_at: '2026-11-21T09:00:00.000Z',
      form_slug: 'contact',
      form_shown: JSON.stringify(contact),
      answers: JSON.stringify(submission.answers),
      phone_e164: '+61412345678',
      phone_doubtful: true,
      page: '/contact',
      source: JSON.stringify(submission.attributions),
      submission: 'one filling-in',
      fingerprint: expect.stringMatching(
        /^digest of \["contact","solar-battery",\[\["contact-email"/,
      ),
      consent_wording: 'You agree.',
      consent_version: 'first',
      consent_calls: null,
      consent_texts: null,
      nation: null,
      email_key: 'thi@example.com',
      name_key: 'thi dang',
      family_key: 'dang thi',
      suspected: null,
      state: 'new',
      next_action: 'first-call',
      next_action_at: '2026-11-22T22:00:00.000Z',
      came_by: 'site',
      came_from: 'google-ad',
      estimate: null,
      contact_due_at: '2026-11-23T07:00:00.000Z',
      promised_by: '2026-11-23T07:00:00.000Z',
      callable_from: '2026-11-22T22:00:00.000Z',
      consent_until: '2027-02-21T09:00:00.000Z',
      region: 'western',
      way: null,
      prices_by: null,
    },
    deliveries: deps.receivers,
    confirmationKey: 'key of thi@example.com',
  })
  expect(deriveLead(submission, deps)).toEqual(lead)
})

test('the same answers in another order are the same submission, and different answers are not', () => {
  const fingerprintOf = (changes: Partial<Submission>) =>
    deriveLead({ ...submission, ...changes }, deps).row.fingerprint
  const backwards = Object.fromEntries(Object.entries(submission.answers).toReversed())
  const usual = fingerprintOf({})
  expect(fingerprintOf({ answers: backwards, submission: 'another' })).toBe(usual)
  expect(fingerprintOf({ answers: { ...backwards, message: 'Bye' } })).not.toBe(usual)
  expect(fingerprintOf({ interest: undefined })).not.toBe(usual)
})

test.each([
  ['of a request for quotes', {}, 'abcd'],
  ['of a question', { kind: 'question' }, 'ab'],
  ['without an email address', { answers: { 'contact-name': 'Thi' } }, 'acd'],
  ['that came with a public key', { leadSource: 'key' }, 'acd'],
] as const)('which deliveries a lead gets %s', (_, changes, owed) => {
  const { deliveries, confirmationKey } = deriveLead({ ...submission, ...changes }, deps)
  expect(deliveries.map(({ id }) => id).join('')).toBe(owed)
  expect(confirmationKey !== undefined).toBe(owed.includes('b'))
})

test('a lead that looks like spam is held', () => {
  const { row } = deriveLead({ ...submission, signs: { website: 'spam.example' } }, deps)
  expect(row).toMatchObject({ suspected: 'honeypot', state: 'held' })
})
