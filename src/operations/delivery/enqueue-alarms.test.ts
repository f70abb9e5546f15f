import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { seedEndpoint } from '#database/delivery/endpoints.ts'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { pruneOld } from '../privacy/prune-old.ts'
import type { DeliverDeps } from './deliver-due.ts'
import { enqueueAlarms } from './enqueue-alarms.ts'

const monday = Date.parse('2026-11-23T09:00:00+11:00')
const at = (minutes: number) => new Date(monday + minutes * 60_000)

onEveryDatabase((open) => {
  const deps = (minutes: number, send: DeliverDeps['send']): DeliverDeps => ({
    ...{ database: open(), send, now: () => at(minutes), random: () => 0.5, claimSeconds: 120 },
    ...{ secret: 'secret', calling: au.calling },
  })
  const refusing: DeliverDeps['send'] = async () => ({ delivered: false, answer: '421 Busy' })
  const alarms = (minutes: number) =>
    enqueueAlarms({ database: open(), calling: au.calling, now: () => at(minutes) })

  async function deliverAlarms(minutes: number) {
    const sent: DeliveryContent[] = []
    await deliverAll(
      'webhook',
      deps(minutes, async (_, content) => {
        sent.push(content)
        return { delivered: true, answer: '204' }
      }),
    )
    return sent
  }

  beforeEach(async () => {
    for (const table of ['attempts', 'deliveries'] as const)
      await open().db.deleteFrom(table).execute()
  })

  test('letters that fail for minutes alarm every webhook once a day, and no longer than they fail', async () => {
    await seedEndpoint(open().db, {
      ...{ id: uuidv7(), url: 'https://crm.example/hook', secret: 'whsec_' },
      created_at: at(0).toISOString(),
    })
    const receivers = leadReceivers([], ['operator-letter'])
    await insertLead(lead({ created_at: at(0).toISOString() }), storeDeps(open(), { receivers }))
    for (const minutes of [0, 1, 3]) await deliverAll('operator-letter', deps(minutes, refusing))
    expect(await alarms(4)).toBe(false)
    await deliverAll('operator-letter', deps(8, refusing))
    expect(await alarms(9)).toBe(true)
    expect(await alarms(10)).toBe(true)
    const letters = { since: at(0).toISOString(), waiting: 1, gaveUp: 0 }
    expect(await deliverAlarms(11)).toEqual([{ kind: 'failing letters', letters }])

    // The next day, with a letter that was given up meanwhile.
    for (let minutes = 30; minutes < 26 * 60; minutes += 60)
      await deliverAll('operator-letter', deps(minutes, refusing))
    expect(await alarms(26 * 60)).toBe(true)
    expect(await deliverAlarms(26 * 60)).toMatchObject([{ letters: { waiting: 0, gaveUp: 1 } }])
    expect(await alarms(50 * 60)).toBe(false)
  })

  test('an alarm that is over before it goes out is stopped', async () => {
    const { id } = await open()
      .db.selectFrom('webhook_endpoints')
      .select('id')
      .executeTakeFirstOrThrow()
    const owed = { id: uuidv7(), lead: null, channel: 'webhook', event: 'letters.failing' } as const
    await insertDeliveries(open().db, [{ ...owed, endpoint: id, dedupeKey: 'alarm', now: at(0) }])
    expect(await deliverAlarms(1)).toEqual([])
    const [row] = await open().db.selectFrom('deliveries').selectAll().execute()
    expect(row).toMatchObject({ retry_at: null, stopped_at: at(1).toISOString() })
    await pruneOld(at(91 * 24 * 60), open())
    expect(await open().db.selectFrom('deliveries').select('id').execute()).toEqual([])
  })

  test('failing letters to visitors raise no alarm', async () => {
    const receivers = leadReceivers([], ['confirmation'])
    await insertLead(lead({ created_at: at(0).toISOString() }), storeDeps(open(), { receivers }))
    for (const minutes of [0, 1, 4, 10, 30])
      await deliverAll('confirmation', deps(minutes, refusing))
    expect(await getFailingLetters(open().db, at(40))).toBeUndefined()
  })
})
