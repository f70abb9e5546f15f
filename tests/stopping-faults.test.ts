import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { beforeAll, expect, type TestContext, test, vi } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { enquiryOf } from './enquiry.ts'
import { type Running, startServer } from './server.ts'
import { listenTcp } from './servers.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

// Most of these wait for most of their time, so they wait together.
const concurrent = { concurrent: true, timeout: 180_000 }

test.for([
  ['half a body', 'content-length: 400\r\n\r\n{"form":"home",'],
  ['half a body in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\n{"for'],
  ['half a head', 'x-half: '],
] as const)(
  'asked to stop with only %s received, it ends by itself and closes the database',
  concurrent,
  async ([, half], context) => {
    const server = await openServer(context)
    openRequest(context, server, half)
    await untilReceived(server)
    await expectToEnd(server)
  },
)

test(
  'asked to stop while a receiver does not answer, it ends by itself and closes the database',
  concurrent,
  async (context) => {
    let reached = 0
    const receiver = await listenTcp(() => {
      reached += 1
    })
    context.onTestFinished(receiver.close)
    const server = await openServer(context, {
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of thirty-two bytes or so').toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: '1',
    })
    const response = await fetch(`${server.url}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiryOf(1)),
    })
    expect(response.status).toBe(201)
    await vi.waitUntil(() => reached > 0, { timeout: 60_000 })
    await expectToEnd(server)
    const database = openDatabase({ directory: server.directory })
    context.onTestFinished(database.close)
    const webhook = await database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('channel', '=', 'webhook')
      .executeTakeFirstOrThrow()
    // Another replica, or this one restarted, claims it at once.
    expect(webhook).toMatchObject({ claimed_until: null, delivered_at: null, gave_up_at: null })
    expect(Date.parse(webhook.retry_at ?? '')).toBeLessThan(Date.now())
  },
)

test('an incomplete body is waited for half a minute at most', concurrent, async (context) => {
  const server = await openServer(context)
  const sockets = [
    openRequest(context, server, 'content-length: 400\r\n\r\n{"form":"home",'),
    openRequest(context, server, 'transfer-encoding: chunked\r\n\r\n5\r\n{"for'),
    openRequest(context, server, 'x-half: '),
  ]
  const began = performance.now()
  // Reset or ended, both are closed.
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => void socket.once('close', resolve))),
  )
  const seconds = (performance.now() - began) / 1000
  console.log(`Half a request is waited for ${seconds.toFixed(1)} s.`)
  // A busy machine is late, by much less than it is waited for.
  expect(seconds).toBeLessThan(60)
  expect(server.log.filter((line) => !/^{"level":(20|30),/.test(line))).toEqual([])
})

test('more connections than a process can hold are turned away, and the others are served', {
  timeout: 120_000,
}, async (context) => {
  const server = await openServer(context)
  const sockets = await Promise.all(
    Array.from({ length: 2100 }, () => {
      const socket = connectTo(context, server)
      return new Promise<Socket | undefined>((resolve) => {
        socket.on('error', () => resolve(undefined))
        socket.on('close', () => resolve(undefined))
        socket.on('connect', () => setTimeout(() => resolve(socket), 1000))
      })
    }),
  )
  const open = () => sockets.filter((socket) => socket !== undefined && !socket.destroyed)
  // A busy server takes its time to turn them away.
  await vi.waitUntil(() => open().length <= 2000, { timeout: 60_000 })
  // Not the first: on a busy machine the server may have waited long enough for what that one has to say.
  const last = open().at(-1)
  last?.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [answer] = await once(last as Socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
})

/** It reads its connections in turn, so what was sent before this has been read. */
async function untilReceived(server: Running): Promise<void> {
  const answers = async () => (await fetch(`${server.url}/healthz`)).ok
  await vi.waitUntil(answers, { timeout: 60_000 })
}

/** A server that is not done in the seconds it gives itself ends with 1, however busy the machine is. */
async function expectToEnd(server: Running): Promise<void> {
  const stoppedAt = performance.now()
  expect(await server.terminate()).toBe(0)
  console.log(`It ended after ${((performance.now() - stoppedAt) / 1000).toFixed(1)} s.`)
  // SQLite's last connection removes the write-ahead log.
  expect(readdirSync(server.directory)).toContain('wattlewise.sqlite')
  expect(readdirSync(server.directory)).not.toContain('wattlewise.sqlite-wal')
  expect(server.log.filter((line) => !/^{"level":(20|30),/.test(line))).toEqual([])
}

async function openServer(
  { onTestFinished }: TestContext,
  environment: Record<string, string> = {},
): Promise<Running> {
  const server = await startServer({ environment })
  onTestFinished(async () => void (await server.stop()))
  return server
}

/** Sends the beginning of a post and no more. */
function openRequest(context: TestContext, server: Running, rest: string): Socket {
  const socket = connectTo(context, server)
  const head = 'POST /enquiries HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json'
  socket.write(`${head}\r\n${rest}`)
  return socket
}

function connectTo({ onTestFinished }: TestContext, { url }: Running): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  // Unread data would hide the end.
  socket.resume()
  onTestFinished(() => void socket.destroy())
  return socket
}
