import { afterEach, expect, test } from 'vitest'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { au } from '#edition/brand/au.ts'
import { leadContent, newDelivery } from '../../tests/outgoing-lead.ts'
import { listenHttp } from '../../tests/servers.ts'
import { listenSmtp } from '../../tests/smtp.ts'
import { noSubscriptions } from '../../tests/subscriptions.ts'
import { emailChannel } from './email.ts'
import { hostedTableChannel } from './hosted-table.ts'
import { webhookChannel } from './webhooks/webhook.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const changed = {
  changedAt: '2026-11-22T01:00:00.000Z',
  wish: {
    from: '2026-11-23T05:00:00.000Z',
    until: '2026-11-23T07:00:00.000Z',
    contactBy: 'sms',
  },
  changes: {
    corrections: [
      { at: '2026-11-22T00:59:00.000Z', ask: 'How much is your bill?', before: '$1', after: '$2' },
    ],
    notes: [{ at: '2026-11-22T01:00:00.000Z', text: 'The dog is friendly' }],
  },
} satisfies Partial<Omit<OutgoingLead, 'columns'>>

/** A receiver that takes everything, and what it was sent. */
async function receiver() {
  const bodies: Record<string, unknown>[] = []
  const server = await listenHttp((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      bodies.push(JSON.parse(text))
      response.writeHead(201).end()
    })
  })
  opened.push(server)
  return { ...server, bodies }
}

async function webhook() {
  const { url, bodies } = await receiver()
  const secret = `whsec_${'A'.repeat(43)}=`
  const send = webhookChannel({
    endpoint: async () => ({ url, secret }),
    allowPrivateAddresses: true,
  })
  return { send, bodies }
}

test('a webhook gets the whole lead as it is now, what changed, and when to call', async () => {
  const { send, bodies } = await webhook()
  const delivery = newDelivery('webhook', { event: 'lead.changed', endpoint: 'e1' })
  await send(delivery, leadContent(changed))
  expect(bodies).toMatchObject([
    {
      type: 'lead.changed',
      timestamp: changed.changedAt,
      data: {
        first_name: 'Alex',
        reference_number: 'WW-7K2M9QXA',
        call: { from: changed.wish.from, until: changed.wish.until, by: 'sms' },
        changes: changed.changes,
      },
    },
  ])
})

test('a webhook that gets the lead only now hears of the wish with it, and others of none', async () => {
  const { send, bodies } = await webhook()
  const delivery = () => newDelivery('webhook', { endpoint: 'e1' })
  await send(delivery(), leadContent(changed))
  await send(delivery(), leadContent())
  expect(bodies[0]?.data).toMatchObject({ call: { by: 'sms' } })
  expect(bodies[1]?.data).not.toHaveProperty('call')
  for (const { data } of bodies) expect(data).not.toHaveProperty('changes')
})

test('one receiver that was stopped hears when, and another nothing of it', async () => {
  const { send, bodies } = await webhook()
  const stops = [{ channel: 'webhook', endpoint: 'e1', at: '2026-11-22T02:00:00.000Z' } as const]
  for (const endpoint of ['e1', 'e2'])
    await send(
      newDelivery('webhook', { event: 'lead.withdrawn', endpoint }),
      leadContent({ stops }),
    )
  expect(bodies).toMatchObject([
    { type: 'lead.withdrawn', timestamp: stops[0]?.at, data: { withdrawn_at: stops[0]?.at } },
    { data: { withdrawn_at: null } },
  ])
})

test('the hosted table gets a row of its own for a change', async () => {
  const { url, bodies } = await receiver()
  const send = hostedTableChannel({ url, key: 'k', table: 'enquiries' })
  const delivery = newDelivery('hosted-table', { event: 'lead.changed' })
  expect((await send(delivery, leadContent(changed))).delivered).toBe(true)
  expect(bodies).toMatchObject([
    { form_type: 'changed', first_name: 'Alex', consent: true, reference_number: 'WW-7K2M9QXA' },
  ])
  const message = String(bodies[0]?.message)
  for (const part of [
    changed.changedAt,
    changed.wish.from,
    'Contact by sms',
    'The dog is friendly',
  ])
    expect(message).toContain(part)
})

test('the office reads what changed, in words, and when to call', async () => {
  const smtp = await listenSmtp()
  opened.push(smtp)
  const send = emailChannel({
    brand: au,
    siteUrl: 'https://www.wattlewise.example',
    dataDirectory: '/nowhere',
    recipients: async () => ['desk@wattlewise.example'],
    now: () => new Date(changed.changedAt),
    pageLink: () => '',
    withdrawalLink: () => '',
    offerLink: () => '',
    ...noSubscriptions,
    smtpUrl: smtp.url,
  })
  await send(newDelivery('operator-letter', { event: 'lead.changed' }), leadContent(changed))
  const [letter] = smtp.received
  const text = JSON.stringify(letter)
  expect(text).toContain('WW-7K2M9QXA: they changed something')
  for (const part of [
    'Tomorrow, 4 to 6 pm',
    'Text first',
    'How much is your bill?',
    'The dog is friendly',
  ])
    expect(text).toContain(part)
})
