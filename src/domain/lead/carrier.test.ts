import { expect, test } from 'vitest'
import { carrierOf, type GroupedLead } from './carrier.ts'

function lead(id: string, changes: Partial<GroupedLead> = {}): GroupedLead {
  const standing = { state: 'new', contactedAt: null, callBackAt: null } as const
  return { id, promisedBy: '2026-11-23T05:00:00.000Z', ...standing, ...changes }
}
const early = '2026-11-23T01:00:00.000Z'
const reached = { state: 'contacted', contactedAt: early } as const

test.each<[string, GroupedLead[], string]>([
  ['the promise that ends first', [lead('1'), lead('2', { promisedBy: early })], '2'],
  ['of equal promises the earliest', [lead('2'), lead('1')], '1'],
  ['a promise that runs before one that was kept', [lead('1', reached), lead('2')], '2'],
  [
    'an agreed call back before a later promise',
    [lead('1'), lead('2', { ...reached, callBackAt: early })],
    '2',
  ],
  [
    'a promise before a later call back',
    [lead('1', { ...reached, callBackAt: '2026-11-27T01:00:00.000Z' }), lead('2')],
    '2',
  ],
  ['the earliest of those that were reached', [lead('2', reached), lead('1', reached)], '1'],
  [
    'what is open before what is finished',
    [lead('1', { state: 'won' }), lead('2', { ...reached, state: 'quoted' })],
    '2',
  ],
  [
    'the earliest where all are finished',
    [lead('2', { state: 'lost' }), lead('1', { state: 'won' })],
    '1',
  ],
])('the queue goes by %s', (_, leads, carrier) => {
  expect(carrierOf(leads)).toBe(carrier)
})
