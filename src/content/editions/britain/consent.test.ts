import { expect, test } from 'vitest'
import { uk } from './brand/uk.ts'
import { callersOf, consentsOf, installersSentence, submitLabels } from './consent.ts'
import { formsOf } from './forms/forms.ts'

const consents = consentsOf(uk, { slug: 'home' })
const { quotes, question, channels } = consents
if (!channels) throw new Error('The form of the home page asks for calls and texts')

// The wording of a version is evidence of what was agreed: raise the version when you change a wording here.
test('the boxes say what was agreed in this version', () => {
  expect([quotes, question, channels.calls, channels.texts].map(({ version }) => version)).toEqual(
    Array(4).fill('gb 2026-11-23'),
  )
  expect([
    quotes.wording,
    question.wording,
    channels.calls.wording,
    channels.texts.wording,
  ]).toEqual([
    'Penny & Beam Ltd may use these details to answer this enquiry by email, and to ask installers for a price without telling them who I am.',
    'Penny & Beam Ltd may use these details to answer this question. Nobody else sees it.',
    'Penny & Beam Ltd may call me about this enquiry on the number above, for three months, even though it may be on the TPS or CTPS register.',
    'Penny & Beam Ltd may text me about this enquiry for three months.',
  ])
  expect(channels.note).toBe(
    'No installer gets your name, number or email unless you say yes to that installer by name, on your own page. Change any of this there.',
  )
})

test('each box names the caller, and none an installer', () => {
  for (const { callers } of [channels.calls, channels.texts]) expect(callers).toBe(uk.legalName)
  for (const { callers } of [quotes, question]) expect(callers).not.toContain(uk.name)
  expect(callersOf(uk, 'quotes')).toBe(uk.legalName)
  expect(installersSentence(uk)).toContain('without telling them who they are')
})

test('every form asks for the same, but for complaints: they ask for no calls and texts', () => {
  const { complaint, ...others } = Object.fromEntries(formsOf(uk))
  for (const form of Object.values(others)) expect(consentsOf(uk, form)).toEqual(consents)
  expect(consentsOf(uk, { slug: complaint?.slug ?? '' })).toEqual({
    quotes,
    question,
    complaint: {
      wording:
        'Penny & Beam Ltd may use these details to look into this complaint and tell me the outcome by email. Nobody else sees it.',
      version: 'gb complaint 2026-11-27',
      callers: 'Nobody by this alone.',
    },
  })
})

test('the last button says what it sends', () => {
  expect(submitLabels).toEqual({
    quotes: 'Get My Quote',
    question: 'Send My Question',
    complaint: 'Send My Complaint',
  })
})
