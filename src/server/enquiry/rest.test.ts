import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { createClientKey, revokeClientKey } from '#operations/account/client-keys.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { noSite } from '../../../tests/no-site.ts'
import { listenRest, publicClientKey } from '../../../tests/rest.ts'
import { readEnvironment } from '../../environment.ts'
import { openServices } from '../../services.ts'
import { createApp } from '../app.ts'
import { openLog } from '../http/log.ts'

let people = 0
function someone() {
  people += 1
  return {
    form_type: 'get_your_free_solar_quote',
    first_name: `Person ${people}`,
    email: `person${people}@example.com`,
    phone: '0412 345 678',
    message: 'Two lines,\nand more',
    current_bill: 'under-100, 100-200',
    consent: true,
  }
}

onEveryDatabase((open) => {
  let server: Awaited<ReturnType<typeof listenRest>>
  beforeAll(async () => {
    server = await listenRest(open())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const table of [
      'attempts',
      'deliveries',
      'lead_words',
      'consent_receipts',
      'enquiries',
    ] as const)
      await open().db.deleteFrom(table).execute()
    await open().db.deleteFrom('fingerprints').execute()
  })

  const enquiries = (key = publicClientKey) => createClient(server.url, key).from('enquiries')

  function post(body: BodyInit, headers: Record<string, string> = {}, path = '/enquiries') {
    return fetch(`${server.url}/rest/v1${path}`, {
      method: 'POST',
      headers: { apikey: publicClientKey, 'content-type': 'application/json', ...headers },
      body,
    })
  }

  test('a key that an owner made lets rows in until it is revoked', async () => {
    const world = { database: open(), by: 'ruth', now: () => new Date() }
    const { id, key } = await createClientKey('Partner site', world)
    expect((await enquiries(key).insert(someone())).status).toBe(201)
    const [lead] = await server.leads()
    expect(lead?.consent_wording).toBe(`asserted by client key ${key.slice(-8)}`)
    const row = JSON.stringify(someone())
    const both = { authorization: `Bearer ${key}`, apikey: publicClientKey }
    expect((await post(row, both)).status).toBe(401)

    await revokeClientKey(id, world)
    expect((await enquiries(key).insert(someone())).status).toBe(401)
    expect((await enquiries().insert(someone())).status).toBe(201)
  })

  describe('the specification’s client', () => {
    test('inserts a row, which is a lead like any other', async () => {
      const row = someone()
      const { status, data, error } = await enquiries().insert({ ...row, reference_number: 'MINE' })
      expect({ status, data, error }).toEqual({ status: 201, data: null, error: null })
      const [lead] = await server.leads()
      expect(lead).toMatchObject({
        first_name: row.first_name,
        message: row.message,
        current_bill: row.current_bill,
        roof_type: '',
        phone_e164: '+61412345678',
        form_slug: 'rest',
        page: '',
        consent_wording: 'asserted by client key 23456789',
        consent_version: 'key',
      })
      expect(lead?.consent).toBeTruthy()
      expect(lead?.reference_number).toMatch(/^WW-[0-9A-Z]{8}$/)
      expect(JSON.parse(lead?.answers ?? '')).toMatchObject({ email: row.email })
      expect(JSON.parse(lead?.form_shown ?? '')).toMatchObject({
        title: 'get_your_free_solar_quote',
        steps: expect.arrayContaining([
          { questions: [{ name: 'first_name', kind: 'text', ask: 'First name', placeholder: '' }] },
        ]),
      })
    })

    test('inserts several, all or none', async () => {
      expect(await enquiries().insert([someone(), someone()])).toMatchObject({ status: 201 })
      expect(await server.leads()).toHaveLength(2)
      const spoilt = await enquiries().insert([someone(), { ...someone(), consent: false }])
      expect(spoilt).toMatchObject({ status: 400, error: { code: '23514' } })
      expect(await server.leads()).toHaveLength(2)
    })

    test('inserts the same row twice and has one lead', async () => {
      const row = someone()
      for (let time = 0; time < 2; time++)
        expect(await enquiries().insert(row)).toMatchObject({ status: 201 })
      expect(await server.leads()).toHaveLength(1)
    })

    test('gets an error that says what is wrong', async () => {
      expect(await enquiries().insert({ ...someone(), is_admin: true })).toMatchObject({
        status: 400,
        error: {
          code: 'PGRST204',
          message: "Could not find the 'is_admin' column of 'enquiries' in the schema cache",
        },
      })
      expect(await enquiries().insert({ ...someone(), consent: false })).toMatchObject({
        status: 400,
        error: { code: '23514', details: 'consent must be true' },
      })
      expect(await enquiries().insert({ ...someone(), message: 'x'.repeat(5001) })).toMatchObject({
        status: 400,
        error: { code: '22001' },
      })
      const crowd = Array.from({ length: 101 }, someone)
      expect(await enquiries().insert(crowd)).toMatchObject({
        status: 413,
        error: { code: '54000' },
      })
      const vast = { ...someone(), message: 'x'.repeat(300_000) }
      expect(await enquiries().insert(vast)).toMatchObject({
        status: 413,
        error: { code: '54000' },
      })
      expect(await enquiries('a-key-of-somebody-else').insert(someone())).toMatchObject({
        status: 401,
        error: { code: 'PGRST301', message: 'Invalid API key' },
      })
      const elsewhere = createClient(server.url, publicClientKey).from('users')
      expect(await elsewhere.insert(someone())).toMatchObject({
        status: 404,
        error: { code: 'PGRST205' },
      })
      expect(await server.leads()).toEqual([])
    })

    test('may insert, and nothing else', async () => {
      const denied = {
        status: 403,
        error: { code: '42501', message: 'permission denied for table enquiries' },
      }
      expect(await enquiries().insert(someone()).select()).toMatchObject(denied)
      expect(await enquiries().upsert(someone())).toMatchObject(denied)
      expect(await enquiries().upsert(someone(), { onConflict: 'email' })).toMatchObject(denied)
      expect(await enquiries().select()).toMatchObject(denied)
      expect(await enquiries().update({ first_name: 'x' }).eq('phone', '1')).toMatchObject(denied)
      expect(await enquiries().delete().neq('phone', '1')).toMatchObject(denied)
      expect(await server.leads()).toEqual([])
    })
  })

  test('a repeat is known by its idempotency key, also when it comes again among others', async () => {
    const rows = JSON.stringify([someone(), someone()])
    for (let time = 0; time < 2; time++) {
      await open()
        .db.updateTable('fingerprints')
        .set({ taken_at: '2020-01-01T00:00:00.000Z' })
        .execute()
      expect((await post(rows, { 'idempotency-key': 'delivery-1' })).status).toBe(201)
    }
    expect(await server.leads()).toHaveLength(2)
    await open()
      .db.updateTable('fingerprints')
      .set({ taken_at: '2020-01-01T00:00:00.000Z' })
      .execute()
    expect((await post(rows, { 'idempotency-key': 'delivery-2' })).status).toBe(201)
    expect(await server.leads()).toHaveLength(4)
  })

  test('an answer has PostgREST’s shape, or nothing in it', async () => {
    const good = await post(JSON.stringify(someone()))
    expect(good.status).toBe(201)
    expect(await good.text()).toBe('')
    expect(good.headers.get('access-control-allow-origin')).toBe('*')

    const bad = await post('{"first_name":')
    expect(bad.status).toBe(400)
    expect(await bad.json()).toEqual({
      code: 'PGRST102',
      message: 'Empty or invalid json',
      details: null,
      hint: null,
    })
    expect((await post('', {})).status).toBe(400)
    expect((await post('a,b', { 'content-type': 'text/csv' })).status).toBe(415)
    expect((await post('{}', { 'content-profile': 'auth' })).status).toBe(406)
    expect((await post('[]')).status).toBe(201)
    expect((await post('{}', {}, '/enquiries?columns=')).status).toBe(400)
    expect((await post('{}', {}, '/rpc/erase')).status).toBe(404)
  })

  test('the key may come either way, but must come, and must not be contradicted', async () => {
    const url = `${server.url}/rest/v1/enquiries`
    const statusWith = async (headers: Record<string, string>) => {
      const type = { 'content-type': 'application/json' }
      const body = JSON.stringify(someone())
      return (await fetch(url, { method: 'POST', headers: { ...type, ...headers }, body })).status
    }
    expect(await statusWith({ apikey: publicClientKey })).toBe(201)
    expect(await statusWith({ authorization: `Bearer ${publicClientKey}` })).toBe(201)
    expect(await statusWith({ apikey: publicClientKey, authorization: 'Bearer other' })).toBe(401)
    expect(await statusWith({})).toBe(401)
    const none = await fetch(url, { method: 'POST' })
    expect(none.headers.get('www-authenticate')).toBe('Bearer')
    expect(await none.json()).toMatchObject({ code: 'PGRST302' })
  })

  test('a browser on any site may ask, and the headers allow it', async () => {
    const asked = 'apikey,authorization,content-profile,content-type,prefer,x-client-info'
    const answer = await fetch(`${server.url}/rest/v1/enquiries?columns=%22email%22`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
    expect(answer.headers.get('access-control-allow-headers')).toBe(asked)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()

    await post(JSON.stringify(someone()), { origin: 'https://partner.example' })
    const [lead] = await server.leads()
    expect(JSON.parse(lead?.source ?? '')).toEqual({
      last: { page: '', referrerHost: 'partner.example' },
    })
    const refused = await fetch(`${server.url}/rest/v1/enquiries`, {
      headers: { origin: 'https://partner.example' },
    })
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('rows sent at once from many sides are each kept once', async () => {
    const pairs = Array.from({ length: 8 }, () => [someone(), someone()])
    const [a, b] = [someone(), someone()]
    // The same two in either order: the second request must not deadlock.
    const all = [...pairs, [a, b], [b, a], [a, b], [b, a]]
    const answers = await Promise.all(all.map((rows) => enquiries().insert(rows)))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201))
    expect(await server.leads()).toHaveLength(18)
  })
})

