import { expect, test } from 'vitest'
import { createListView, freshForMs, showWaiting, updateListView } from './list-view.ts'

const leads = (...ids: string[]) => ids.map((id) => ({ id, state: 'new' }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const shown = createListView(leads('5', '4', '3'))
const idle = { inUse: false, now: 1000 }

test('a lead that arrives is on top, and known as fresh for a minute', () => {
  const again = updateListView(shown, leads('6', '5', '4'), idle)
  expect(ids(again.leads)).toEqual(['6', '5', '4'])
  expect([...again.fresh]).toEqual([['6', 1000]])
  const later = updateListView(again, leads('6', '5', '4'), {
    inUse: false,
    now: 1000 + freshForMs,
  })
  expect([...later.fresh]).toEqual([])
})

test('while the list is in use nothing moves: what arrives waits, and what changed changes in place', () => {
  const changed = [{ id: '6', state: 'new' }, { id: '5', state: 'contacted' }, ...leads('4')]
  const again = updateListView(shown, changed, { inUse: true, now: 1000 })
  expect(again.leads).toEqual([{ id: '5', state: 'contacted' }, ...leads('4', '3')])
  expect(ids(again.waiting)).toEqual(['6'])
  const lettingIn = showWaiting(again, { now: 2000, size: 3 })
  expect(ids(lettingIn.leads)).toEqual(['6', '5', '4'])
  expect([...lettingIn.fresh]).toEqual([['6', 2000]])
})

test('a lead that left the list leaves the screen, in use or not', () => {
  expect(ids(updateListView(shown, leads('5', '3'), { inUse: true, now: 0 }).leads)).toEqual([
    '5',
    '3',
  ])
  const arrivedToo = updateListView(shown, leads('6', '5', '3'), { inUse: true, now: 0 })
  expect(ids(arrivedToo.leads)).toEqual(['5', '3'])
})

test('what moves up from the next page is not news', () => {
  const again = updateListView(shown, leads('5', '3', '2'), idle)
  expect(ids(again.leads)).toEqual(['5', '3', '2'])
  expect(again.fresh.size).toBe(0)
})

test('the first lead of all is news', () => {
  expect(updateListView(createListView(leads()), leads('1'), idle).fresh.size).toBe(1)
})
