import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { v7 as uuidv7 } from 'uuid'
import { type TestContext, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { enquiryOf } from './enquiry.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { freePort, type Running, startServer } from './server.ts'
import { listenHttp, listenTcp } from './servers.ts'
import { listenSmtp } from './smtp.ts'
import { waitUntil } from './wait-until.ts'

/*
 * The built server, with both receivers out of order at first. Waits are real: the first retry is within a minute.
 */
const leads = 5
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes or so').toString('base64')}`
type CleanUp = Pick<TestContext, 'onTestFinished'>

async function openOutOfOrder({ onTestFinished }: CleanUp, databaseUrl?: string) {
  const statuses = [500, 429, 503, 500, 500]
  const received = new Map<string, number>()
  const receiver = await listenHttp(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
        name,
        String(request.headers[name]),
      ]),
    )
    new Webhook(secret).verify(Buffer.concat(chunks).toString(), headers)
    const status = statuses.shift() ?? 204
    if (status === 204) {
      const id = headers['webhook-id'] ?? ''
      received.set(id, (received.get(id) ?? 0) + 1)
    }
    response.writeHead(status, status === 429 ? { 'retry-after': '2' } : {}).end()
  })
  onTestFinished(receiver.close)
  const smtpPort = await freePort()
  const server = await startServer({
    databaseUrl,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      OPERATOR_EMAIL: 'operator@example.com',
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW_PRIVATE: '1',
    },
  })
  onTestFinished(async () => void (await server.stop()))
  return { server, received, smtpPort }
}

async function enquire({ url }: Running, visitor: number): Promise<number> {
  const response = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiryOf(visitor)),
  })
  return response.status
}

