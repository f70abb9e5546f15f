import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { patience } from '../../../tests/limits.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { openLog } from '../http/log.ts'
import { startDeliveries } from './deliveries.ts'

/** Never answers; ends when it is told to, as channels do. */
const hangs = (_delivery: unknown, _lead: unknown, { signal }: DeliveryLimits = {}) =>
  new Promise<Outcome>((resolve) => {
    const stop = () => resolve({ delivered: false, answer: 'stopped' })
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })

onEveryDatabase((open) => {
  const start = (send: typeof hangs, options: { patience?: number } = {}) =>
    startDeliveries(openTestDesk(open(), { send }).services, openLog('silent'), options)

  test('what is in hand when the server stops is given back, and another takes it at once', async () => {
    const lead = newLead()
    await insertLead(lead, storeDeps(open()))
    const owed = () => listDeliveries(open().db, lead.id)
    const first = start(hangs, { patience: 0 })
    await expect
      .poll(async () => (await owed()).every(({ claimed_until }) => claimed_until))
      .toBe(true)
    await first.stop()
    for (const delivery of await owed())
      expect(delivery).toMatchObject({
        claimed_until: null,
        delivered_at: null,
        gave_up_at: null,
        attempts: 1,
      })

    const second = start(async () => ({ delivered: true, answer: '200' }))
    await expect
      .poll(async () => (await owed()).every(({ delivered_at }) => delivered_at))
      .toBe(true)
    await second.stop()
  })

  test('what is nearly done when the server stops is finished', async () => {
    const lead = newLead()
    await insertLead(lead, storeDeps(open()))
    const { promise: response, resolve: respond } = Promise.withResolvers<Outcome>()
    const answersInTheEnd: typeof hangs = (...call) => Promise.race([hangs(...call), response])
    const worker = start(answersInTheEnd, { patience })
    const owed = () => listDeliveries(open().db, lead.id)
    await expect.poll(async () => (await owed()).every(({ attempts }) => attempts === 1)).toBe(true)
    const stopped = worker.stop()
    await untilOthersHadTheirTurn()
    respond({ delivered: true, answer: '200' })
    await stopped
    for (const delivery of await owed())
      expect(delivery).toMatchObject({ delivered_at: expect.any(String), attempts: 1 })
  })
})
