import type { IncomingMessage, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import type { EventOn } from '#domain/delivery/messages.ts'
import { testLimitMs } from '../../../tests/limits.ts'
import { leadContent, newDelivery, outgoingLead } from '../../../tests/outgoing-lead.ts'
import { type Listening, listenHttp, listenTcp } from '../../../tests/servers.ts'
import { isPublic, problemWithAddress, type Resolve } from '../public-address.ts'
import { retryAfterSeconds } from '../retry-after.ts'
import { webhookChannel } from './webhook.ts'

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`

const opened: Listening[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
async function opening(one: Promise<Listening>): Promise<Listening> {
  opened.push(await one)
  return one
}

function channel(url: string, { timeout, allow = true, resolve }: Options = {}) {
  const endpoint = async (id: string) => (id === 'e1' ? { url, secret } : undefined)
  const send = webhookChannel({ endpoint, allowPrivateAddresses: allow }, { timeout, resolve })
  return async (...delivery: Parameters<typeof send>) => {
    const { sent: _, ...outcome } = await send(...delivery)
    return outcome
  }
}
type Options = { timeout?: number; allow?: boolean; resolve?: Resolve }

const delivery = (event: EventOn<'hosted-table'> = 'lead.created') =>
  newDelivery('webhook', { event, endpoint: 'e1' })

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A receiver that takes nothing it cannot verify. */
async function receiver(answer: (response: ServerResponse, time: number) => void) {
  const received: { id: string; event: { type: string; timestamp: string; data: unknown } }[] = []
  const server = await opening(
    listenHttp(async (request, response) => {
      const headers = request.headers as Record<string, string>
      const event = new Webhook(secret).verify(await textOf(request), headers)
      received.push({ id: headers['webhook-id'] ?? '', event: event as never })
      answer(response, received.length)
    }),
  )
  return { ...server, received }
}

test('a receiver can verify a lead and recognise a repeat by its id', async () => {
  const { url, received } = await receiver((response) => response.writeHead(200).end('thanks'))
  const send = channel(url)
  const one = delivery()
  expect(await send(one, leadContent())).toEqual({
    delivered: true,
    answer: '200 thanks',
    answered: true,
  })
  await send(one, leadContent())
  expect(received.map(({ id }) => id)).toEqual([one.id, one.id])
  expect(received[0]?.event).toMatchObject({
    type: 'lead.created',
    timestamp: '2026-11-21T09:00:00.000Z',
    data: {
      form_type: 'get_your_free_solar_quote',
      first_name: 'Alex',
      gender: '',
      consent: true,
      reference_number: 'WW-7K2M9QXA',
      id: outgoingLead().id,
      answered: outgoingLead().answered,
      source: outgoingLead().attributions,
      consent_evidence: outgoingLead().consent,
      marks: { suspected: null, duplicate_of: null, earlier_lead: null, phone_doubtful: false },
    },
  })
})

test('what was sent is known to the letter, and the secret is not in it', async () => {
  const headers: unknown[] = []
  const bodies: string[] = []
  const { url } = await opening(
    listenHttp(async (request, response) => {
      headers.push(request.headers)
      bodies.push(await textOf(request))
      response.writeHead(204).end()
    }),
  )
  const send = webhookChannel({
    endpoint: async () => ({ url: `${url}/?key=k`, secret }),
    allowPrivateAddresses: true,
  })
  const { sent } = await send(delivery(), leadContent())
  expect(sent?.body).toBe(bodies[0])
  expect(headers[0]).toMatchObject({ ...sent?.headers })
  expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${secret.slice(6, 20)}|key=k`))
})

test('a withdrawal contains the reference and nothing personal', async () => {
  const { url, received } = await receiver((response) => response.writeHead(204).end())
  const withdrawnAt = '2026-11-22T01:00:00.000Z'
  await channel(url)(delivery('lead.withdrawn'), leadContent({ withdrawnAt }))
  expect(received[0]?.event).toEqual({
    type: 'lead.withdrawn',
    timestamp: withdrawnAt,
    data: {
      id: outgoingLead().id,
      reference_number: 'WW-7K2M9QXA',
      consent: false,
      withdrawn_at: withdrawnAt,
    },
  })
})

