import { expect, test } from 'vitest'
import { actorOf, auditSentence } from './audit-sentence.ts'

const names = { operator: () => 'Priya', endpoint: () => 'CRM', key: () => 'Partner site' }
const sentence = (kind: string, detail = {}) => auditSentence({ kind, detail }, names)

test('each event reads as a sentence', () => {
  expect(sentence('person invited', { person: 'p', role: 'agent' })).toBe('invited Priya as agent')
  expect(sentence('webhook tested', { endpoint: 'e', delivered: false })).toBe(
    'tested the webhook CRM: it did not arrive',
  )
  const example = { endpoint: 'e', event: 'lead.created', delivered: true }
  expect(sentence('webhook tested', example)).toBe(
    'sent an example of lead.created to the webhook CRM: it arrived',
  )
  expect(sentence('person closed', { person: 'p' })).toBe('closed the place of Priya')
  expect(sentence('person closed', { person: 'p', leads: 1, to: '' })).toBe(
    'closed the place of Priya, whose 1 open lead went back to nobody',
  )
  expect(sentence('person closed', { person: 'p', leads: 3, to: 'p' })).toBe(
    'closed the place of Priya, whose 3 open leads went to Priya',
  )
  const assigned = (detail: object) =>
    auditSentence({ kind: 'lead.assigned', detail: { ...detail }, operatorId: 'r' }, names)
  expect(assigned({ to: '' })).toBe('made a lead nobody’s')
  expect(assigned({ to: 'p' })).toBe('gave a lead to Priya')
  expect(assigned({ to: 'r' })).toBe('took a lead')
  expect(assigned({ to: '', away: 'p' })).toBe('put a lead of Priya back in the queue')
  expect(sentence('person away', { person: 'p', leads: 0 })).toBe('noted that Priya is away')
  expect(sentence('person away', { person: 'p', leads: 4 })).toBe(
    'noted that Priya is away, and put 4 leads back in the queue',
  )
  expect(sentence('lead.called', { outcome: 'no-answer' })).toBe('called: no answer')
  expect(sentence('lead.called', { outcome: 'reached', channel: 'sms' })).toBe('texted: reached')
  expect(sentence('lead.called', { outcome: 'not-called' })).toBe('said that nobody has called')
  expect(sentence('letter recipients changed', { count: 1 })).toBe(
    'changed who gets emails: 1 address',
  )
  expect(sentence('letter recipients changed', { count: 0 })).toBe(
    'took out the people chosen to get emails',
  )
  expect(sentence('something of tomorrow')).toBe('something of tomorrow')
})

test('an event without an operator is the visitor’s, an installer’s or the desk’s own', () => {
  const actor = (kind: string, detail = {}) => actorOf({ kind, operator: null, detail })
  expect(actorOf({ kind: 'signed in', operator: 'Ruth', detail: {} })).toBe('Ruth')
  expect(actor('lead.withdrawn')).toBe('The visitor')
  expect(actor('lead.called')).toBe('The visitor')
  expect(actor('person.erased')).toBe('The visitor')
  expect(actor('person.erased', { because: 'age' })).toBe('The desk itself')
  expect(actor('installer terms accepted')).toBe('An installer')
  const terms = { kind: 'installer terms accepted', detail: {} }
  expect(auditSentence(terms, names)).toBe('accepted the terms')
  expect(auditSentence({ ...terms, operatorId: 'r' }, names)).toBe(
    'accepted the terms for an installer',
  )
})
