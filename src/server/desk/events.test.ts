import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { openDesk } from '../account/desk-deps.ts'
import { openLog } from '../http/log.ts'
import type { Subscriber } from '../workers/live-updates.ts'
import { eventRoutes } from './events.ts'

const beatMs = 20_000
const subscribers = new Set<Subscriber>()
const liveUpdates = {
  subscribe(subscriber: Subscriber) {
    subscribers.add(subscriber)
    return () => void subscribers.delete(subscriber)
  },
  stop: async () => {},
}
const database = openSqlite(':memory:')
const desk = openTestDesk(database)
const app = eventRoutes(openDesk(desk.services, openLog('silent')), liveUpdates)

let cookie: string
beforeAll(async () => {
  await migrate(database)
  const { cookies } = await becomeOwner(desk)
  cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => database.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Opens the stream, and reads its first event. */
async function openStream() {
  const { body } = await app.request('/events', { headers: { cookie } })
  const reader = body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await read()).toContain('event: hello')
  await expect.poll(() => subscribers.size).toBe(1)
  return { reader, read }
}
const beat = () => void vi.advanceTimersByTime(beatMs)

test('a client gets events for as long as it reads', async () => {
  const { reader, read } = await openStream()
  for (let beats = 0; beats < 4; beats++) {
    const next = read()
    beat()
    expect(await next).toContain('event: beat')
    // The product learns of the read in a microtask.
    await untilOthersHadTheirTurn()
  }
  await reader?.cancel()
  await expect.poll(() => subscribers.size).toBe(0)
})

test('a client that doesn’t read gets no more events, and its queue is dropped', async () => {
  await app.request('/events', { headers: { cookie } })
  await expect.poll(() => subscribers.size).toBe(1)
  const [subscriber] = subscribers
  subscriber?.onChanges(Array(500).fill({ id: 'a change', kind: 'changed', lead: 'a lead' }))
  beat()
  await untilOthersHadTheirTurn()
  expect(subscribers.size).toBe(1)
  // The first beat is written once the database has answered. A beat after that ends the stream.
  const sizeAfterBeat = () => {
    beat()
    return subscribers.size
  }
  await expect.poll(sizeAfterBeat).toBe(0)
})

test('a client that leaves before the first event is not subscribed', async () => {
  const { body } = await app.request('/events')
  await body?.cancel()
  await untilOthersHadTheirTurn()
  expect(subscribers.size).toBe(0)
})

test('a HEAD request is not subscribed', async () => {
  const { status } = await app.request('/events', { method: 'HEAD' })
  await untilOthersHadTheirTurn()
  expect([status, subscribers.size]).toEqual([200, 0])
})
