import { setTimeout as wait } from 'node:timers/promises'
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

/** Lets what waits for other promises go on. */
const settle = () => wait(20)
const beat = async () => {
  vi.advanceTimersByTime(beatMs)
  await settle()
}
test('whoever reads is told for as long as they read', async () => {
  const { body } = await app.request('/events', { headers: { cookie } })
  const reader = body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await read()).toContain('event: hello')
  await settle()
  for (let beats = 0; beats < 4; beats++) {
    const next = read()
    await beat()
    expect(await next).toContain('event: beat')
    await settle()
  }
  await reader?.cancel()
  await settle()
  expect(subscribers.size).toBe(0)
})

test('whoever does not read is told no more, and what was owed to them is forgotten', async () => {
  await app.request('/events')
  await settle()
  const [subscriber] = subscribers
  subscriber?.onChanges(Array(500).fill({ id: 'a change', kind: 'changed', lead: 'a lead' }))
  await beat()
  expect(subscribers.size).toBe(1)
  await beat()
  expect(subscribers.size).toBe(0)
})

test('whoever leaves before the first word is not told of any', async () => {
  const { body } = await app.request('/events')
  await body?.cancel()
  await settle()
  expect(subscribers.size).toBe(0)
})

test('whoever asks for the head alone is not told of any', async () => {
  const { status } = await app.request('/events', { method: 'HEAD' })
  await settle()
  expect([status, subscribers.size]).toEqual([200, 0])
})
