import { beforeAll, expect, test } from 'vitest'
import { scopes } from '#domain/account/api-key.ts'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import { deliveryEvents, rulesOf } from '#domain/delivery/messages.ts'
import { createApiKey, revokeApiKey, rotateApiKey } from '#operations/account/api-keys.ts'
import { eraseLeads } from '#operations/privacy/erase-leads.ts'
import type { ReferenceProps } from '#site/developers/reference.ts'
import { type Document, holdEventsToDocument, holdToDocument } from '../../../tests/contract.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, giveSecondFactorAgain, openTestDesk } from '../../../tests/desk.ts'
import { enquiryOf } from '../../../tests/enquiry.ts'
import { siteOfProps } from '../../../tests/own-page.ts'

/** What answers people with pages and files: the site, the pages by link, an installer’s own; and assistants, by a protocol of their own. The desk’s API is in docs/desk-routes.md. */
const pages =
  /^\S+ \/(?:withdraw|embed\/success|unsubscribe|success|search|developers|mcp|solar-\S+|how-many-solar-panels\S*|\*|(?:my-enquiry|offer|installer|console|receipts\/verify)(?:\/\S*)?)$/

onEveryDatabase((open) => {
  let clock = Date.now()
  const now = () => new Date(clock)
  async function begin() {
    const desk = openTestDesk(
      open(),
      { now, probeSecret: 'a secret for probes' },
      { site: siteOfProps() },
    )
    const owner = await becomeOwner(desk)
    const session = await owner.ask('GET', '/session')
    const by = String((session.body.operator as { id: string }).id)
    const world = { ...desk.services, by }
    const document = (await (await desk.app.request('/v1/openapi.json')).json()) as Document
    return { ...desk, owner, world, document, problemsWith: holdToDocument(document) }
  }
  let place: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    place = await begin()
  })
  const keyFor = async (...wanted: (typeof scopes)[number][]) =>
    (await createApiKey({ label: 'CRM', scopes: wanted }, place.world)).key
  const ask = (
    path: string,
    {
      key,
      body,
      headers,
      method = body ? 'POST' : 'GET',
    }: {
      key?: string
      body?: unknown
      headers?: Record<string, string>
      method?: string
    } = {},
  ) =>
    place.app.request(path, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const expectAsDocumented = async (method: string, path: string, response: Response) => {
    expect(await place.problemsWith(method, path, response.clone())).toEqual([])
    return response
  }
  let visitor = 0
  const enquiry = async () => {
    visitor += 1
    const form = await (await ask('/v1/forms/home')).json()
    const { version, wording } = form.consents[0]
    return {
      form: 'home',
      answers: enquiryOf(visitor).answers,
      agreed: [{ version, wording }],
      source: { first: { address: 'https://council.example/solar?utm_source=council' } },
    }
  }

  test('the document describes every route that answers with JSON, and no other', () => {
    const routes = place.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const described = Object.entries(place.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const others = new Set(routes).difference(new Set(described))
    expect([...others].filter((one) => !pages.test(one))).toEqual([])
    expect(described.filter((one) => !routes.includes(one) || pages.test(one))).toEqual([])
    expect(described).toHaveLength(15)
  })

  test('the document has every event that is posted to others, with an example that is one', () => {
    const { webhooks } = place.document
    const posted = deliveryEvents.filter((event) =>
      rulesOf(event).by.some((channel) => /webhook$/.test(channel)),
    )
    expect(Object.keys(webhooks).toSorted()).toEqual(['lead.test', ...posted].toSorted())
    const problemsWith = holdEventsToDocument(place.document)
    const headers = {
      'user-agent': 'Wattlewise-Webhooks/1',
      'webhook-id': 'one',
      'webhook-timestamp': '1795475400',
      'webhook-signature': 'v1,c2lnbmVk',
    }
    for (const [event, { post }] of Object.entries(webhooks)) {
      const { example } = post.requestBody.content['application/json']
      expect(example).toMatchObject({ type: event, example: true })
      expect(problemsWith(event, { headers, body: example })).toEqual([])
      expect(problemsWith(event, { headers, body: { ...example, more: 1 } })).toHaveLength(1)
      const { 'webhook-signature': _, ...unsigned } = headers
      expect(problemsWith(event, { headers: unsigned, body: example })).toHaveLength(1)
    }
  })

  test('the page for people has every route, event and problem of the document', async () => {
    const page = (await (await ask('/developers')).json()) as ReferenceProps
    const { paths } = place.document
    expect(page.routes).toHaveLength(Object.values(paths).flatMap(Object.values).length)
    expect(page.routes.map(({ path }) => path)).toContain('/v1/leads/{id}')
    const fieldOf = (id: string, name: string) =>
      page.routes.find((route) => route.id === id)?.takes.find((field) => field.name === name)
    expect(fieldOf('listLeads', 'limit')).toEqual({
      name: 'limit',
      type: 'integer, optional',
      about: 'How many at once; 100 unless you say.',
    })
    expect(fieldOf('submitEnquiry', 'agreed')?.type).toBe('list of { version, wording }')
    expect(fieldOf('submitEnquiry', 'source')?.type).toBe('{ first, last }, optional')
    expect(page.keys).toContain('Authorization: Bearer')
    expect(page.keys).toContain('600 times a minute')
    expect(page.events.map(({ id }) => id)).toEqual(Object.keys(place.document.webhooks))
    const [created] = page.events
    expect(created?.gives.map(({ name }) => name)).toContain('phone_e164')
    expect(JSON.parse(created?.example ?? '')).toMatchObject({ example: true })
    expect(page.headers.map(({ name }) => name)).toContain('webhook-signature')
    expect(page.problems.map(({ code }) => code)).toContain('in-progress')
  })

  test('each scope opens its own routes, and no other', async () => {
    const keyed = Object.entries(place.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) => {
        const [needs] = (security as { apiKey?: string[] }[] | undefined)?.[0]?.apiKey ?? []
        return needs ? [{ path, method: method.toUpperCase(), needs }] : []
      }),
    )
    expect(new Set(keyed.map(({ needs }) => needs))).toEqual(new Set(scopes))
    for (const { path, method, needs } of keyed) {
      const body = method === 'POST' ? {} : undefined
      const status = async (key?: string) => {
        const response = await ask(path, { method, body, ...(key && { key }) })
        return (await expectAsDocumented(method, path, response)).status
      }
      expect(await status()).toBe(401)
      expect(await status('wk_guessed')).toBe(401)
      for (const scope of scopes) {
        const answered = await status(await keyFor(scope))
        if (scope === needs) expect([200, 400, 404]).toContain(answered)
        else expect(answered).toBe(403)
      }
    }
  })

  test('a key is stored as a hash, works a day beside its successor, and ends with its maker’s place', async () => {
    const { owner, world } = place
    await giveSecondFactorAgain(owner, owner.recoveryCodes.pop())
    const created = await owner.ask('POST', '/api-keys', {
      label: 'Warehouse',
      scopes: ['leads:read'],
    })
    expect(created.status).toBe(201)
    const first = String(created.body.key)
    const id = String(created.body.id)
    const status = async (key: string) => (await ask('/v1/leads', { key })).status
    expect(await status(first)).toBe(200)
    const rows = JSON.stringify(await open().db.selectFrom('api_keys').selectAll().execute())
    const listed = JSON.stringify((await owner.ask('GET', '/api-keys')).body)
    for (const text of [rows, listed]) {
      expect(text).toContain('Warehouse')
      expect(text).not.toContain(first)
    }

    const second = String((await owner.ask('POST', `/api-keys/${id}/secret`)).body.key)
    expect(await Promise.all([status(first), status(second)])).toEqual([200, 200])
    clock += 24 * 3_600_000
    expect(await Promise.all([status(first), status(second)])).toEqual([401, 200])

    const operator = (set: object) =>
      open().db.updateTable('operators').set(set).where('id', '=', world.by).execute()
    await operator({ role: 'agent' })
    expect(await status(second)).toBe(401)
    await operator({ role: 'owner', closed_at: now().toISOString() })
    expect(await status(second)).toBe(401)
    await operator({ closed_at: null })
    expect(await status(second)).toBe(200)
    await revokeApiKey(id, world)
    expect(await status(second)).toBe(401)
    expect(await rotateApiKey(id, world)).toMatchObject({ ok: false, code: 'unknown' })

    const kinds = await open()
      .db.selectFrom('audit')
      .select(['kind', 'detail'])
      .orderBy('id')
      .execute()
    const about = kinds.filter(({ detail }) => JSON.parse(detail).key === id)
    expect(about.map(({ kind }) => kind)).toEqual([
      'api key made',
      'api key changed',
      'api key revoked',
    ])
    const letters = await open()
      .db.selectFrom('deliveries')
      .select('event')
      .where('operator', '=', world.by)
      .where('event', '=', 'account.changed')
      .execute()
    expect(letters.length).toBeGreaterThan(1)
  })

  test('every lead comes once, page by page, though many came at the same moment', async () => {
    const key = await keyFor('leads:read', 'enquiries:submit')
    const since = new Date(clock).toISOString()
    const sent: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const response = await ask('/v1/enquiries', { key, body: await enquiry() })
      sent.push((await response.json()).id)
    }
    clock += 11_000
    const pages: string[][] = []
    let query = `updated_since=${since}`
    for (let more = true; more; ) {
      const page = await (await ask(`/v1/leads?limit=2&${query}`, { key })).json()
      pages.push(page.leads.map(({ id }: { id: string }) => id))
      query = `cursor=${page.next}`
      more = page.more
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat().toSorted()).toEqual(sent.toSorted())

    const headers = { accept: 'application/x-ndjson' }
    const lines = await ask(`/v1/leads?updated_since=${since}`, { key, headers })
    await expectAsDocumented('GET', '/v1/leads', lines.clone())
    const read = (await lines.text()).trim().split('\n')
    expect(read.map((line) => JSON.parse(line).id)).toEqual(pages.flat())
  })

  test('of an erased lead nothing is left but that it was', async () => {
    const key = await keyFor('leads:read', 'enquiries:submit')
    const { id } = await (await ask('/v1/enquiries', { key, body: await enquiry() })).json()
    clock += 60_000
    const since = new Date(clock - 1000).toISOString()
    const at = now().toISOString()
    await eraseLeads(
      {
        notes: [{ lead: id, reference: '', at, operator: place.world.by, proof: 'a hash' }],
        now: now(),
        confirmations: [],
      },
      place.services,
    )
    clock += 11_000
    const { leads } = await (await ask(`/v1/leads?updated_since=${since}`, { key })).json()
    expect(leads).toMatchObject([{ id, first_name: null, phone: null, state: 'withdrawn' }])
    expect(leads[0].erased_at).not.toBeNull()
  })

  test('an enquiry without the exact wording is turned down, and no row is stored', async () => {
    const key = await keyFor('enquiries:submit')
    const good = await enquiry()
    const [wording] = good.agreed
    const rows = async () => (await open().db.selectFrom('enquiries').select('id').execute()).length
    const before = await rows()
    for (const agreed of [
      [],
      [{ ...wording, wording: `${wording?.wording} ` }],
      [{ ...wording, version: 'another' }],
      [...good.agreed, { version: 'calls', wording: 'Anybody may call me.' }],
    ]) {
      const response = await ask('/v1/enquiries', { key, body: { ...good, agreed } })
      await expectAsDocumented('POST', '/v1/enquiries', response.clone())
      expect(await response.json()).toMatchObject({ status: 422, code: 'consent' })
    }
    const spoilt = { ...good, answers: { ...good.answers, 'contact-email': 'nobody' } }
    const invalid = await ask('/v1/enquiries', { key, body: spoilt })
    await expectAsDocumented('POST', '/v1/enquiries', invalid.clone())
    expect(await invalid.json()).toMatchObject({
      code: 'invalid',
      problems: [{ question: 'contact-email' }],
    })
    expect(await rows()).toBe(before)
  })

  test('what comes again under its idempotency key is answered as it was, and done once', async () => {
    const key = await keyFor('enquiries:submit')
    const headers = { 'idempotency-key': 'order-17' }
    const body = await enquiry()
    const send = async (sent: object, by = key) => {
      const response = await ask('/v1/enquiries', { key: by, headers, body: sent })
      await expectAsDocumented('POST', '/v1/enquiries', response.clone())
      return { status: response.status, body: await response.json() }
    }
    const answers = await Promise.all([send(body), send(body)])
    const first = answers.find(({ status }) => status === 201)
    expect(await send(body)).toEqual(first)
    const other = await enquiry()
    expect(await send(other)).toMatchObject({ status: 422, body: { code: 'other-request' } })
    const another = await send(other, await keyFor('enquiries:submit'))
    expect(another.status).toBe(201)
    const stored = await open()
      .db.selectFrom('enquiries')
      .select('id')
      .where('email', '=', String(body.answers['contact-email']))
      .execute()
    expect(stored).toHaveLength(1)
  })

  test('past the limit an enquiry is told when to come again, under an idempotency key too', async () => {
    const { app } = openTestDesk(open(), { now, rateLimit: 1 })
    const key = await keyFor('enquiries:submit')
    const send = async (name: string) =>
      app.request('/v1/enquiries', {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          'idempotency-key': name,
        },
        body: JSON.stringify(await enquiry()),
      })
    expect((await send('one')).status).toBe(201)
    const limited = await send('two')
    await expectAsDocumented('POST', '/v1/enquiries', limited)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    clock += 61_000
    expect((await send('two')).status).toBe(201)
  })

  test('figures are of the days that were asked for', async () => {
    const key = await keyFor('figures:read')
    const since = daysAfter(dayOf(new Date(), place.services.brand.timeZone), -1)
    const until = daysAfter(since, 1)
    const response = await ask(`/v1/figures?since=${since}&until=${until}`, { key })
    await expectAsDocumented('GET', '/v1/figures', response.clone())
    const figures = await response.json()
    expect(figures).toMatchObject({ since, until })
    expect(figures.calls.leads).toBeGreaterThan(1)
  })

  test('a day that no calendar has is turned down, and no other days’ figures come', async () => {
    const key = await keyFor('figures:read')
    const response = await ask('/v1/figures?since=2026-02-29&until=2026-03-01', { key })
    await expectAsDocumented('GET', '/v1/figures', response.clone())
    expect(await response.json()).toMatchObject({
      code: 'unreadable',
      detail: 'since: There is no such day.',
    })
    expect((await ask('/v1/figures?since=2028-02-29', { key })).status).toBe(200)
  })

  test('what cannot be read is explained in plain words, and how to write it', async () => {
    const key = await keyFor(...scopes)
    const good = await enquiry()
    const detailOf = async (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      (await (await ask(path, { key, headers, ...(body !== undefined && { body }) })).json()).detail
    const post = (changes: object, headers?: Record<string, string>) =>
      detailOf('/v1/enquiries', { ...good, ...changes }, headers)
    const outcome = (body: object) => detailOf('/v1/leads/one/outcomes', { version: 1, ...body })
    const answers = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, 'b']))
    const now = '2026-11-20T00:00:00+11:00'
    expect([
      await detailOf(`/v1/leads?updated_since=${encodeURIComponent(now)}`),
      await detailOf('/v1/leads?limit=0'),
      await detailOf('/v1/leads?limit=501'),
      await detailOf('/v1/leads?limit=all'),
      await detailOf('/v1/leads?cursor=mine'),
      await detailOf(`/v1/leads?cursor=${'x'.repeat(201)}`),
      await detailOf('/v1/figures?since=yesterday'),
      await detailOf('/v1/enquiries', []),
      await post({ answers: undefined }),
      await post({ answers }),
      await post({ answers: { 'monthly-bill': 300 } }),
      await post({ answers: { ['x'.repeat(101)]: '' } }),
      await post({ agreed: [1, 2, 3, 4, 5, 6] }),
      await post({}, { 'idempotency-key': 'two words' }),
      await outcome({ action: 'dance' }),
      await outcome({ action: 'win', version: 1.5 }),
      await outcome({ action: 'win', line: 'x'.repeat(201) }),
    ]).toEqual([
      'updated_since: Write a moment in UTC, with its seconds and a Z: 2026-11-20T00:00:00Z.',
      'limit: It has to be at least 1.',
      'limit: It may be 500 at most.',
      'limit: It has to be a number.',
      'cursor: Send the `next` of a page before, unchanged.',
      'cursor: It may have 200 characters at most.',
      'since: Write a day as 2026-11-20.',
      'The body: It has to be an object.',
      'answers: It is missing.',
      'answers: It may have 100 entries at most.',
      'answers.monthly-bill: It has to be text.',
      `answers.${'x'.repeat(101)}: One of its names is too long.`,
      'agreed: It may have 5 entries at most.',
      'idempotency-key: Write 1 to 200 letters, digits and signs of ASCII, without spaces.',
      'action: It has to be one of: contact, quote, win, lose.',
      'version: It has to be a whole number.',
      'line: It may have 200 characters at most.',
    ])
  })

  test('what cannot be read is a problem, and says where to look', async () => {
    const key = await keyFor(...scopes)
    const problems = [
      await ask('/v1/leads?limit=0', { key }),
      await ask('/v1/leads?cursor=mine', { key }),
      await ask('/v1/leads?updated_since=yesterday', { key }),
      await ask('/v1/enquiries', { key, method: 'POST', body: 'x'.repeat(70_000) }),
      await ask('/v1/enquiries', {
        key,
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
      }),
      await ask('/v1/nothing'),
      await ask('/v1/leads', { method: 'DELETE' }),
    ]
    expect(problems.map(({ status }) => status)).toEqual([400, 400, 400, 413, 415, 404, 405])
    for (const response of problems) {
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      const body = await response.json()
      expect(body.status).toBe(response.status)
      expect(body.type).toBe(`/developers#${body.code}`)
    }
    expect(problems.at(-1)?.headers.get('allow')).toBe('GET')
  })

  test('an enquiry is sent, read, moved on, and read again as a change', async () => {
    const key = await keyFor(...scopes)
    const body = await enquiry()
    const sent = await ask('/v1/enquiries', { key, body })
    await expectAsDocumented('POST', '/v1/enquiries', sent)
    expect(sent.status).toBe(201)
    const { id, reference } = await sent.json()
    const read = await expectAsDocumented(
      'GET',
      '/v1/leads/{id}',
      await ask(`/v1/leads/${id}`, { key }),
    )
    const lead = await read.json()
    expect(lead).toMatchObject({
      ...{ id, reference_number: reference, state: 'new', consent: true },
      changed_at: lead.created_at,
      first_name: 'Visitor',
    })

    clock += 60_000
    const outcome = { version: lead.version, action: 'contact' }
    const path = `/v1/leads/${id}/outcomes`
    const moved = await ask(path, { key, body: outcome })
    await expectAsDocumented('POST', '/v1/leads/{id}/outcomes', moved)
    expect(await moved.json()).toEqual({ state: 'contacted', version: lead.version + 1 })
    const again = await ask(path, { key, body: outcome })
    expect((await expectAsDocumented('POST', '/v1/leads/{id}/outcomes', again)).status).toBe(409)

    const since = new Date(clock - 1000).toISOString()
    const changed = async (parameters: string) => {
      const response = await ask(`/v1/leads?${parameters}`, { key })
      return (await expectAsDocumented('GET', '/v1/leads', response)).json()
    }
    expect((await changed(`updated_since=${since}`)).leads).toEqual([])
    clock += 11_000
    const page = await changed(`updated_since=${since}`)
    expect(page.leads).toMatchObject([{ id, state: 'contacted', version: lead.version + 1 }])
    expect(page.more).toBe(false)
    expect((await changed(`cursor=${page.next}`)).leads).toEqual([])
  })
})
