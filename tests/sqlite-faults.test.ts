import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { enquiryOf } from './enquiry.ts'
import { lostOf, newTally, startLoad, storedIn, waitUntilReady } from './load.ts'
import { type Running, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 1)

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

test('while another process writes to the SQLite file, health is answered and enquiries get 503', async () => {
  const server = await ownServer({ environment: { PATIENCE: '1' } })
  const release = lock(server)
  let refused = false
  const countHealthy = async () => {
    for (let healthy = 0; ; healthy++) {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      if (refused) return healthy
      await wait(20)
    }
  }
  const refusal = async (ask: () => Promise<Response>) => {
    const answer = await timed(ask)
    refused = true
    return answer
  }
  const enquiries = Array.from({ length: 20 }, (_, index) => enquiryOf(index))
  const [healthy, ready, form, signIn, ...posted] = await Promise.all([
    countHealthy(),
    fetch(`${server.url}/readyz`),
    refusal(() => submitForm(server, enquiryOf(100).answers)),
    refusal(() =>
      post(server, '/api/sign-in', { email: 'a@example.com', password: 'p'.repeat(12) }),
    ),
    ...enquiries.map((enquiry) => refusal(() => post(server, '/enquiries', enquiry))),
  ])
  const turnedAway = [form, signIn, ...posted]
  const soonest = Math.min(...turnedAway.map(({ ms }) => ms))
  console.log(`503 after ${Math.round(soonest)} ms; before it ${healthy} answers of /healthz`)
  for (const { response, ms } of turnedAway) {
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    // All wait for the lock together. If each waited for its turn, the last would wait for as long as all of them.
    expect(ms).toBeLessThan((turnedAway.length / 2) * soonest)
  }
  expect(await form.response.text()).toContain('value="Visitor Number0000100"')
  expect(ready.status).toBe(503)
  // A server that stood still while it waits for the lock would answer one or two.
  expect(healthy).toBeGreaterThan(10)

  release()
  for (const enquiry of enquiries)
    expect((await post(server, '/enquiries', enquiry)).status).toBe(201)
  expect(await server.leads()).toHaveLength(enquiries.length)
})

test('an enquiry that meets a short lock waits for its end and is stored', async () => {
  const server = await ownServer()
  const release = lock(server)
  let answered = false
  const posting = post(server, '/enquiries', enquiryOf(1)).finally(() => {
    answered = true
  })
  // The server reads its connections in turn, so by now it waits for the lock.
  for (let turn = 0; turn < 20; turn++) await fetch(`${server.url}/healthz`)
  expect(answered).toBe(false)
  release()
  expect((await posting).status).toBe(201)
  expect(await server.leads()).toHaveLength(1)
})

test('on a full disk no enquiry is acknowledged, readiness says so, and the log names the cause', async () => {
  const server = await ownServer({ largestFile: 3 * 1024 * 1024 })
  let stored = 0
  for (; stored < 500; stored++) {
    const { status } = await post(server, '/enquiries', enquiryOf(stored))
    if (status === 503) break
    expect(status).toBe(201)
  }
  expect(stored).toBeGreaterThan(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await post(server, '/enquiries', enquiryOf(1000))).status).toBe(503)
  for (const event of ['enquiry not stored', 'not ready']) {
    const line = () => server.log.findLast((line) => line.includes(`"${event}"`))
    await expect.poll(line).toMatch(/"code":"SQLITE_(FULL|IOERR_WRITE)"/)
  }
  expect(await server.leads()).toHaveLength(stored)
})

test(`two servers on one SQLite file, one killed ${rounds} times under load: no acknowledged lead is lost`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-shared-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const servers = await Promise.all([ownServer({ directory }), ownServer({ directory })])
  const tally = newTally()
  const load = startLoad(servers, tally)
  onTestFinished(() => load.stop().catch(() => {}))
  const moreLeads = () => {
    const before = tally.leads.size
    return waitUntil(() => tally.leads.size > before + 20)
  }
  for (let round = 0; round < rounds; round++) {
    await moreLeads()
    const victim = servers[round % 2] as Running
    await victim.kill()
    await moreLeads()
    await victim.restart()
  }
  await load.stop()
  const stored = await storedIn({ directory })
  console.log(`two servers on one file: answers ${JSON.stringify(tally.statuses)}`)
  expect(lostOf(tally, stored)).toEqual([])
  expect(stored.size).toBe(tally.leads.size)
  expect(['201', '503', 'no answer']).toEqual(expect.arrayContaining(Object.keys(tally.statuses)))
  for (const server of servers) await waitUntilReady(server)
})

async function ownServer(settings: Parameters<typeof startServer>[0] = {}): Promise<Running> {
  const server = await startServer(settings)
  onTestFinished(async () => void (await server.stop()))
  return server
}

/** Holds the file's write lock, as a backup or a person at a sqlite3 prompt would. */
function lock({ directory }: Running): () => void {
  const other = new Sqlite(join(directory, 'wattlewise.sqlite'))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  return () => void other.exec('rollback')
}

function post({ url }: Running, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
}

function submitForm({ url }: Running, answers: Record<string, string>): Promise<Response> {
  return fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: url },
    body: new URLSearchParams({ form: 'home', consent: 'on', ...answers }),
  })
}

async function timed(ask: () => Promise<Response>): Promise<{ response: Response; ms: number }> {
  const began = performance.now()
  const response = await ask()
  return { response, ms: performance.now() - began }
}
