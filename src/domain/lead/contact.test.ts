import { expect, test } from 'vitest'
import { type Contact, firstContact, isConfirmed, notCalledSince } from './contact.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString()
const contact = (
  minutes: number,
  outcome: Contact['outcome'],
  by: Contact['by'] = 'operator',
): Contact => ({ id: `${minutes}`, by, who: null, channel: 'phone', outcome, at: at(minutes) })

test('the first contact is the earliest that reached the visitor, no matter who recorded it', () => {
  expect(firstContact([])).toBeUndefined()
  expect(firstContact([contact(1, 'no-answer'), contact(2, 'not-called', 'visitor')])).toBe(
    undefined,
  )
  const contacts = [contact(9, 'reached'), contact(5, 'reached', 'visitor'), contact(2, 'engaged')]
  expect(firstContact(contacts)?.at).toBe(at(5))
})

test('the visitor’s report of no call holds until they are reached', () => {
  expect(notCalledSince([contact(1, 'no-answer')])).toBeUndefined()
  const notCalled = contact(5, 'not-called', 'visitor')
  expect(notCalledSince([contact(2, 'reached'), notCalled, contact(6, 'voicemail')])).toBe(at(5))
  expect(notCalledSince([notCalled, contact(6, 'reached')])).toBeUndefined()
  expect(notCalledSince([notCalled, contact(6, 'reached', 'visitor')])).toBeUndefined()
})

test('the word of the visitor or an installer confirms that they have spoken', () => {
  expect(isConfirmed([contact(1, 'reached')])).toBe(false)
  expect(isConfirmed([contact(1, 'no-answer', 'visitor')])).toBe(false)
  expect(isConfirmed([contact(1, 'reached', 'visitor')])).toBe(true)
  expect(isConfirmed([contact(1, 'reached', 'installer')])).toBe(true)
})
