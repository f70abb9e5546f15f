import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertDeliveries, type NewDelivery } from '#database/delivery/deliveries.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { deliverDue } from '../delivery/deliver-due.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'

const secret = 'secret'

onEveryDatabase((open) => {
  async function newLead(changes: Parameters<typeof lead>[0] = {}) {
    const one = lead(changes)
    await insertLead(one, storeDeps(open()))
    return one
  }

  const owe = (delivery: Pick<NewDelivery, 'lead' | 'channel' | 'event' | 'dedupeKey'>) =>
    insertDeliveries(open().db, [{ ...delivery, id: uuidv7(), now: later(60) }])

  async function sendAll(channel: 'visitor-letter' | 'owner-letter', now = later(120)) {
    const sent: DeliveryContent[] = []
    const send = async (_: unknown, content: DeliveryContent) => {
      sent.push(content)
      return { delivered: true, answer: '250' } as const
    }
    const deps = {
      database: open(),
      send,
      secret,
      calling: au.calling,
      now: () => now,
      random: () => 0,
      claimSeconds: 120,
    }
    await Promise.all(await deliverDue({ channel, limit: 100 }, deps))
    return sent
  }

  const outcome = async (lead: string) => {
    const owed = await listDeliveries(open().db, lead)
    return owed.flatMap(({ event, delivered_at, stopped_at }) =>
      event === 'lead.created' ? [] : [[event, Boolean(delivered_at), Boolean(stopped_at)]],
    )
  }

  test('deliveries with the same key are queued once', async () => {
    const { id } = await newLead()
    const letter = {
      lead: id,
      channel: 'visitor-letter',
      event: 'lead.link',
      dedupeKey: id,
    } as const
    expect(await owe(letter)).toHaveLength(1)
    expect(await owe(letter)).toEqual([])
    expect(await sendAll('visitor-letter')).toMatchObject([{ kind: 'lead', lead: { id } }])
    expect(await outcome(id)).toEqual([['lead.link', true, false]])
  })

  test('a visitor who asked us to stop after enquiring gets no letter; a later enquiry does, in calling hours', async () => {
    const before = await newLead({ email: 'quiet@example.com', phone_e164: '+61491570156' })
    const hashes = suppressionHashes({ email: 'Quiet@example.com', phone: '+61491570156' }, secret)
    await suppress(open().db, { hashes, scope: 'feedback', now: later(30) })
    const after = await newLead({
      ...{ email: 'quiet@example.com', phone_e164: '+61491570156' },
      created_at: later(45).toISOString(),
    })
    for (const { id } of [before, after])
      for (const event of ['promise.did-they-call', 'lead.link'] as const)
        await owe({ lead: id, channel: 'visitor-letter', event, dedupeKey: `${event} ${id}` })
    // On Saturday evening, and on Monday morning.
    await sendAll('visitor-letter')
    expect(await outcome(after.id)).toEqual([
      ['promise.did-they-call', false, false],
      ['lead.link', true, false],
    ])
    await sendAll('visitor-letter', new Date('2026-11-23T09:00:00+11:00'))
    expect(await outcome(before.id)).toEqual([
      ['promise.did-they-call', false, true],
      ['lead.link', true, false],
    ])
    expect(await outcome(after.id)).toEqual([
      ['promise.did-they-call', true, false],
      ['lead.link', true, false],
    ])
    await suppress(open().db, { hashes, scope: 'all', now: later(90) })
    await owe({
      lead: before.id,
      channel: 'visitor-letter',
      event: 'lead.link',
      dedupeKey: 'again',
    })
    expect(await sendAll('visitor-letter')).toEqual([])
  })

  test('a letter about no single lead shows the state at the time it is sent', async () => {
    const late = await newLead({ promised_by: later(10).toISOString() })
    const owed = {
      lead: null,
      channel: 'owner-letter',
      event: 'leads.late',
      dedupeKey: 'today',
    } as const
    expect(await owe(owed)).toHaveLength(1)
    const [content] = await sendAll('owner-letter', later(30))
    expect(content).toBeUndefined()
    const [sent] = await sendAll('owner-letter')
    expect(sent).toMatchObject({ kind: 'late leads', total: 1, first: [{ id: late.id }] })
  })
})
