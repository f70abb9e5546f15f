import { expect, test } from 'vitest'
import { createTimeline, formatDeliveryProgress } from './timeline.ts'

const nameOf = (operator: string | null) =>
  operator === null ? 'The visitor' : operator === 'j' ? 'Jack' : 'Priya'
const receivedAt = '2026-11-18T08:14:00.000Z'
const promisedBy = '2026-11-19T08:14:00.000Z'
const now = Date.parse('2026-11-19T10:24:00.000Z')
const lead = {
  receivedAt,
  promisedBy,
  contactedAt: null,
  finishedAt: null,
  consent: { withdrawnAt: null },
  page: '/solar-batteries',
  deliveries: [],
  history: [],
}
const entry = (
  kind: string,
  detail: Record<string, string> = {},
  operator: string | null = 'j',
) => ({
  id: kind,
  at: '2026-11-18T10:00:00.000Z',
  kind,
  operator,
  detail,
})
const firstLine = (...history: ReturnType<typeof entry>[]) =>
  createTimeline({ ...lead, history }, Date.parse(receivedAt), nameOf)[0]?.text

test('the timeline begins with the enquiry and says when the promised time ran out', () => {
  expect(createTimeline(lead, now, nameOf).map((line) => line.text)).toEqual([
    'The promised time ran out',
    'Enquiry arrived from /solar-batteries',
  ])
  const called = { ...lead, contactedAt: '2026-11-18T09:00:00.000Z' }
  expect(createTimeline(called, now, nameOf)).toHaveLength(1)
})

test('no time ran out for a visitor who was promised none', () => {
  expect(createTimeline({ ...lead, promisedBy: null }, now, nameOf)).toHaveLength(1)
})

test('each entry says who did what', () => {
  expect(firstLine(entry('lead.called', { outcome: 'no-answer' }))).toBe('Jack called, no answer')
  expect(firstLine(entry('lead.called', { outcome: 'no-answer', channel: 'sms' }))).toBe(
    'Jack texted, no answer',
  )
  expect(firstLine(entry('lead.called', { outcome: 'reached', channel: 'email' }))).toBe(
    'Jack emailed, and they answered',
  )
  expect(firstLine(entry('lead.contacted', { to: 'contacted', channel: 'sms' }))).toBe(
    'Jack marked this lead contacted, by text',
  )
  expect(firstLine(entry('lead.assigned', { to: 'j' }))).toBe('Jack took this lead')
  expect(firstLine(entry('lead.assigned', { to: 'p' }))).toBe('Jack gave this lead to Priya')
  expect(firstLine(entry('lead.assigned', { to: '' }))).toBe('Jack made this lead nobody’s')
  expect(firstLine(entry('lead.assigned', { to: '', left: 'p' }))).toBe(
    'Jack gave this lead back to nobody, as Priya left',
  )
  expect(firstLine(entry('lead.assigned', { to: 'p' }, null))).toBe(
    'Priya was given this lead in turn',
  )
  expect(firstLine(entry('lead.assigned', { to: '', away: 'j' }))).toBe(
    'Jack put this lead back in the queue, being away',
  )
  expect(firstLine(entry('lead.assigned', { to: '', away: 'p' }))).toBe(
    'Jack put this lead back in the queue, as Priya is away',
  )
  expect(firstLine(entry('lead.assigned', { to: '', away: 'p' }, null))).toBe(
    'Back in the queue, as Priya is away',
  )
  expect(firstLine(entry('lead.reopened', { to: 'contacted' }))).toBe(
    'Jack put this lead back to contacted',
  )
  expect(firstLine(entry('lead.undone', { to: 'quoted', undone: 'lead.lost' }))).toBe(
    'Jack put this lead back to quoted',
  )
  expect(firstLine(entry('lead.undone', { to: 'held', undone: 'lead.spam' }))).toBe(
    'Jack put this lead back to held back',
  )
  expect(firstLine(entry('lead.undone', { to: 'new', undone: 'lead.assigned' }))).toBe(
    'Jack undid the change of owner',
  )
  expect(firstLine(entry('lead.withdrawn', {}, null))).toBe('The visitor took the enquiry back')
  expect(firstLine(entry('lead.sent-again', { channel: 'webhook' }))).toBe(
    'Jack sent the webhook again',
  )
  expect(firstLine(entry('something.new'))).toBe('Jack did ‘something.new’')
})

