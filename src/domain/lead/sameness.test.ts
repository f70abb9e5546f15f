import { expect, test } from 'vitest'
import { type LeadSender, type Sameness, samenessOf, samenessWith } from './sameness.ts'

const deborah: LeadSender = {
  id: 'deborah',
  phone: '+61491570156',
  email: 'deborah@example.com',
  mergedInto: null,
}
const sentBy = (changes: Partial<LeadSender>): LeadSender => ({
  ...deborah,
  id: 'other',
  ...changes,
})
const gavin = sentBy({ email: 'gavin@example.com' })
const stranger = sentBy({ phone: '+61491570999', email: 'stranger@example.com' })

test.each<[string, LeadSender, Sameness]>([
  ['the same phone and email are one person’s', sentBy({}), 'same'],
  ['a shared phone alone may be a household’s', gavin, 'maybe'],
  ['a shared email alone may be an office’s', sentBy({ phone: '+61491570999' }), 'maybe'],
  ['a phone without any email may be anybody’s', sentBy({ email: '' }), 'maybe'],
  ['nothing shared is somebody else’s', stranger, 'different'],
  [
    'what was merged is one person’s, whatever was typed',
    { ...stranger, mergedInto: 'deborah' },
    'same',
  ],
])('%s', (_, other, sameness) => {
  expect(samenessOf(deborah, other, [])).toBe(sameness)
  expect(samenessOf(other, deborah, [])).toBe(sameness)
})

test('two enquiries that are merged into a third are one person’s', () => {
  const [one, other] = [gavin, stranger].map((sender) => ({ ...sender, mergedInto: 'third' }))
  expect(one && other && samenessOf(one, other, [])).toBe('same')
})

test('missing details agree with nothing', () => {
  const nobody = { ...deborah, phone: '', email: '' }
  expect(samenessOf(nobody, { ...nobody, id: 'other' }, [])).toBe('different')
})

test('what an operator marked as another person’s stays so, though phone and email agree', () => {
  const apart = [{ lead: 'deborah', other: 'other' }]
  expect(samenessOf(deborah, sentBy({}), apart)).toBe('different')
  expect(samenessOf(sentBy({}), deborah, apart)).toBe('different')
})

test('an enquiry is a person’s by any that was merged, unless an operator marked it as another’s than one', () => {
  const merged = { ...stranger, id: 'merged', mergedInto: 'deborah' }
  const again = { ...stranger, id: 'again' }
  expect(samenessWith([deborah, merged], again, [])).toBe('same')
  expect(samenessWith([deborah, merged], gavin, [])).toBe('maybe')
  expect(samenessWith([deborah, merged], again, [{ lead: 'again', other: 'deborah' }])).toBe(
    'different',
  )
})
