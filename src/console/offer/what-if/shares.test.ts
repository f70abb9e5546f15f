import { expect, test } from 'vitest'
import { changesOf, summaryOf, toFields } from './shares.ts'

const share = { id: 'a', name: 'Ace', weight: 2, caps: { day: 5 }, version: 3 }
const edited = (changes: Partial<ReturnType<typeof toFields>>) =>
  changesOf([share], { a: { ...toFields(share), ...changes } })

test('only what differs is a change', () => {
  expect(changesOf([share], {})).toEqual([])
  expect(edited({})).toEqual([])
  expect(edited({ day: '8' })).toEqual([{ installer: 'a', weight: 2, caps: { day: 8 } }])
  expect(edited({ day: '' })).toEqual([{ installer: 'a', weight: 2, caps: {} }])
  expect(edited({ month: '40' })).toEqual([
    { installer: 'a', weight: 2, caps: { day: 5, month: 40 } },
  ])
})

test('what can’t be read stays as it is stored', () => {
  expect(edited({ weight: '0' })).toEqual([])
  expect(edited({ weight: '1.5' })).toEqual([])
  expect(edited({ day: 'many' })).toEqual([])
})

test('the change is described in a sentence', () => {
  const rows = [
    { installer: 'a', was: 88, would: 100 },
    { installer: 'b', was: 47, would: 40 },
  ]
  expect(summaryOf({ rows, nobody: { was: 34, would: 20 } }, (id) => id.toUpperCase())).toBe(
    '14 more leads have an installer to go to. A gains 12 and B loses 7.',
  )
  expect(summaryOf({ rows: [], nobody: { was: 1, would: 1 } }, String)).toBe(
    'As many leads have an installer to go to.',
  )
  expect(summaryOf({ rows: [], nobody: { was: 1, would: 2 } }, String)).toBe(
    'One fewer lead has an installer to go to.',
  )
})
