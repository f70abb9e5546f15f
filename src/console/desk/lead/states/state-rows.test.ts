import { expect, test } from 'vitest'
import { listStateRows } from './state-rows.ts'

const standing = { contactedAt: null, quotedAt: null, suspected: null, releasedAt: null }

test('all states are listed, with what may be done and why the rest may not', () => {
  const rows = listStateRows({ ...standing, state: 'new' }, 'agent')
  expect(rows).toEqual([
    { state: 'new', is: 'current' },
    { state: 'contacted', is: 'possible', action: 'contact' },
    { state: 'quoted', is: 'impossible', reason: 'Not yet: mark as contacted first.' },
    { state: 'won', is: 'impossible', reason: 'Not yet: a quote comes before.' },
    { state: 'lost', is: 'possible', action: 'lose' },
    { state: 'spam', is: 'possible', action: 'mark-spam' },
    {
      state: 'withdrawn',
      is: 'impossible',
      reason: 'Only the visitor, by the link in the letter, or an owner.',
    },
  ])
})

test('a lead can go back one step', () => {
  const rows = listStateRows(
    {
      ...standing,
      state: 'quoted',
      contactedAt: '2026-11-18T08:14:00.000Z',
      quotedAt: '2026-11-19T08:14:00.000Z',
    },
    'owner',
  )
  expect(rows.filter(({ is }) => is === 'possible').map(({ state }) => state)).toEqual([
    'contacted',
    'won',
    'lost',
    'withdrawn',
  ])
  expect(rows[0]).toEqual({ state: 'new', is: 'past' })
})

test('a withdrawn lead cannot change', () => {
  const rows = listStateRows({ ...standing, state: 'withdrawn' }, 'owner')
  expect(rows.map(({ is }) => is)).toEqual([...Array(6).fill('impossible'), 'current'])
})

test('spam that was held back can return to held back', () => {
  const spam = { ...standing, state: 'spam', suspected: 'honeypot' } as const
  const rows = listStateRows(spam, 'agent')
  expect(rows[0]).toEqual({ state: 'held', is: 'possible', action: 'reopen' })
  expect(rows[1]).toEqual({ state: 'new', is: 'past' })
  expect(
    listStateRows({ ...spam, releasedAt: '2026-11-18T08:14:00.000Z' }, 'agent')[0],
  ).toMatchObject({
    state: 'new',
    is: 'possible',
  })
})
