import { expect, test } from 'vitest'
import { firstName } from '#console/client/use-operators.ts'
import { isolate } from './isolate.ts'

test('a name that runs right to left does not turn its sentence around', () => {
  expect(`${firstName('שלום עולם')} called`).toBe('\u2068שלום\u2069 called')
  expect(isolate('أحمد')).toBe('\u2068أحمد\u2069')
})

test('other names stay as they are', () => {
  expect([isolate('Zoë'), isolate('Ngô'), isolate('李'), firstName('')]).toEqual([
    'Zoë',
    'Ngô',
    '李',
    '',
  ])
})
