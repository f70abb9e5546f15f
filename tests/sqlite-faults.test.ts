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

test('while another process writes to the SQLite file, health is answered at once and enquiries 503 within seconds', async () => {
  const [server, beside] = await Promise.all([ownServer(), ownServer()])
  const release = lock(server)
  let locked = true
  const askHealth = async ({ url }: Running) => {
    const answers: number[] = []
    while (locked) {
      answers.push((await timed(() => fetch(`${url}/healthz`))).ms)
      await wait(20)
    }
    return answers.toSorted((one, other) => one - other)
  }
  const health = Promise.all([askHealth(server), askHealth(beside)])
  const enquiries = Array.from({ length: 20 }, (_, index) => enquiryOf(index))
  const [form, signIn, ready, ...posted] = await Promise.all([
    timed(() => submitForm(server, enquiryOf(100).answers)),
    timed(() => post(server, '/api/sign-in', { email: 'a@example.com', password: 'p'.repeat(12) })),
    timed(() => fetch(`${server.url}/readyz`)),
    ...enquiries.map((enquiry) => timed(() => post(server, '/enquiries', enquiry))),
  ])
  locked = false
  const turnedAway = [form, signIn, ...posted]
  const soonest = Math.min(...turnedAway.map(({ ms }) => ms))
  for (const { response, ms } of turnedAway) {
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    // All wait for the lock together, and none for its turn to do so.
    expect(ms).toBeLessThan(2 * soonest)
  }
  expect(await form.response.text()).toContain('value="Visitor Number0000100"')
  expect(ready.response.status).toBe(503)
  const [answers, unlocked] = await health
  console.log(
    `503 after ${Math.round(soonest)} ms; ${answers.length} answers of /healthz, the slowest ${answers.slice(-3).map(Math.round)} ms`,
  )
  // It has more to do than the server beside it, whose answers wait for nothing but their turn at the processor.
  expect(answers.length).toBeGreaterThan(unlocked.length / 4)
  expect(share(answers, 0.95)).toBeLessThan(Math.max(100, 4 * share(unlocked, 0.95)))
  expect(share(answers, 0.9999)).toBeLessThan(Math.max(1000, 4 * share(unlocked, 0.9999)))

  release()
  for (const enquiry of enquiries)
    expect((await post(server, '/enquiries', enquiry)).status).toBe(201)
  expect(await server.leads()).toHaveLength(enquiries.length)
})

test('an enquiry that meets a short lock waits for its end and is stored', async () => {
  const server = await ownServer()
  const release = lock(server)
  const posting = post(server, '/enquiries', enquiryOf(1))
  await wait(1500)
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

const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/** Holds the file's write lock, as a backup or somebody at a sqlite3 prompt would. */
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
