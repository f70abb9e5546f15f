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
    await timeOf(server)
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
    expect(await post(server)).toBe(201)
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
  // By the server’s clock: while a busy machine keeps it from closing connections, it does not answer either.
  const receivedAt = await timeOf(server)
  const seconds = async () => (await timeOf(server)) - receivedAt
  await vi.waitUntil(async () => (await seconds()) >= 30, { timeout: 150_000, interval: 500 })
  // Between this answer and the one before, it did what was due by then.
  await seconds()
  expect(sockets.map(({ closed }) => closed)).toEqual([true, true, true])
  expect(server.log.filter((line) => !/^{"level":(20|30),/.test(line))).toEqual([])
})

test('more connections than a process can hold are turned away, and the others are served', {
  timeout: 180_000,
}, async (context) => {
  const server = await openServer(context)
  const connections = Array.from({ length: 2100 }, () => {
    // Asks to be told that the server has begun with it, and is waited for longer than a connection that says nothing.
    const socket = openRequest(
      context,
      server,
      'connection: close\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n',
    )
    const connection = { socket, received: '', closed: false }
    socket.on('data', (data) => {
      connection.received += data
    })
    socket.on('close', () => {
      connection.closed = true
    })
    return connection
  })
  const accepted = () => connections.filter(({ received }) => received !== '')
  const turnedAway = () => connections.filter(({ received, closed }) => closed && received === '')
  await vi.waitUntil(() => accepted().length + turnedAway().length === 2100, { timeout: 90_000 })

  for (const { socket } of accepted()) socket.write('[]')
  await vi.waitUntil(() => accepted().every(({ closed }) => closed), { timeout: 90_000 })
  const count = (status: number) =>
    accepted().filter(({ received }) => received.includes(`HTTP/1.1 ${status} `)).length
  // A busy server may have waited for some until their time was over: others took their places.
  const late = count(408)
  console.log(`${accepted().length} connections were accepted, ${late} of them were too late.`)
  expect(count(400)).toBe(accepted().length - late)
  expect(accepted().length).toBeGreaterThanOrEqual(2000)
  expect(accepted().length).toBeLessThanOrEqual(2000 + late)
})

test('connections that take every file while it loads do not end it, and then it loads the rest', {
  timeout: 180_000,
}, async (context) => {
  const server = await startServer({ openFiles: 64 })
  context.onTestFinished(async () => void (await server.stop()))
  const sockets = new Set<Socket>()
  let taking = true
  const take = () => {
    if (!taking) return
    const socket = connectTo(context, server)
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      take()
    })
  }
  for (let count = 0; count < 120; count++) take()
  const isFull = () => server.log.some((line) => line.includes('EMFILE'))
  await vi.waitUntil(isFull, { timeout: 60_000 })
  taking = false
  for (const socket of sockets) socket.destroy()
  const askDesk = async () => (await fetch(`${server.url}/api/session`)).status
  await expect.poll(askDesk, { timeout: 60_000 }).toBe(401)
  expect(await post(server)).toBe(201)
})

async function post({ url }: Running): Promise<number> {
  const { status } = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiryOf(1)),
  })
  return status
}

/** The server's time, in seconds. It reads its connections in turn, so what was sent before this has been read. */
async function timeOf({ url }: Running): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`)
  return Date.parse(headers.get('date') ?? '') / 1000
}

/** A machine that starts a server this slowly may not let it close its database in the seconds it gives itself. */
const busyFromMs = 5_000

/** Docker kills after ten seconds. A server that takes longer than it gives itself ends with 1. */
async function expectToEnd(server: Running): Promise<void> {
  const code = await server.terminate()
  if (code === 1 && server.startMs > busyFromMs) return
  expect(code).toBe(0)
  const [began, ended] = ['stopping', 'stopped'].map((event) => {
    const line = server.log.find((line) => line.includes(`"event":"${event}"`)) ?? '{}'
    return Date.parse(JSON.parse(line).time)
  }) as [number, number]
  console.log(`It ended after ${((ended - began) / 1000).toFixed(1)} s.`)
  expect(ended - began).toBeLessThan(10_000)
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