test.each([
  [500, {}, { delivered: false, answer: '500 no' }],
  [410, {}, { delivered: false, answer: '410 no', permanent: true }],
  [429, { 'retry-after': '120' }, { delivered: false, answer: '429 no', retryAfterSeconds: 120 }],
  [
    503,
    { 'retry-after': '9999999' },
    { delivered: false, answer: '503 no', retryAfterSeconds: 86_400 },
  ],
  [500, { 'retry-after': '120' }, { delivered: false, answer: '500 no' }],
])('%i with %o', async (status, headers, outcome) => {
  const { url } = await receiver((response) => response.writeHead(status, headers).end('no'))
  expect(await channel(url)(delivery(), leadContent())).toEqual({ ...outcome, answered: true })
})

test('a retry has the same id as the attempt that failed', async () => {
  const { url, received } = await receiver((response, time) =>
    response.writeHead(time === 1 ? 500 : 200).end(),
  )
  const send = channel(url)
  const one = delivery()
  expect((await send(one, leadContent())).delivered).toBe(false)
  expect((await send(one, leadContent())).delivered).toBe(true)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
})

test('a redirect is not followed', async () => {
  const elsewhere = await receiver((response) => response.writeHead(200).end())
  const { url } = await receiver((response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  )
  expect(await channel(url)(delivery(), leadContent())).toEqual({
    delivered: false,
    answer: '307',
    answered: true,
  })
  expect(elsewhere.received).toEqual([])
})

test('a secret is removed from an answer, and a long answer is shortened', async () => {
  const { url } = await receiver((response) =>
    response.writeHead(400).end(`${secret} ${secret.slice(6)} ${'x'.repeat(100_000)}`),
  )
  const { answer } = await channel(url)(delivery(), leadContent())
  expect(answer).toMatch(/^400 \(withheld\) \(withheld\) x+…$/)
  expect(answer.length).toBe(300)
})

test('a receiver that is slow, half-closed or gone fails soon', async () => {
  const silent = await opening(listenHttp(() => {}))
  const hangingUp = await opening(listenTcp((socket) => socket.end()))
  const afterReading = await opening(listenTcp((socket) => socket.once('data', () => socket.end())))
  const halfAHead = await opening(
    listenTcp((socket) => socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-'))),
  )
  const trickling = await opening(
    listenTcp((socket) => {
      socket.once('data', () => socket.write('HTTP/1.1 500 No\r\nContent-Length: 9999\r\n\r\n'))
      const timer = setInterval(() => socket.write('.'), 50)
      socket.on('close', () => clearInterval(timer))
    }),
  )
  const gone = await listenHttp(() => {})
  await gone.close()

  const receivers = [silent, hangingUp, afterReading, halfAHead, trickling, gone]
  const outcomes = await Promise.all(
    receivers.map(({ url }) => channel(url, { timeout: 2_000 })(delivery(), leadContent())),
  )
  expect(outcomes.map(({ delivered }) => delivered)).not.toContain(true)
  expect(outcomes.map(({ answer }) => answer)).not.toContain('')
  expect(outcomes.map(({ answered }) => answered)).toEqual(
    receivers.map((one) => one === trickling),
  )
})

test('each receiver gets its own timeout', async () => {
  const { url } = await opening(listenHttp(() => {}))
  const send = channel(url, { timeout: 2 * testLimitMs })
  const outcome = await send(delivery(), leadContent(), { timeoutMs: 100 })
  expect(outcome).toEqual({ delivered: false, answer: 'No answer in time', answered: false })
})

test('stopping the server aborts a webhook, which does not count against the receiver', async () => {
  const stop = new AbortController()
  const { url } = await opening(listenHttp(() => stop.abort()))
  const outcome = await channel(url)(delivery(), leadContent(), { signal: stop.signal })
  expect(outcome).toEqual({
    delivered: false,
    answer: 'Our server stopped before there was an answer',
  })
})

test('a success status counts, however slowly the body comes', async () => {
  const { url } = await receiver((response) => response.writeHead(200).write('th'))
  expect(await channel(url, { timeout: 2_000 })(delivery(), leadContent())).toEqual({
    delivered: true,
    answer: '200 th',
    answered: true,
  })
})

test('an endpoint that was removed fails permanently', async () => {
  const none = newDelivery('webhook', { endpoint: 'removed' })
  expect(await channel('http://127.0.0.1:1')(none, leadContent())).toMatchObject({
    permanent: true,
  })
})

test('an invalid secret fails with a message, and can be corrected', async () => {
  const endpoint = async () => ({ url: 'http://127.0.0.1:1', secret: '' })
  const send = webhookChannel({ endpoint, allowPrivateAddresses: true })
  expect(await send(delivery(), leadContent())).toEqual({
    delivered: false,
    answer: "Secret can't be empty.",
  })
})

const resolvingTo =
  (...addresses: string[]): Resolve =>
  (_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

test('private, loopback and mapped addresses are rejected, however they are written', async () => {
  const { port, received } = await receiver((response) => response.writeHead(200).end())
  const hosts = [
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::]',
    '0.0.0.0',
    '0x7f.1',
    '2130706433',
    'localhost',
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '[fe80::1]',
    '[fd00::1]',
    '[64:ff9b::7f00:1]',
    '[::127.0.0.1]',
  ]
  for (const host of hosts) {
    const outcome = await channel(`http://${host}:${port}/`, { allow: false })(
      delivery(),
      leadContent(),
    )
    expect(outcome, host).toEqual({
      delivered: false,
      answer: expect.stringContaining('is not a public address'),
      answered: false,
    })
  }
  expect(received).toEqual([])
})

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['::ffff:10.1.2.3'],
  ['fd00::1'],
  // One good address does not make up for a bad one.
  ['93.184.215.14', '127.0.0.1'],
])('a host name that resolves to %s is rejected', async (...addresses) => {
  const { port, received } = await receiver((response) => response.writeHead(200).end())
  for (const scheme of ['http', 'https']) {
    const send = channel(`${scheme}://hooks.example.com:${port}/`, {
      allow: false,
      resolve: resolvingTo(...addresses),
    })
    expect((await send(delivery(), leadContent())).answer).toContain('is not a public address')
  }
  expect(received).toEqual([])
})

