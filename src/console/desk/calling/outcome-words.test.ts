import { expect, test } from 'vitest'
import type { OutcomePreview, OutcomePreviews } from '#domain/desk/outcome.ts'
import { actionTitle, outcomeCells, savedSentence } from './outcome-words.ts'

/** Thursday 19 November 2026, 2:24 pm in Melbourne. */
const local = { now: Date.parse('2026-11-19T03:24:00Z'), timeZone: 'Australia/Melbourne' }
const halfPastFour = '2026-11-19T05:30:00.000Z'
const saturday = '2026-11-20T23:00:00.000Z'

const again: OutcomePreview = {
  state: 'new',
  next: { action: 'retry', at: halfPastFour, try: 4 },
  keepsPromise: false,
  try: 3,
  of: 5,
  letter: null,
}
const previews: OutcomePreviews = {
  reached: {
    ...again,
    state: 'contacted',
    next: { action: 'quote-follow-up', at: saturday, try: null },
  },
  'no-answer': again,
  engaged: again,
  voicemail: { ...again, next: { action: 'retry', at: saturday, try: 4 } },
  'call-back': { ...again, choices: [] },
  'wrong-number': again,
  'not-interested': { ...again, state: 'lost', next: null },
  'asked-to-stop': { ...again, state: 'withdrawn', next: null },
}

const cellsOf = (changes: Partial<OutcomePreviews> = {}) =>
  Object.fromEntries(
    outcomeCells('Aroha', { ...previews, ...changes }, local).map(({ key, label, at, about }) => [
      key,
      [label, at, about].filter(Boolean).join(' | '),
    ]),
  )

test('the six keys say what happens next', () => {
  expect(cellsOf()).toEqual({
    1: 'Reached | Contacted; ask again Sat 10:00 am',
    2: 'No answer | Today 4:30 pm | then try 4 of 5',
    3: 'Voicemail | Sat 10:00 am | then try 4 of 5',
    4: 'Call back | At a time Aroha names',
    5: 'Wrong number | Correct it, or send the email',
    6: 'Not interested | Closes the lead',
  })
})

test('the last try before a promise ends says so', () => {
  const cells = cellsOf({ voicemail: { ...again, keepsPromise: true } })
  expect(cells[3]).toBe('Voicemail | Today 4:30 pm | then try 4 of 5, before the promise ends')
})

test('the last try says that a letter follows', () => {
  const cells = cellsOf({ 'no-answer': { ...again, letter: 'call.could-not-reach' } })
  expect(cells[2]).toBe('No answer | The last try: we write, “We couldn’t reach you”')
})

test('before the server has sent the next action, no cell guesses it', () => {
  expect(outcomeCells('Aroha', undefined, local)[1]).toEqual({
    key: '2',
    outcome: 'no-answer',
    label: 'No answer',
    about: '',
  })
})

test('the bar above says what was saved, and when it comes back', () => {
  const saved = { outcome: 'no-answer', hasNote: true, name: 'Aroha Ngata' } as const
  expect(savedSentence(saved, again.next, local)).toBe(
    'saved for Aroha Ngata, with your note. Next try today 4:30 pm.',
  )
  expect(savedSentence({ ...saved, outcome: 'asked-to-stop', hasNote: false }, null, local)).toBe(
    'with Aroha Ngata.',
  )
})

test('the head says which try it is', () => {
  expect(actionTitle({ action: 'retry', try: 3 })).toBe('Try again, third of five')
  expect(actionTitle({ action: 'first-call', try: null })).toBe('First call')
})
