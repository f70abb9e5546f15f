import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { openLog } from '../http/log.ts'
import { startDeliveries } from './deliveries.ts'

/** Never answers; ends when it is told to, as channels do. */
const hangs = (_delivery: unknown, _lead: unknown, { signal }: DeliveryLimits = {}) =>
  new Promise<Outcome>((resolve) => {
    signal?.addEventListener('abort', () => resolve({ delivered: false, answer: 'stopped' }))
  })

onEveryDatabase((open) => {
  const start = (send: typeof hangs) =>
    startDeliveries(openTestDesk(open(), { send }).services, openLog('silent'))

  test('what is in hand when the server stops is given back, and another takes it at once', async () => {
    const lead = newLead()
    await insertLead(lead, storeDeps(open()))
    const owed = () => listDeliveries(open().db, lead.id)
    const first = start(hangs)
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
    const worker = start(async () => {
      await wait(1_000)
      return { delivered: true, answer: '200' }
    })
    await expect.poll(async () => (await listDeliveries(open().db, lead.id))[0]?.attempts).toBe(1)
    await worker.stop()
    const owed = await listDeliveries(open().db, lead.id)
    expect(owed.every(({ delivered_at, attempts }) => delivered_at && attempts === 1)).toBe(true)
  })
})
