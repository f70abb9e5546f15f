import { expect, test } from 'vitest'
import { auditWords, whoDid } from './audit-words.ts'

const names = { person: () => 'Priya', endpoint: () => 'CRM', key: () => 'Partner site' }
const said = (kind: string, detail = {}) => auditWords({ kind, detail }, names)

test('what was done is said as somebody would say it', () => {
  expect(said('person invited', { person: 'p', role: 'agent' })).toBe('invited Priya as agent')
  expect(said('webhook tested', { endpoint: 'e', delivered: false })).toBe(
    'tested the webhook CRM: it did not arrive',
  )
  expect(said('person closed', { person: 'p' })).toBe('closed the place of Priya')
  expect(said('person closed', { person: 'p', leads: 1, to: '' })).toBe(
    'closed the place of Priya, whose 1 open lead went back to nobody',
  )
  expect(said('person closed', { person: 'p', leads: 3, to: 'p' })).toBe(
    'closed the place of Priya, whose 3 open leads went to Priya',
  )
  expect(said('lead.assigned', { to: '' })).toBe('let a lead go')
  expect(said('lead.called', { outcome: 'no-answer' })).toBe('called: no answer')
  expect(said('letter recipients changed', { count: 1 })).toBe(
    'changed who gets letters: 1 address',
  )
  expect(said('something of tomorrow')).toBe('something of tomorrow')
})

test('what nobody did, the visitor or the desk itself did', () => {
  expect(whoDid({ kind: 'signed in', operator: 'Ruth' })).toBe('Ruth')
  expect(whoDid({ kind: 'lead.withdrawn', operator: null })).toBe('The visitor')
  expect(whoDid({ kind: 'person.erased', operator: null })).toBe('The desk itself')
})
