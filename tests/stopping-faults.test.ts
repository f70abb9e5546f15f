import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { beforeAll, expect, type TestContext, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { isGate } from './depth.ts'
import { enquiryOf } from './enquiry.ts'
import { expectToEnd } from './expect-to-end.ts'
import { troubleIn } from './log-trouble.ts'
import { type Running, startServer } from './server.ts'
import { listenTcp } from './servers.ts'
import { waitUntil } from './wait-until.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

// Most of these wait for most of their time, so they wait together.
const concurrent = { concurrent: true }

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
    await expectToClose(server)
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
    await waitUntil(() => reached > 0)
    await expectToClose(server)
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

test('an incomplete body is waited for half a minute at most', {
  ...concurrent,
  skip: isGate,
}, async (context) => {
  const server = await openServer(context)
  const sockets = [
    openRequest(context, server, 'content-length: 400\r\n\r\n{"form":"home",'),
    openRequest(context, server, 'transfer-encoding: chunked\r\n\r\n5\r\n{"for'),
    openRequest(context, server, 'x-half: '),
  ]
  // By the server’s clock: while a busy machine keeps it from closing connections, it does not answer either.
  const receivedAt = await timeOf(server)
  const seconds = async () => (await timeOf(server)) - receivedAt
  await waitUntil(async () => (await seconds()) >= 30)
  // Between this answer and the one before, it did what was due by then.
  await seconds()
  expect(sockets.map(({ closed }) => closed)).toEqual([true, true, true])
  expect(troubleIn(server.log)).toEqual([])
})

test('more connections than a process can hold are turned away, and the others are served', async (context) => {
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
  await waitUntil(() => accepted().length + turnedAway().length === 2100)

  for (const { socket } of accepted()) socket.write('[]')
  await waitUntil(() => accepted().every(({ closed }) => closed))
  const count = (status: number) =>
    accepted().filter(({ received }) => received.includes(`HTTP/1.1 ${status} `)).length
  // A busy server may have waited for some until their time was over: others took their places.
  const late = count(408)
  console.log(`${accepted().length} connections were accepted, ${late} of them were too late.`)
  expect(count(400)).toBe(accepted().length - late)
  expect(accepted().length).toBeGreaterThanOrEqual(2000 - late)
  expect(accepted().length).toBeLessThanOrEqual(2000 + late)
})

test('connections that take every file while it loads do not end it, and then it loads the rest', async (context) => {
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
  await waitUntil(isFull)
  taking = false
  for (const socket of sockets) socket.destroy()
  const askDesk = async () => (await fetch(`${server.url}/api/session`)).status
  await expect.poll(askDesk).toBe(401)
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

async function expectToClose(server: Running): Promise<void> {
  await expectToEnd(server)
  // SQLite's last connection removes the write-ahead log.
  expect(readdirSync(server.directory)).toContain('wattlewise.sqlite')
  expect(readdirSync(server.directory)).not.toContain('wattlewise.sqlite-wal')
  expect(troubleIn(server.log)).toEqual([])
}

async function openServer(
  { onTestFinished }: TestContext,
  environment: Record<string, string> = {},
): Promise<Running> {
  // What is tested are its own limits.
  const server = await startServer({ environment: { PATIENCE: '1', ...environment } })
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