async function openMailServer({ onTestFinished }: CleanUp, port: number) {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let letter = ''
      stream.on('data', (chunk) => {
        letter += chunk
      })
      stream.on('end', () => {
        letters.push(/^message-id: (.*)$/im.exec(letter)?.[1] ?? '')
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return letters
}

async function expectEveryDeliveryOnce(context: TestContext, databaseUrl?: string): Promise<void> {
  const { expect, onTestFinished } = context
  const { server, received, smtpPort } = await openOutOfOrder(context, databaseUrl)
  for (let visitor = 1; visitor <= leads; visitor++)
    expect(await enquire(server, visitor)).toBe(201)
  expect(await server.leads()).toHaveLength(leads)

  const letters = await openMailServer(context, smtpPort)
  const database = openDatabase({ url: databaseUrl, directory: server.directory })
  onTestFinished(database.close)
  const open = () =>
    database.db
      .selectFrom('deliveries')
      .select(['id', 'channel'])
      .where('delivered_at', 'is', null)
      .execute()
  await expect.poll(async () => (await open()).length, { interval: 500 }).toBe(0)

  expect([...received.values()]).toEqual(Array.from({ length: leads }, () => 1))
  expect(letters).toHaveLength(2 * leads)
  expect(new Set(letters).size).toBe(2 * leads)
  const attempts = await database.db.selectFrom('attempts').selectAll().execute()
  expect(attempts.length).toBeGreaterThan(3 * leads)
  for (const { started_at, took_ms, answer } of attempts) {
    expect(Date.parse(started_at)).toBeGreaterThan(0)
    expect(took_ms).toBeGreaterThanOrEqual(0)
    expect(answer).not.toContain(secret)
  }
}

// Both wait for most of their time, so they wait together.
const waiting = { concurrent: true }

test(
  'with mail and webhook out of order, every lead is stored and every delivery made once, on SQLite',
  waiting,
  (context) => expectEveryDeliveryOnce(context),
)

test.runIf(hasPostgres)(
  'with mail and webhook out of order, every lead is stored and every delivery made once, on PostgreSQL',
  waiting,
  async (context) => {
    const { url, drop } = await createPostgres()
    context.onTestFinished(drop)
    await expectEveryDeliveryOnce(context, url)
  },
)

type Line = (client: Socket, server: Socket) => void

/** Whether a letter has ended, asked with each piece of it: its end may come in two. */
function letterEnd(): (chunk: Buffer) => boolean {
  let end = ''
  return (chunk) => {
    end = (end + chunk.toString('latin1')).slice(-5)
    return end === '\r\n.\r\n'
  }
}

/** The letter's last piece never comes. */
const hangsAfterData: Line = (client, server) => {
  const endsLetter = letterEnd()
  client.on('data', (chunk: Buffer) => {
    if (!endsLetter(chunk)) server.write(chunk)
  })
  server.pipe(client)
}

/** What a line to a mail server does to the first connections. */
const mailFaults: readonly Line[] = [
  // It does not greet.
  () => {},
  // It breaks off after the letter: it has arrived, but there is no answer.
  (client, server) => {
    let ended = false
    const endsLetter = letterEnd()
    client.on('data', (chunk: Buffer) => {
      ended ||= endsLetter(chunk)
      server.write(chunk)
    })
    server.on('data', (chunk: Buffer) => {
      if (ended) client.resetAndDestroy()
      else client.write(chunk)
    })
  },
]

test(
  'where the mail server hangs or breaks off after DATA, every letter arrives in the end, each under one id',
  waiting,
  async (context) => {
    const { expect, onTestFinished } = context
    const mail = await listenSmtp()
    onTestFinished(mail.close)
    // The long form waits for a minute's silence as well.
    const faults = process.env.FAULT_ROUNDS ? [...mailFaults, hangsAfterData] : mailFaults
    let connections = 0
    const line = await listenTcp((client) => {
      const server = connect(mail.port, '127.0.0.1')
      server.on('error', () => {})
      client.on('close', () => server.destroy())
      const harm = faults[connections++]
      if (harm) harm(client, server)
      else client.pipe(server).pipe(client)
    })
    onTestFinished(line.close)
    const server = await startServer({
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${line.port}`,
        OPERATOR_EMAIL: 'operator@example.com',
      },
    })
    onTestFinished(async () => void (await server.stop()))
    const deliveries = await enquireAndWait(server, context)
    expect(deliveries).toHaveLength(2 * leads)
    const arrived = mail.received.map(
      ({ headers }) => /^<(.*)@/.exec(new Map(headers).get('message-id') ?? '')?.[1],
    )
    // A receiver that gets a letter twice can see by its id that it is one.
    expect([...new Set(arrived)].toSorted()).toEqual(deliveries.map(({ id }) => id).toSorted())
    expect(arrived).toHaveLength(2 * leads + 1)
    // A connection that breaks off is made again at once, within the attempt.
    const attempts = deliveries.reduce((sum, delivery) => sum + delivery.attempts, 0)
    expect(attempts - 2 * leads).toBeOneOf([faults.length - 1, faults.length])
  },
)

const tenMegabytes = Buffer.alloc(10 * 1024 * 1024, 'x')

/** What a webhook answers to its first message, and whether that message counts as delivered. */
const webhookFaults: readonly { answer: RequestListener; delivered: boolean }[] = [
  { answer: () => {}, delivered: false },
  { answer: (request) => void request.socket.resetAndDestroy(), delivered: false },
  { answer: (_, response) => void response.writeHead(200).end(tenMegabytes), delivered: true },
  { answer: (_, response) => void response.writeHead(500).end(tenMegabytes), delivered: false },
  { answer: (_, response) => void response.writeHead(200).write('thank you'), delivered: true },
  ...[301, 302, 307, 308].map((status) => ({
    answer: (request: IncomingMessage, response: ServerResponse) =>
      void response
        .writeHead(status, { location: `http://${request.headers.host}/elsewhere` })
        .end(),
    delivered: false,
  })),
]

test(
  'where webhooks hang, break off, redirect or answer 10 MB, every lead arrives in the end, each under one id, and follows nobody',
  waiting,
  async (context) => {
    const { expect, onTestFinished } = context
    // The server reads its endpoints when it starts.
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-receivers-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const database = openDatabase({ directory })
    onTestFinished(database.close)
    await migrate(database)
    const arrived: string[] = []
    let followed = 0
    for (const { answer, delivered } of webhookFaults) {
      let messages = 0
      const receiver = await listenHttp(async (request, response) => {
        if (request.url === '/elsewhere') followed += 1
        for await (const _ of request);
        messages += 1
        if (messages > 1 || delivered) arrived.push(String(request.headers['webhook-id']))
        if (messages === 1) return answer(request, response)
        response.writeHead(204).end()
      })
      onTestFinished(receiver.close)
      await database.db
        .insertInto('webhook_endpoints')
        .values({
          id: uuidv7(),
          url: `${receiver.url}/`,
          secret,
          created_at: new Date().toISOString(),
        })
        .execute()
    }
    const server = await startServer({ directory, environment: { WEBHOOK_ALLOW_PRIVATE: '1' } })
    onTestFinished(async () => void (await server.stop()))
    const before = server.memory()
    const deliveries = await enquireAndWait(server, context)
    const webhooks = deliveries.filter(({ channel }) => channel === 'webhook')
    expect(webhooks).toHaveLength(leads * webhookFaults.length)
    expect(arrived.toSorted()).toEqual(webhooks.map(({ id }) => id).toSorted())
    expect(followed).toBe(0)
    expect(server.memory() - before).toBeLessThan(200 * 1024 * 1024)
  },
)

/** Sends the leads, and waits until nothing is pending about them. Returns all deliveries. */
async function enquireAndWait(
  server: Running,
  { expect, onTestFinished }: Pick<TestContext, 'expect' | 'onTestFinished'>,
) {
  for (let visitor = 1; visitor <= leads; visitor++)
    expect(await enquire(server, visitor)).toBe(201)
  const { db, close } = openDatabase({ directory: server.directory })
  onTestFinished(close)
  const list = () =>
    db.selectFrom('deliveries').select(['id', 'channel', 'attempts', 'delivered_at']).execute()
  await waitUntil(async () => (await list()).every(({ delivered_at }) => delivered_at))
  return list()
}
