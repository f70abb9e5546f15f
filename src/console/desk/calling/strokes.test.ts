import { expect, test } from 'vitest'
import { strokesOf } from './strokes.ts'

const calls = [
  { lead: 'aroha', outcome: 'no-answer' },
  { lead: 'hamish', outcome: 'call-back' },
  { lead: 'emily', outcome: 'voicemail' },
  { lead: 'aroha', outcome: 'reached' },
] as const

test('a day is a stroke a lead, as it was called: reached or tried, then this one, those due and later', () => {
  expect(strokesOf({ calls, due: 2, later: 1 }, true)).toEqual([
    'reached',
    'reached',
    'tried',
    'now',
    'due',
    'later',
  ])
  expect(strokesOf({ calls, due: 2, later: 0 }, false).slice(3)).toEqual(['due', 'due'])
})

test('a long day has room for what is due', () => {
  const many = Array.from({ length: 90 }, (_, index) => ({
    lead: String(index),
    outcome: 'no-answer' as const,
  }))
  const strokes = strokesOf({ calls: many, due: 9, later: 90 }, true)
  expect(strokes).toHaveLength(40)
  expect(strokes.slice(0, 2)).toEqual(['now', 'due'])
  expect(strokesOf({ calls: [], due: 0, later: 0 }, false)).toEqual([])
})
