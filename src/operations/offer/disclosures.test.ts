import { expect, test } from 'vitest'
import type { Channel } from '#domain/delivery/channel.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import {
  addEndpoint,
  insertLead,
  later,
  lead,
  leadReceivers,
  storeDeps,
} from '../../../tests/leads.ts'
import type { DeliverDeps } from '../delivery/deliver-due.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'

onEveryDatabase((open) => {
  test('each receiver of a lead is recorded once, and stopped when the visitor withdraws', async () => {
    const database = open()
    const endpoint = await addEndpoint(database)
    const row = lead({ consent_version: 'v1' })
    await insertLead(row, storeDeps(database, { receivers: leadReceivers([endpoint]) }))
    const refused: Channel = 'hosted-table'
    const deps: DeliverDeps = {
      database,
      send: async ({ channel }) =>
        channel === refused
          ? { delivered: false, answer: '500', permanent: true }
          : { delivered: true, answer: '200' },
      now: () => later(60),
      random: () => 0.5,
      claimSeconds: 120,
      secret: 'secret',
      calling: au.calling,
    }
    for (const channel of ['operator-letter', 'confirmation', 'webhook', 'hosted-table'] as const)
      await deliverAll(channel, deps)
    const list = () =>
      database.db
        .selectFrom('disclosures')
        .select(['receiver_kind', 'receiver', 'at', 'consent_version', 'stopped_at'])
        .where('lead', '=', row.id)
        .orderBy('receiver_kind')
        .execute()
    const at = later(60).toISOString()
    const disclosure = { at, consent_version: 'v1', stopped_at: null }
    expect(await list()).toEqual([
      { ...disclosure, receiver_kind: 'letter', receiver: 'office' },
      { ...disclosure, receiver_kind: 'webhook', receiver: endpoint },
    ])

    await withdrawLead(row.id, {
      database,
      secret: 'secret',
      calling: au.calling,
      now: () => later(120),
    })
    await deliverAll('webhook', { ...deps, now: () => later(180) })
    const stopped = { ...disclosure, stopped_at: later(120).toISOString() }
    expect(await list()).toEqual([
      { ...stopped, receiver_kind: 'letter', receiver: 'office' },
      { ...stopped, receiver_kind: 'webhook', receiver: endpoint },
    ])
  })
})
