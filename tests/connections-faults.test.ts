import { existsSync } from 'node:fs'
import { beforeAll, test } from 'vitest'
import type { PostedEnquiry } from './enquiry.ts'
import {
  lostOf,
  newTally,
  nextEnquiry,
  startLoad,
  storedIn,
  submit,
  waitUntilReady,
} from './load.ts'
import { troubleIn } from './log-trouble.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { startServer } from './server.ts'
import { faults, openProxy } from './tcp-proxy.ts'
import { waitUntil } from './wait-until.ts'

/** A line of ours that delays, truncates, resets and swallows: behind the server, and before it. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const waiting = { concurrent: true }

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

test.runIf(hasPostgres)(
  'where the line to PostgreSQL delays, truncates, resets or swallows, every request is answered and no lead is lost',
  waiting,
  async ({ expect, onTestFinished }) => {
    const { url, drop } = await createPostgres()
    onTestFinished(drop)
    const proxy = await openProxy(Number(new URL(url).port || 5432))
    onTestFinished(proxy.close)
    // A line that swallows what is sent ends only by the server’s own limits.
    const server = await startServer({
      databaseUrl: through(proxy.port, url),
      environment: { PATIENCE: '1' },
    })
    onTestFinished(async () => void (await server.stop()))
    const tally = newTally()
    const answered = () => Object.values(tally.statuses).reduce((sum, count) => sum + count, 0)
    const load = startLoad([server], tally)
    const moreLeads = () => {
      const before = tally.leads.size
      return waitUntil(() => tally.leads.size >= before + 30)
    }
    try {
      for (let round = 0; round < rounds; round++)
        for (const fault of faults) {
          await moreLeads()
          const before = { harmed: proxy.harmed(), answered: answered() }
          proxy.behave(fault)
          // Each visitor waits for one answer at a time.
          await waitUntil(
            () => proxy.harmed() > before.harmed + 10 && answered() > before.answered + 8,
          )
          proxy.behave()
        }
      await moreLeads()
    } finally {
      await load.stop()
    }
    const stored = await storedIn({ url, directory: '' })
    console.log(
      `${rounds} times each: ${tally.leads.size} leads acknowledged, answers ${JSON.stringify(tally.statuses)}, harmed ${proxy.harmed()} times`,
    )
    expect(lostOf(tally, stored)).toEqual([])
    expect(stored.size).toBe(tally.leads.size)
    expect(['201', '503']).toEqual(expect.arrayContaining(Object.keys(tally.statuses)))
    await waitUntilReady(server)
    expect((await submit(server, nextEnquiry())).status).toBe(201)
  },
)

test(
  'where the line to visitors delays, truncates, resets or swallows, a visitor who presses again is one lead',
  waiting,
  async ({ expect, onTestFinished }) => {
    const server = await startServer()
    onTestFinished(async () => void (await server.stop()))
    const proxy = await openProxy(Number(new URL(server.url).port))
    onTestFinished(proxy.close)
    const tally = newTally()
    for (let round = 0; round < rounds; round++)
      for (const fault of faults) {
        const before = proxy.harmed()
        const enquiries = Array.from({ length: 20 }, nextEnquiry)
        proxy.behave(fault)
        while (proxy.harmed() === before)
          await Promise.all(enquiries.map((enquiry) => submitOnce(proxy.url, enquiry)))
        proxy.behave()
        for (const enquiry of enquiries) {
          const { reference } = await submit(server, enquiry)
          tally.leads.set(reference ?? '', enquiry.answers['contact-email'] ?? '')
        }
      }
    const stored = await storedIn({ directory: server.directory })
    expect(lostOf(tally, stored)).toEqual([])
    expect(stored.size).toBe(20 * faults.length * rounds)
    expect(troubleIn(server.log)).toEqual([])
  },
)

function through(port: number, url: string): string {
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return address.href
}

/** Whatever comes of it, after two seconds at most. */
async function submitOnce(url: string, enquiry: PostedEnquiry): Promise<void> {
  await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(2_000),
  })
    .then((response) => response.text())
    .catch(() => {})
}
