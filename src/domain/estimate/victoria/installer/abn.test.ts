import { expect, test } from 'vitest'
import { isAbn } from './abn.ts'

test.each(['51 824 753 556', '51824753556', '53 004 085 616'])('%s is an ABN', (abn) => {
  expect(isAbn(abn)).toBe(true)
})

test.each([
  '',
  '51 824 753 557',
  '15 824 753 556',
  '51 824 753 55',
  '51 824 753 5566',
  'fifty-one',
])('“%s” is none', (abn) => {
  expect(isAbn(abn)).toBe(false)
})
