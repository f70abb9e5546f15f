import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { insertManyLeads } from './insert-many-leads.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { type Running, startServer } from './server.ts'
import { totp } from './totp.ts'

/** A server is killed while an owner's browser saves all leads: the file is cut off, and never looks whole. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const leads = 4000

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (engine) => {
  test.concurrent('killed while it exports, the file is seen to be cut off, and the next one is whole', async ({
    onTestFinished,
  }) => {
    const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
    if (postgres) onTestFinished(postgres.drop)
    const server = await startServer({ databaseUrl: postgres?.url })
    onTestFinished(async () => void (await server.stop()))
    const database = openDatabase({ url: postgres?.url, directory: server.directory })
    onTestFinished(database.close)
    await insertManyLeads(database, leads, { until: new Date(), days: 30 })
    // 20 MB are more than sockets hold while no client reads, so the file is never complete when the server is killed.
    await database.db
      .updateTable('enquiries')
      .set({ message: 'x'.repeat(5_000) })
      .execute()

    const owner = await becomeOwner(server)
    const { cookie } = owner
    const counted = await fetch(`${server.url}/api/leads/export/count?state=any`, {
      headers: { cookie },
    })
    const { count } = (await counted.json()) as { count: number }
    expect(count).toBeGreaterThan(leads / 2)
    for (let round = 0; round < rounds; round++) {
      const reader = (await startExport(server, owner)).getReader()
      await reader.read()
      await wait(Math.random() * 20)
      await server.kill()
      await expect(readToEnd(reader)).rejects.toThrow()

      await server.restart()
      const lines = await readToEnd((await startExport(server, owner)).getReader())
      expect(lines.trimEnd().split('\n')).toHaveLength(count)
    }
  })
})

type Owner = { cookie: string; recoveryCodes: string[] }

async function becomeOwner(server: Running): Promise<Owner> {
  const token = server.log.map((line) => /set-up#token=([^"]+)"/.exec(line)?.[1]).find(Boolean)
  const password = 'correct horse battery'
  const first = await post(server, '/set-up', {
    ...{ token, name: 'Ruth Dlamini', email: 'ruth@wattlewise.example', password },
  })
  const factor = await post(server, '/second-factor', { password }, first.cookies)
  const verified = await post(
    server,
    '/second-factor/verify',
    { code: totp(String(factor.body.key)) },
    first.cookies,
  )
  return { cookie: verified.cookies, recoveryCodes: factor.body.recoveryCodes }
}

async function post({ url }: Running, path: string, body: object, cookie = '') {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  })
  expect(response.status).toBeLessThan(300)
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0])
  const text = await response.text()
  return { cookies: cookies.join('; ') || cookie, body: text ? JSON.parse(text) : {} }
}

/** The second factor counts for five minutes. */
async function startExport(server: Running, { cookie, recoveryCodes }: Owner) {
  const ask = () =>
    fetch(`${server.url}/api/leads/export?format=ndjson&state=any`, { headers: { cookie } })
  let response = await ask()
  if (response.status === 403) {
    await post(server, '/account/second-factor/again', { code: recoveryCodes.pop() }, cookie)
    response = await ask()
  }
  expect(response.status).toBe(200)
  return response.body as ReadableStream<Uint8Array>
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readToEnd(reader: Reader): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
}
