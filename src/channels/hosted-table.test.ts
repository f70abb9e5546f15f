import { afterEach, expect, test } from 'vitest'
import { leadContent, newDelivery, outgoingLead } from '../../tests/outgoing-lead.ts'
import { listenRest, publicClientKey } from '../../tests/rest.ts'
import { listenHttp } from '../../tests/servers.ts'
import { hostedTableChannel } from './hosted-table.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
async function opening<T extends { close(): Promise<void> }>(one: Promise<T>): Promise<T> {
  opened.push(await one)
  return one
}

const channel = (url: string, key = publicClientKey, limits?: { timeout: number }) =>
  hostedTableChannel({ url, key, table: 'enquiries' }, limits)

test('another server of ours accepts a lead as a row, and stores a repeat only once', async () => {
  const other = await opening(listenRest())
  const delivery = newDelivery('hosted-table')
  expect(await channel(other.url)(delivery, leadContent())).toEqual({
    delivered: true,
    answer: '201',
  })
  expect(await channel(`${other.url}/`)(delivery, leadContent())).toMatchObject({
    delivered: true,
  })
  const rows = await other.leads()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ ...outgoingLead().columns, consent: 1 })
})

type Sent = { url: string | undefined; headers: Record<string, unknown>; row: object }

async function backend(status: number, body = '', headers: Record<string, string> = {}) {
  const sent: Sent[] = []
  const server = await opening(
    listenHttp((request, response) => {
      let text = ''
      request.on('data', (chunk) => {
        text += chunk
      })
      request.on('end', () => {
        sent.push({ url: request.url, headers: request.headers, row: JSON.parse(text) })
        response.writeHead(status, headers).end(body)
      })
    }),
  )
  return { ...server, sent }
}

test('the row has the specification’s columns and no others', async () => {
  const { url, sent } = await backend(201)
  const delivery = newDelivery('hosted-table')
  await channel(url)(delivery, leadContent())
  expect(sent[0]?.url).toBe('/rest/v1/enquiries')
  expect(sent[0]?.headers).toMatchObject({
    apikey: publicClientKey,
    authorization: `Bearer ${publicClientKey}`,
    'idempotency-key': delivery.id,
  })
  // Written out by hand, from the specification's section 3.
  expect(Object.keys(sent[0]?.row ?? {}).sort()).toEqual(
    [
      ...['form_type', 'first_name', 'last_name', 'email', 'phone', 'postcode', 'message'],
      ...['property_type', 'roof_type', 'roof_direction', 'roof_access', 'installation_urgency'],
      ...['battery_interest', 'business_type', 'facility_size', 'age_group', 'gender', 'homeowner'],
      ...['has_will', 'will_for', 'reference_number', 'service', 'service_type', 'current_bill'],
      'consent',
    ].sort(),
  )
})

test('a withdrawal is a new row without personal data', async () => {
  const { url, sent } = await backend(201)
  const lead = leadContent({ withdrawnAt: '2026-11-22T01:00:00.000Z' })
  const withdrawn = newDelivery('hosted-table', { event: 'lead.withdrawn' })
  expect((await channel(url)(withdrawn, lead)).delivered).toBe(true)
  expect(sent[0]?.row).toMatchObject({
    form_type: 'withdrawn',
    message: 'Consent withdrawn 2026-11-22T01:00:00.000Z',
    reference_number: 'WW-7K2M9QXA',
    consent: false,
    first_name: '',
    email: '',
    phone: '',
  })
  expect(JSON.stringify(sent[0]?.row)).not.toContain('Alex')
})

test('an erasure is a new row with nothing but the reference', async () => {
  const { url, sent } = await backend(201)
  const lead = leadContent({ erasedAt: '2026-11-23T01:00:00.000Z' })
  await channel(url)(newDelivery('hosted-table', { event: 'lead.erased' }), lead)
  expect(sent[0]?.row).toMatchObject({
    form_type: 'erased',
    message: 'Erased 2026-11-23T01:00:00.000Z',
    reference_number: 'WW-7K2M9QXA',
    consent: false,
  })
  expect(JSON.stringify(sent[0]?.row)).not.toContain('Alex')
})

test('a reference that exists already counts as delivered by an attempt that was cut off', async () => {
  const conflict = JSON.stringify({ code: '23505', message: 'duplicate key value' })
  const { url } = await backend(409, conflict, { 'content-type': 'application/json' })
  expect(await channel(url)(newDelivery('hosted-table'), leadContent())).toEqual({
    delivered: true,
    answer: '409 23505 duplicate key value',
  })
  const withdrawn = newDelivery('hosted-table', { event: 'lead.withdrawn' })
  expect(await channel(url)(withdrawn, leadContent())).toMatchObject({
    delivered: false,
    permanent: true,
  })
})

test('a missing table is a failure, although the response reports no error', async () => {
  const { url } = await backend(404)
  expect(await channel(url)(newDelivery('hosted-table'), leadContent())).toEqual({
    delivered: false,
    answer: '404',
  })
})

test('after a wrong key, a redirect or a full disk the answer is stored without the key', async () => {
  const other = await opening(listenRest())
  expect(await channel(other.url, 'wrong-key')(newDelivery('hosted-table'), leadContent())).toEqual(
    {
      delivered: false,
      answer: '401 PGRST301 Invalid API key',
    },
  )
  const elsewhere = await backend(201)
  const redirecting = await backend(307, '', { location: elsewhere.url })
  expect(
    (await channel(redirecting.url)(newDelivery('hosted-table'), leadContent())).delivered,
  ).toBe(false)
  expect(elsewhere.sent).toEqual([])
  const echoing = await backend(429, `slow down, ${publicClientKey}`, { 'retry-after': '7' })
  expect(await channel(echoing.url)(newDelivery('hosted-table'), leadContent())).toEqual({
    delivered: false,
    answer: '429 slow down, (withheld)',
    retryAfterSeconds: 7,
  })
})

test('a backend that is silent, breaks off or is gone fails soon', async () => {
  const silent = await opening(listenHttp(() => {}))
  const halfWay = await opening(
    listenHttp((_, response) => void response.writeHead(500).write('{"code"')),
  )
  const gone = await listenHttp(() => {})
  await gone.close()
  const quick = { timeout: 400 }
  for (const { url } of [silent, halfWay, gone]) {
    const send = channel(url, publicClientKey, quick)
    const outcome = await send(newDelivery('hosted-table'), leadContent())
    expect(outcome.delivered).toBe(false)
    expect(outcome.answer).not.toBe('')
  }
})

test('stopping the server aborts a request', async () => {
  const stop = new AbortController()
  const { url } = await opening(listenHttp(() => stop.abort()))
  const send = channel(url)
  const outcome = await send(newDelivery('hosted-table'), leadContent(), { signal: stop.signal })
  expect(outcome).toEqual({
    delivered: false,
    answer: expect.stringMatching(/abort|stopped/i),
  })
})