test('the visitor’s word on a call is theirs', () => {
  expect(firstLine(entry('lead.contacted', { to: 'contacted' }, null))).toBe(
    'The visitor says somebody has called',
  )
  expect(firstLine(entry('lead.called', { outcome: 'not-called' }, null))).toBe(
    'The visitor says nobody has called',
  )
  expect(firstLine(entry('lead.called', { outcome: 'no-answer' }, null))).toBe(
    'The visitor says they missed a call',
  )
})

test('notes and the remark on a loss are shown', () => {
  const notes = createTimeline(
    {
      ...lead,
      history: [
        entry('lead.noted', { text: 'Call after four.' }),
        entry('lead.lost', { because: 'too-dear', line: 'Half the price.' }),
      ],
    },
    Date.parse(receivedAt),
    nameOf,
  )
  expect(notes.map(({ note }) => note)).toEqual(['Call after four.', 'Half the price.', undefined])
})

test('deliveries are counted', () => {
  const progress = (...states: Parameters<typeof formatDeliveryProgress>[0][number]['state'][]) =>
    formatDeliveryProgress(states.map((state) => ({ event: 'lead.created', state })))
  expect(progress()).toBeUndefined()
  expect(progress('delivered', 'delivered', 'delivered', 'retrying')).toBe(
    'Three of four deliveries made, one still failing',
  )
  expect(progress('delivered', 'delivered')).toBe('Both deliveries made')
  expect(progress('delivered')).toBe('The delivery is made')
  expect(progress('written to a file')).toBe('The email is written to a file')
  expect(progress('written to a file', 'written to a file')).toBe('Both emails written to files')
  expect(progress('delivered', 'written to a file', 'written to a file')).toBe(
    'One of three deliveries made, two written to files',
  )
  expect(progress('written to a file', 'retrying')).toBe(
    'One delivery to make, one written to files, one still failing',
  )
  expect(progress('waiting', 'waiting')).toBe('Two deliveries to make')
  expect(progress('gave up')).toBe('One delivery to make, one still failing')
  expect(progress('held', 'held')).toBe('Held back: nobody has been told')
  expect(progress('delivered', 'held')).toBe('Held back: only our office has a letter')
})

test('what was merged by itself names no visitor as having done it', () => {
  const other = { with: 'WW-7K2M' }
  expect(firstLine(entry('lead.merged', other))).toBe(
    'Jack merged this lead with WW-7K2M: one person',
  )
  expect(firstLine(entry('lead.merged', other, null))).toBe(
    'Merged with WW-7K2M, which has the same phone and email: one person',
  )
})

test('installers are named, also when they acted themselves', () => {
  const ace = { installer: 'i', name: 'Ace Solar' }
  expect(firstLine(entry('lead.offered', ace))).toBe('Jack offered this lead to Ace Solar')
  expect(firstLine(entry('lead.offered', ace, null))).toBe(
    'Ace Solar was offered this lead, as it was its turn',
  )
  expect(firstLine(entry('lead.offer-declined', { ...ace, because: 'too-busy' }, null))).toBe(
    'Ace Solar declined this lead: too busy',
  )
  expect(firstLine(entry('lead.offer-accepted', ace, null))).toBe(
    'Ace Solar accepted this lead and has the details',
  )
  expect(firstLine(entry('lead.offer-cancelled', ace))).toBe(
    'Jack took this lead back from Ace Solar',
  )
  expect(firstLine(entry('lead.offer-outcome', { ...ace, outcome: 'quoted' }, null))).toBe(
    'Ace Solar sent a quote',
  )
  for (const outcome of ['no-answer', 'voicemail', 'engaged'])
    expect(firstLine(entry('lead.offer-outcome', { ...ace, outcome }, null))).toBe(
      'Ace Solar tried to call and reached nobody',
    )
  expect(firstLine(entry('lead.offer-outcome', { ...ace, outcome: 'reached' }, null))).toBe(
    'Ace Solar spoke with them',
  )
  expect(firstLine(entry('lead.not-offered', { because: 'nobody-suits' }, null))).toBe(
    'No installer was left to offer this lead to',
  )
})
