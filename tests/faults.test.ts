import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { enquiryOf, type PostedEnquiry } from './enquiry.ts'
import { expectToEnd } from './expect-to-end.ts'
import { waitUntilReady } from './load.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { type Running, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const senders = 8

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (engine) => {
  test(`killed ${rounds} times under a stream of enquiries, it loses no acknowledged lead`, async () => {
    const server = await ownServer(engine === 'PostgreSQL' ? await ownPostgres() : undefined)
    const acknowledged = new Map<string, string>()
    for (let round = 1; round <= rounds; round++) {
      const before = acknowledged.size
      const streams = Array.from({ length: senders }, () => submitUntilGone(server, acknowledged))
      await waitUntil(() => acknowledged.size > before)
      await wait(Math.random() * 500)
      await server.kill()
      const unanswered = await Promise.all(streams)

      const stored = new Map(await leadsIn(server))
      const lost = [...acknowledged].filter(([reference, email]) => stored.get(reference) !== email)
      expect(lost).toEqual([])

      await server.restart()
      // Visitors without a response press the button again. Their enquiry may have been stored already.
      for (const enquiry of unanswered) await submit(server, enquiry, acknowledged)
      expect(await leadsIn(server)).toHaveLength(acknowledged.size)
    }
  })

  test('asked to stop under a stream of enquiries, it ends by itself', async () => {
    const databaseUrl = engine === 'PostgreSQL' ? await ownPostgres() : undefined
    const server = await ownServer(databaseUrl)
    const acknowledged = new Map<string, string>()
    const streams = Array.from({ length: senders }, () => submitUntilGone(server, acknowledged))
    await waitUntil(() => acknowledged.size > 100)
    await expectToEnd(server)
    await Promise.all(streams)
  })
})

test.runIf(hasPostgres)(
  'two servers started at once on an empty database both become ready, and count a lead once',
  async () => {
    const databaseUrl = await ownPostgres()
    const replicas = await Promise.all([ownServer(databaseUrl), ownServer(databaseUrl)])
    await Promise.all(replicas.map(waitUntilReady))

    const acknowledged = new Map<string, string>()
    for (const enquiry of Array.from({ length: 20 }, nextEnquiry)) {
      // As two tabs would: the same answers, each under a submission of its own.
      const inTwoTabs = replicas.map((replica) =>
        submit(replica, { ...enquiry, submission: crypto.randomUUID() }, acknowledged),
      )
      const [one, other] = await Promise.all(inTwoTabs)
      expect(other).toBe(one)
    }
    expect(acknowledged.size).toBe(20)
    expect(await leadsIn(replicas[0])).toHaveLength(20)
  },
)

test('asked to stop, it first answers the request under way', async () => {
  const server = await ownServer()
  const body = JSON.stringify(nextEnquiry())
  const post = request(`${server.url}/enquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // It is under way once the server asks for the rest.
      expect: '100-continue',
    },
  })
  // A lost connection also rejects the promises below. It must not end the process.
  post.on('error', () => {})
  const answered = once(post, 'response') as Promise<[IncomingMessage]>
  post.flushHeaders()
  await once(post, 'continue')
  post.write(body.slice(0, 50))

  const stopped = expectToEnd(server)
  // The server accepts no other connection.
  await waitUntil(() =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  )
  post.end(body.slice(50))
  const [response] = await answered
  expect(response.statusCode).toBe(201)
  response.resume()
  await stopped
})

async function ownPostgres(): Promise<string> {
  const { url, drop } = await createPostgres()
  onTestFinished(drop)
  return url
}

async function ownServer(databaseUrl?: string): Promise<Running> {
  const starting = startServer({ databaseUrl })
  onTestFinished(async () => {
    await starting.then((server) => server.stop()).catch(() => {})
  })
  return starting
}

let visitors = 0
function nextEnquiry(): PostedEnquiry {
  visitors += 1
  return enquiryOf(visitors)
}

/** Submits one enquiry after another. Returns the one that was under way when the server died. */
async function submitUntilGone(
  server: Running,
  acknowledged: Map<string, string>,
): Promise<PostedEnquiry> {
  for (let sent = 0; sent < 5000; sent++) {
    const enquiry = nextEnquiry()
    if (!(await submit(server, enquiry, acknowledged).catch(ignoreLostConnection))) return enquiry
  }
  throw new Error('The server outlived 5,000 enquiries.')
}

async function submit(
  server: Running,
  enquiry: PostedEnquiry,
  acknowledged: Map<string, string>,
): Promise<string> {
  const post = () =>
    fetch(`${server.url}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
  let response = await post()
  // The visitor tries again for as long as the database is busy.
  while (response.status === 503) response = await post()
  const { reference } = (await response.json()) as { reference: string }
  expect(response.status).toBe(201)
  acknowledged.set(reference, enquiry.answers['contact-email'] ?? '')
  return reference
}

/** A lost connection is a TypeError of fetch; anything else is the server's own fault. */
function ignoreLostConnection(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

async function leadsIn(server: Running): Promise<[reference: string, email: string][]> {
  return (await server.leads()).map((lead) => [lead.reference_number, lead.email])
}
