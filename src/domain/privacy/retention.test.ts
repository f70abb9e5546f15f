import { expect, test } from 'vitest'
import { leadStates } from '../lead/state.ts'
import { formatRetention, parseRetention, retentionStates } from './retention.ts'

test('every state belongs to one group', () => {
  expect(Object.values(retentionStates).flat().toSorted()).toEqual([...leadStates].toSorted())
})

test('one number holds for all, and each group can have its own', () => {
  const all = { open: 730, won: 730, lost: 730, withdrawn: 730, spam: 730 }
  expect(parseRetention('730')).toEqual(all)
  expect(parseRetention('won:2555, open:400')).toEqual({ open: 400, won: 2555 })
  expect(formatRetention({ won: 2555, open: 400 })).toBe('open:400,won:2555')
  expect(parseRetention(formatRetention(all))).toEqual(all)
})

test.each([
  '',
  'soon',
  '99',
  'won',
  'won:',
  'won:99',
  'new:400',
  'won:400,won:500',
  'won:400:1',
  '-400',
  'won:1e3',
])('%j says nothing about how long', (text) => {
  expect(parseRetention(text)).toBeUndefined()
})
