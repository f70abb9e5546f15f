import { expect, test } from 'vitest'
import { formsOf } from '#edition/forms/forms.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { brand } from '../../../tests/brand.ts'
import { spokenForm } from '../desk/added-lead.ts'
import { type AdMapping, submissionFromAd, suggestMapping } from './ad-form.ts'
import type { AdField } from './ad-lead.ts'

const deps = { country: brand.country, parsePhone: phoneParser(brand.country) }
const home = spokenForm(formsOf(brand).get('home') ?? expect.fail('no home form'))

const field = (id: string, value: string, label = id): AdField => ({ id, label, value })
const receivedAt = '2026-11-21T09:00:00.000Z'

function submit(fields: readonly AdField[], mapping: AdMapping, changes = {}) {
  const mapped = { network: 'google', id: '77', form: home, mapping } as const
  return submissionFromAd(
    mapped,
    { fields, place: { campaign: '12' }, receivedAt },
    { ...deps, ...changes },
  )
}
const submission = (...given: Parameters<typeof submit>) => {
  const result = submit(...given)
  return result.ok ? result.submission : expect.fail(result.message)
}

const ruth = [
  field('FULL_NAME', 'Ruth O’Neil'),
  field('EMAIL', 'ruth@example.com'),
  field('PHONE_NUMBER', '0491 570 006'),
  field('POSTAL_CODE', '3056'),
]

test('fields that are called what everybody calls them are suggested, and those that ask what we ask', () => {
  const fields = [...ruth, field('q7', 'I own it', 'Do you own the building?'), field('q8', 'x')]
  expect(suggestMapping(fields, home)).toEqual({
    FULL_NAME: 'contact-name',
    EMAIL: 'contact-email',
    PHONE_NUMBER: 'contact-phone',
    POSTAL_CODE: expect.any(String),
    q7: 'property-ownership',
  })
})

test('a choice is known by what it says or is called, and what fits no choice stays as it was written', () => {
  const mapping = {
    ...suggestMapping(ruth, home),
    own: 'property-ownership',
    type: 'property-type',
  }
  const { answers, form } = submission(
    [...ruth, field('own', 'i_own_it', 'Whose is it?'), field('type', 'A boat', 'What is it?')],
    mapping,
  )
  expect(answers).toMatchObject({ 'property-ownership': 'homeowner' })
  expect(answers).not.toHaveProperty('property-type')
  const theirs = form.steps.at(-1)?.questions[0]
  expect(theirs?.ask).toBe('What is it?')
  expect(answers[theirs?.name ?? '']).toBe('A boat')
})

test('a first and a last name are one', () => {
  const fields = [field('FIRST_NAME', 'Ruth'), field('LAST_NAME', 'O’Neil'), ...ruth.slice(1)]
  expect(submission(fields, suggestMapping(fields, home)).answers).toMatchObject({
    'contact-name': 'Ruth O’Neil',
  })
})

test('it says where it came from, names no installer, and holds from when they sent it', () => {
  const { attributions, consent, agreedAt, leadSource } = submission(
    ruth,
    suggestMapping(ruth, home),
  )
  expect(attributions.last.utm).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: '12',
  })
  expect(consent).toMatchObject({ version: 'advertisement', callers: 'Nobody by name.' })
  expect([agreedAt, leadSource]).toEqual([receivedAt, 'advertisement'])
})

test('answers without a way to reach the person make no lead', () => {
  const fields = [field('FULL_NAME', 'Ruth'), field('EMAIL', 'not an address')]
  expect(submit(fields, suggestMapping(fields, home))).toMatchObject({ code: 'unreachable' })
  expect(submit(ruth, {})).toMatchObject({ code: 'unreachable' })
})

test('where boxes ask, no number is stored without consent, whatever its field', () => {
  const fields = [...ruth, field('other', '+61 491 570 006', 'Another number')]
  const one = submission(fields, suggestMapping(ruth, home), { consentKind: 'channels' })
  expect(one.boxes).toEqual({})
  expect(JSON.stringify(one)).not.toMatch(/491/)
  expect(one.answers).toMatchObject({ 'contact-email': 'ruth@example.com' })
  const silent = ruth.filter(({ id }) => id !== 'EMAIL')
  expect(submit(silent, suggestMapping(silent, home), { consentKind: 'channels' })).toMatchObject({
    message: 'There is no email address in it, and nobody agreed to a call.',
  })
})