test('public addresses are allowed', () => {
  for (const address of ['93.184.215.14', '2606:4700::1111']) expect(isPublic(address)).toBe(true)
  for (const address of [
    '',
    'example.com',
    '198.18.0.1',
    '2002:7f00:1::',
    '::a9fe:a9fe',
    '4000::1',
  ])
    expect(isPublic(address)).toBe(false)
})

test('Retry-After is seconds or a date, a day at most', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect(retryAfterSeconds('30', now)).toBe(30)
  expect(retryAfterSeconds('Sat, 21 Nov 2026 09:05:00 GMT', now)).toBe(300)
  expect(retryAfterSeconds('Sat, 21 Nov 2020 09:05:00 GMT', now)).toBe(0)
  expect(retryAfterSeconds('Sun, 21 Nov 2027 09:05:00 GMT', now)).toBe(86_400)
  expect(retryAfterSeconds('soon', now)).toBeUndefined()
  expect(retryAfterSeconds(undefined, now)).toBeUndefined()
})

test.each([
  ['https://crm.example/leads', [{ address: '93.184.216.34', family: 4 }], undefined],
  ['https://93.184.216.34/leads', [], undefined],
  ['http://crm.example/leads', [], /begins with https/],
  ['https://crm.internal/', [{ address: '10.0.0.7', family: 4 }], /not on the internet/],
  ['https://[::1]/', [], /not on the internet/],
  ['https://crm.exmaple/', [], /No server is known/],
])(
  'where webhooks may go is said when the address is typed: %s',
  async (address, addresses, problem) => {
    const resolve: Resolve = (_host, _options, callback) => callback(null, addresses)
    const message = await problemWithAddress(address, { allowPrivateAddresses: false, resolve })
    if (problem) expect(message).toMatch(problem)
    else expect(message).toBeUndefined()
  },
)

test('an erasure contains the reference and nothing personal', async () => {
  const { url, received } = await receiver((response) => response.writeHead(204).end())
  const erasedAt = '2026-11-23T01:00:00.000Z'
  await channel(url)(delivery('lead.erased'), leadContent({ erasedAt }))
  expect(received[0]?.event).toEqual({
    type: 'lead.erased',
    timestamp: erasedAt,
    data: { id: outgoingLead().id, reference_number: 'WW-7K2M9QXA', erased_at: erasedAt },
  })
})
