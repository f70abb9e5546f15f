import { expect, test } from 'vitest'
import { createListView, freshForMs, showWaiting, updateListView } from './list-view.ts'

const leads = (...ids: string[]) => ids.map((id) => ({ id, state: 'new' }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const view = createListView(leads('5', '4', '3'))
const idle = { inUse: false, now: 1000 }

test('a lead that arrives comes on top and counts as fresh for a minute', () => {
  const updated = updateListView(view, leads('6', '5', '4'), idle)
  expect(ids(updated.leads)).toEqual(['6', '5', '4'])
  expect([...updated.fresh]).toEqual([['6', 1000]])
  const later = updateListView(updated, leads('6', '5', '4'), {
    inUse: false,
    now: 1000 + freshForMs,
  })
  expect([...later.fresh]).toEqual([])
})

test('while the list is in use, new leads wait and changed leads stay in their rows', () => {
  const changed = [{ id: '6', state: 'new' }, { id: '5', state: 'contacted' }, ...leads('4')]
  const updated = updateListView(view, changed, { inUse: true, now: 1000 })
  expect(updated.leads).toEqual([{ id: '5', state: 'contacted' }, ...leads('4', '3')])
  expect(ids(updated.waiting)).toEqual(['6'])
  const withWaiting = showWaiting(updated, { now: 2000, size: 3 })
  expect(ids(withWaiting.leads)).toEqual(['6', '5', '4'])
  expect([...withWaiting.fresh]).toEqual([['6', 2000]])
})

test('a lead that left the list disappears, whether or not the list is in use', () => {
  expect(ids(updateListView(view, leads('5', '3'), { inUse: true, now: 0 }).leads)).toEqual([
    '5',
    '3',
  ])
  const withArrival = updateListView(view, leads('6', '5', '3'), { inUse: true, now: 0 })
  expect(ids(withArrival.leads)).toEqual(['5', '3'])
})

test('a lead that moves up from the next page is not fresh', () => {
  const updated = updateListView(view, leads('5', '3', '2'), idle)
  expect(ids(updated.leads)).toEqual(['5', '3', '2'])
  expect(updated.fresh.size).toBe(0)
})

test('the very first lead is fresh', () => {
  expect(updateListView(createListView(leads()), leads('1'), idle).fresh.size).toBe(1)
})
