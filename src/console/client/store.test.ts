import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('listeners hear of a new value, and not of the same one again', () => {
  const store = createStore(1)
  let changes = 0
  const stop = store.subscribe(() => changes++)
  store.set(1)
  expect([store.get(), changes]).toEqual([1, 0])
  store.set(2)
  expect([store.get(), changes]).toEqual([2, 1])
  stop()
  store.set(3)
  expect([store.get(), changes]).toEqual([3, 1])
})

test('a store works only while it has listeners', () => {
  const log: string[] = []
  const store = createStore('', () => {
    log.push('start')
    return () => log.push('stop')
  })
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})]
  expect(log).toEqual(['start'])
  for (const stop of stops) stop()
  expect(log).toEqual(['start', 'stop'])
  store.subscribe(() => {})
  expect(log).toEqual(['start', 'stop', 'start'])
})
