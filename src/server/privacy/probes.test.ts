import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getProbeProgress } from '#database/enquiry/probes.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { deliverDue } from '#operations/delivery/deliver-due.ts'
import { forgetProbes } from '#operations/privacy/forget-probes.ts'
import { probeToken } from '#operations/privacy/probe-token.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { enquiryOf } from '../../../tests/enquiry.ts'
import type { Services } from '../../services.ts'

const secret = 'a secret that only operators have, 32 long'

onEveryDatabase((open) => {
  const start = (changes: Partial<Services> = {}) =>
    openTestDesk(open(), { probeSecret: secret, rateLimit: 5, ...changes })
  const post = (app: ReturnType<typeof start>['app'], token: string | undefined) => {
    const { source: _, ...enquiry } = enquiryOf(7)
    return app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { 'x-probe': token } : {}) },
      body: JSON.stringify(enquiry),
    })
  }
  const status = (app: ReturnType<typeof start>['app'], token: string) =>
    app.request('/probe', { headers: { 'x-probe': token } })
  const newToken = (id = uuidv7(), now = new Date(), by = secret) =>
    probeToken(id, { secret: by, now })

  /** Everything a lead leaves behind. */
  const countAll = async () => {
    const tables = [
      'enquiries',
      'lead_words',
      'fingerprints',
      'confirmations',
      'rate_counts',
      'disclosures',
      'audit',
      'step_counts',
    ] as const
    const rows = await Promise.all(
      tables.map((table) => open().db.selectFrom(table).selectAll().execute()),
    )
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length]))
  }

  test('a synthetic enquiry comes to its letter, is counted nowhere, and is forgotten', async () => {
    const before = await countAll()
    const { app, services } = start()
    const id = uuidv7()
    const token = newToken(id)
    expect(await (await status(app, token)).json()).toEqual({ stored: false })

    const response = await post(app, token)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ reference: expect.stringMatching(/\w/) })
    expect((await post(app, token)).status).toBe(201)
    expect(await (await status(app, token)).json()).toMatchObject({
      stored: true,
      state: 'waiting',
    })

    const sent: [Delivery, DeliveryContent][] = []
    const send: Services['send'] = async (delivery, content) => {
      sent.push([delivery, content])
      return { delivered: true, answer: '250 taken' }
    }
    const deps = { ...services, send, random: () => 0 }
    await Promise.all(await deliverDue({ channel: 'confirmation', limit: 10 }, deps))
    expect(sent).toMatchObject([
      [
        { id, event: 'enquiry.probe', requestId: null },
        { kind: 'lead', lead: { columns: { email: 'visitor0000007@example.com' } } },
      ],
    ])
    expect(await (await status(app, token)).json()).toEqual({
      stored: true,
      state: 'delivered',
      attempts: 1,
      answer: '250 taken',
    })
    expect(await countAll()).toEqual(before)

    const deleted: string[] = []
    const deleteLetters = async (letters: readonly string[]) => void deleted.push(...letters)
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    await forgetProbes(later(55), { database: open(), deleteLetters })
    expect(deleted).toEqual([])
    await forgetProbes(later(65), { database: open(), deleteLetters })
    expect(deleted).toEqual([id])
    expect(await getProbeProgress(open().db, id)).toBeUndefined()
    expect(await open().db.selectFrom('deliveries').selectAll().execute()).toEqual([])
    expect(await open().db.selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  test.each([
    ['of another secret', () => newToken(uuidv7(), new Date(), `${secret}!`)],
    ['that has expired', () => newToken(uuidv7(), new Date(Date.now() - 11 * 60_000))],
    ['for another id', () => newToken().replace(/^[^.]+/, uuidv7())],
    ['of nonsense', () => 'probe'],
  ])('a mark %s is neither a probe nor a lead', async (_, token) => {
    const before = await countAll()
    const { app } = start()
    expect((await post(app, token())).status).toBe(404)
    expect((await status(app, token())).status).toBe(404)
    expect(await countAll()).toEqual(before)
  })

  test('a server without the secret takes no marked enquiry, and none for a lead', async () => {
    const { app } = start({ probeSecret: undefined })
    expect((await post(app, newToken())).status).toBe(404)
    expect((await status(app, newToken())).status).toBe(404)
  })

  test('what the database would not take as a lead it does not take as a probe', async () => {
    const { app } = start({ rateLimit: 1 })
    const own = { trustProxy: 1, rateLimit: 1 } as const
    const limited = start(own)
    const ask = (token?: string) => {
      const { source: _, ...enquiry } = enquiryOf(Math.floor(Math.random() * 1e6))
      return limited.app.request('/enquiries', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
          ...(token ? { 'x-probe': token } : {}),
        },
        body: JSON.stringify(enquiry),
      })
    }
    // A new minute begins a new count.
    const statuses = [await ask(), await ask(newToken()), await ask(newToken())]
    expect(statuses.map((one) => one.status)).toContain(429)
    expect((await post(app, newToken())).status).toBe(201)
  })

  test('the letter of a lead carries the request that the lead came with', async () => {
    const { app, services } = start({ requestId: () => 'request-1234', rateLimit: undefined })
    expect((await post(app, undefined)).status).toBe(201)
    const sent: Delivery[] = []
    const ended: object[] = []
    const send: Services['send'] = async (delivery) => {
      sent.push(delivery)
      return { delivered: true, answer: '250' }
    }
    const deps = {
      ...services,
      send,
      random: () => 0,
      onAttemptEnd: (one: object) => ended.push(one),
    }
    await Promise.all(await deliverDue({ channel: 'operator-letter', limit: 10 }, deps))
    expect(sent).toContainEqual(expect.objectContaining({ requestId: 'request-1234' }))
    expect(ended).toContainEqual(expect.objectContaining({ request: 'request-1234' }))
  })
})
