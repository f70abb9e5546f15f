import { describe, expect, test } from 'vitest'
import { formatAttribution } from '../about/format-attribution.ts'
import { layOutRuler } from '../promise/ruler-layout.ts'
import { stateRows } from '../states/state-rows.ts'
import { createTimeline, formatDeliveryProgress } from './timeline.ts'

const nameOf = (operator: string | null) =>
  operator === null ? 'The visitor' : operator === 'j' ? 'Jack' : 'Priya'
const receivedAt = '2026-11-18T08:14:00.000Z'
const dueAt = '2026-11-19T08:14:00.000Z'
const now = Date.parse('2026-11-19T10:24:00.000Z')
const lead = {
  receivedAt,
  dueAt,
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
const words = (...history: ReturnType<typeof entry>[]) =>
  createTimeline({ ...lead, history }, Date.parse(receivedAt), nameOf)[0]?.words

describe('the history', () => {
  test('begins with the enquiry, and says when the 24 hours ran out', () => {
    expect(createTimeline(lead, now, nameOf).map((one) => one.words)).toEqual([
      'The 24 hours ran out',
      'Enquiry arrived from /solar-batteries',
    ])
    const called = { ...lead, contactedAt: '2026-11-18T09:00:00.000Z' }
    expect(createTimeline(called, now, nameOf)).toHaveLength(1)
  })

  test('says in words who did what', () => {
    expect(words(entry('lead.called', { outcome: 'no-answer' }))).toBe('Jack called, no answer')
    expect(words(entry('lead.assigned', { to: 'j' }))).toBe('Jack took this lead')
    expect(words(entry('lead.assigned', { to: 'p' }))).toBe('Jack gave this lead to Priya')
    expect(words(entry('lead.assigned', { to: '' }))).toBe('Jack let this lead go')
    expect(words(entry('lead.assigned', { to: '', left: 'p' }))).toBe(
      'Jack gave this lead back to nobody, as Priya left',
    )
    expect(words(entry('lead.reopened', { to: 'contacted' }))).toBe(
      'Jack put this lead back to contacted',
    )
    expect(words(entry('lead.undone', { to: 'quoted', undone: 'lead.lost' }))).toBe(
      'Jack put this lead back to quoted',
    )
    expect(words(entry('lead.undone', { to: 'held', undone: 'lead.spam' }))).toBe(
      'Jack put this lead back to held back',
    )
    expect(words(entry('lead.undone', { to: 'new', undone: 'lead.assigned' }))).toBe(
      'Jack undid the change of owner',
    )
    expect(words(entry('lead.withdrawn', {}, null))).toBe('The visitor took the enquiry back')
    expect(words(entry('lead.sent-again', { channel: 'webhook' }))).toBe(
      'Jack sent the webhook again',
    )
    expect(words(entry('something.new'))).toBe('Jack did ‘something.new’')
  })

  test('keeps what was written, and the line said with a loss', () => {
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
    expect(notes.map(({ note }) => note)).toEqual([
      'Call after four.',
      'Half the price.',
      undefined,
    ])
  })

  test('counts deliveries', () => {
    const made = (...states: Parameters<typeof formatDeliveryProgress>[0][number]['state'][]) =>
      formatDeliveryProgress(states.map((state) => ({ event: 'lead.created', state })))
    expect(made()).toBeUndefined()
    expect(made('delivered', 'delivered', 'delivered', 'retrying')).toBe(
      'Three of four deliveries made, one still failing',
    )
    expect(made('delivered', 'delivered')).toBe('Both deliveries made')
    expect(made('delivered')).toBe('The delivery is made')
    expect(made('waiting', 'waiting')).toBe('Two deliveries to make')
    expect(made('gave up')).toBe('One delivery to make, one still failing')
    expect(made('held', 'held')).toBe('Held back: nobody has been told')
  })
})

describe('the ruler', () => {
  const day = { receivedAt, dueAt, contactedAt: null, tries: [] }

  test('ends with the promise, or with now where that is later', () => {
    const begun = layOutRuler(day, Date.parse(receivedAt) + 6 * 3_600_000)
    expect(begun).toMatchObject({ due: 100, end: 25, over: false })
    const over = layOutRuler(day, now)
    expect(over.over).toBe(true)
    expect(over.end).toBe(100)
    expect(over.due).toBeCloseTo(91.7, 1)
  })

  test('keeps two thirds for the 24 hours, however late it is', () => {
    expect(layOutRuler(day, now + 40 * 86_400_000).due).toBeCloseTo(66.7, 1)
  })

  test('words of pins do not run into each other', () => {
    const tries = [
      '2026-11-18T15:40:00.000Z',
      '2026-11-18T18:32:00.000Z',
      '2026-11-18T18:40:00.000Z',
    ]
    const pins = layOutRuler(
      { ...day, tries: tries.map((at) => ({ at, words: '3:40 pm, no answer' })) },
      now,
    ).pins
    expect(pins.map(({ side }) => side)).toEqual(['end', 'none', 'start'])
  })
})

describe('the states', () => {
  const standing = { contactedAt: null, quotedAt: null, suspected: null, releasedAt: null }

  test('are all listed, with what may be done and why not the rest', () => {
    const rows = stateRows({ ...standing, state: 'new' }, 'agent')
    expect(rows).toEqual([
      { state: 'new', is: 'now' },
      { state: 'contacted', is: 'possible', action: 'contact' },
      { state: 'quoted', is: 'closed', because: 'Not yet: mark as contacted first.' },
      { state: 'won', is: 'closed', because: 'Not yet: a quote comes before.' },
      { state: 'lost', is: 'possible', action: 'lose' },
      { state: 'spam', is: 'possible', action: 'mark-spam' },
      {
        state: 'withdrawn',
        is: 'closed',
        because: 'Only the visitor, by the link in the letter, or an owner.',
      },
    ])
  })

  test('lead back one step', () => {
    const rows = stateRows(
      { ...standing, state: 'quoted', contactedAt: receivedAt, quotedAt: dueAt },
      'owner',
    )
    expect(rows.filter(({ is }) => is === 'possible').map(({ state }) => state)).toEqual([
      'contacted',
      'won',
      'lost',
      'withdrawn',
    ])
    expect(rows[0]).toEqual({ state: 'new', is: 'passed' })
  })

  test('of what was taken back are closed', () => {
    const rows = stateRows({ ...standing, state: 'withdrawn' }, 'owner')
    expect(rows.map(({ is }) => is)).toEqual([...Array(6).fill('closed'), 'now'])
  })

  test('lead spam that was held back to where it was held', () => {
    const spam = { ...standing, state: 'spam', suspected: 'honeypot' } as const
    const rows = stateRows(spam, 'agent')
    expect(rows[0]).toEqual({ state: 'held', is: 'possible', action: 'reopen' })
    expect(rows[1]).toEqual({ state: 'new', is: 'passed' })
    expect(stateRows({ ...spam, releasedAt: receivedAt }, 'agent')[0]).toMatchObject({
      state: 'new',
      is: 'possible',
    })
  })
})

test('where a visit began is told in words', () => {
  expect(
    formatAttribution({
      page: '/solar-batteries',
      referrerHost: 'www.google.com',
      utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'batteries-north' },
    }),
  ).toBe('/solar-batteries, from www.google.com, by google cpc, campaign ‘batteries-north’')
})