test('while the database is away, the client gets a time to retry', async () => {
  const server = await listenRest()
  const client = createClient(server.url, publicClientKey)
  const closed = openSqlite(':memory:')
  await closed.close()
  const away = await listenRest(closed)
  try {
    expect(await client.from('enquiries').insert(someone())).toMatchObject({ status: 201 })
    expect(
      await createClient(away.url, publicClientKey).from('enquiries').insert(someone()),
    ).toMatchObject({ status: 503, error: { code: 'PGRST000' } })
  } finally {
    await server.close()
    await away.close()
  }
})

test('above the limit the client gets a time to retry, and nothing is stored', async () => {
  const server = await listenRest(undefined, 3)
  const enquiries = createClient(server.url, publicClientKey).from('enquiries')
  try {
    expect(await enquiries.insert([someone(), someone(), someone()])).toMatchObject({ status: 201 })
    expect(await enquiries.insert(someone())).toMatchObject({
      status: 429,
      error: { code: '53400' },
    })
    const refused = await fetch(`${server.url}/rest/v1/enquiries`, {
      method: 'POST',
      headers: { apikey: publicClientKey, 'content-type': 'application/json' },
      body: JSON.stringify(someone()),
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await server.leads()).toHaveLength(3)
  } finally {
    await server.close()
  }
})

test('each key has a limit of its own for each address, so that one site cannot use up another’s', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const server = await listenRest(database, 1)
  const insert = (key: string) => createClient(server.url, key).from('enquiries').insert(someone())
  try {
    const deps = { database, by: 'ruth', now: () => new Date() }
    const { key } = await createClientKey('Partner site', deps)
    expect(await insert(publicClientKey)).toMatchObject({ status: 201 })
    expect(await insert(publicClientKey)).toMatchObject({ status: 429 })
    expect(await insert(key)).toMatchObject({ status: 201 })
  } finally {
    await server.close()
    await database.close()
  }
})

test('the whole server answers there', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-rest-'))
  const services = await openServices(
    readEnvironment({ DATA_DIR: directory, PUBLIC_CLIENT_KEY: publicClientKey }),
    () => {},
  )
  try {
    const app = createApp(services, noSite('http://localhost:3000'), openLog('silent'))
    const headers = { apikey: publicClientKey, 'content-type': 'application/json' }
    const ask = (method: string, body?: string) =>
      app.request('/rest/v1/enquiries', { method, headers, body })
    expect((await ask('POST', JSON.stringify(someone()))).status).toBe(201)
    expect((await ask('GET')).status).toBe(403)
    expect((await ask('HEAD')).status).toBe(403)
  } finally {
    await services.database.close()
    rmSync(directory, { recursive: true })
  }
})
