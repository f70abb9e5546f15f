import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { type Channel, channelNames } from '#domain/delivery/channel.ts'
import { messages } from '#domain/delivery/messages.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import {
  addEndpoint,
  insertLead,
  later,
  lead,
  leadReceivers,
  morning,
  storeDeps,
} from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { linkToken, readLinkToken } from '../enquiry/link-token.ts'
import { withdrawLead } from './withdraw-lead.ts'

const withdrawing = (database: Database) => ({
  database,
  secret: 'secret',
  calling: au.calling,
  now: () => later(600),
})

async function deliver(database: Database, channel: Channel, at = morning): Promise<string[]> {
  const events: string[] = []
  await deliverAll(channel, {
    database,
    send: async ({ event }) => {
      events.push(event)
      return { delivered: true, answer: '' }
    },
    now: () => new Date(at),
    random: () => 0.5,
    claimSeconds: 120,
    secret: 'secret',
    calling: au.calling,
  })
  return events
}

onEveryDatabase((open) => {
  test('withdrawing stops waiting deliveries and notifies once every system that got the lead', async () => {
    const endpoint = await addEndpoint(open())
    const one = lead()
    const receivers = leadReceivers([endpoint])
    await insertLead(one, storeDeps(open(), { receivers }))
    await deliver(open(), 'webhook')

    expect(await withdrawLead(one.id, withdrawing(open()))).toBe('withdrawn')
    expect(await withdrawLead(one.id, withdrawing(open()))).toBe('withdrawn before')
    const owed = await listDeliveries(open().db, one.id)
    const deliveries = owed.map(({ channel, event, stopped_at }) => [channel, event, stopped_at])
    const at = later(600).toISOString()
    expect(deliveries.toSorted()).toEqual([
      ['confirmation', 'lead.created', at],
      ['hosted-table', 'lead.created', at],
      ['operator-letter', 'lead.created', at],
      ['webhook', 'lead.created', null],
      ['webhook', 'lead.withdrawn', null],
    ])
    expect(await deliver(open(), 'operator-letter', at)).toEqual([])
    expect(await deliver(open(), 'webhook', at)).toEqual(['lead.withdrawn'])
    const row = await open()
      .db.selectFrom('enquiries')
      .select('withdrawn_at')
      .where('id', '=', one.id)
      .executeTakeFirst()
    expect(row).toEqual({ withdrawn_at: at })
  })

  test('every channel whose rules say so is notified of a withdrawal, and no other', async () => {
    const one = lead()
    const receivers = leadReceivers(
      [await addEndpoint(open(), 'https://hears.example')],
      channelNames,
    )
    await insertLead(one, storeDeps(open(), { receivers }))
    for (const channel of channelNames) await deliver(open(), channel)
    await withdrawLead(one.id, withdrawing(open()))
    const heard = (await listDeliveries(open().db, one.id))
      .filter(({ event }) => event === 'lead.withdrawn')
      .map(({ channel }) => channel)
    expect(heard.toSorted()).toEqual(messages['lead.withdrawn'].by.toSorted())
  })

  test.each([
    ['the operator who has the lead, where the visitor withdraws', { isTheirs: true }, 'them'],
    ['the office, where nobody has it', { isTheirs: false }, 'office'],
    [
      'nobody of ours, where they do it for the visitor',
      { isTheirs: true, byThem: true },
      'nobody',
    ],
  ] as const)('the letter goes to %s', async (_, { isTheirs, ...act }, to) => {
    const one = lead()
    await insertLead(one, storeDeps(open()))
    await deliver(open(), 'operator-letter')
    const operator = await storeOperator(open(), { role: 'agent' })
    const owner = isTheirs ? operator : null
    await open().db.updateTable('enquiries').set({ owner }).where('id', '=', one.id).execute()
    await withdrawLead(one.id, {
      ...withdrawing(open()),
      by: 'byThem' in act ? operator : null,
    })
    const letters = await open()
      .db.selectFrom('deliveries')
      .select('operator')
      .where('lead', '=', one.id)
      .where('event', '=', 'lead.withdrawn')
      .where('channel', '=', 'operator-letter')
      .execute()
    const expected = { them: [{ operator }], office: [{ operator: null }], nobody: [] }
    expect(letters).toEqual(expected[to])
  })

  test('nobody is notified about a lead that was held', async () => {
    const one = lead({ suspected: 'honeypot' })
    await insertLead(one, storeDeps(open()))
    await withdrawLead(one.id, withdrawing(open()))
    const owed = await listDeliveries(open().db, one.id)
    expect(owed).toHaveLength(3)
    for (const delivery of owed) expect(delivery.stopped_at).not.toBeNull()
  })

  test('pressing the button twice at once notifies once', async () => {
    const one = lead()
    await insertLead(one, storeDeps(open()))
    await deliver(open(), 'hosted-table')
    await Promise.all([1, 2, 3].map(() => withdrawLead(one.id, withdrawing(open()))))
    const owed = await listDeliveries(open().db, one.id)
    expect(owed.filter(({ event }) => event === 'lead.withdrawn')).toHaveLength(1)
  })

  test('withdrawing a lead that does not exist is rejected', async () => {
    expect(await withdrawLead(uuidv7(), withdrawing(open()))).toBe('unknown')
  })
})

test('a token is valid for its lead for 180 days and cannot be forged', () => {
  const id = uuidv7()
  const ours = { secret: 'ours', now: new Date(morning) }
  const token = linkToken('withdraw', id, ours)
  expect(token).toMatch(/^[\w-]{72}$/)
  expect(readLinkToken('withdraw', token, ours)).toMatchObject({ id, expired: false })
  const days = (count: number) => ({ ...ours, now: later(count * 86_400) })
  expect(readLinkToken('withdraw', token, days(180))).toMatchObject({ expired: false })
  expect(readLinkToken('withdraw', token, days(181))).toMatchObject({ expired: true })
  expect(readLinkToken('withdraw', token, { ...ours, secret: 'theirs' })).toBeUndefined()
  for (const forged of ['', 'x', `B${token.slice(1)}`, `${token}A`, token.slice(0, -1)])
    expect(readLinkToken('withdraw', forged, ours)).toBeUndefined()
  expect(readLinkToken('lead', token, ours)).toBeUndefined()
  expect(readLinkToken('withdraw', linkToken('lead', id, ours), ours)).toBeUndefined()
})
