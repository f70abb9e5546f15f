import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { type TestContext, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { enquiryOf } from './enquiry.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { freePort, type Running, startServer } from './server.ts'
import { listenHttp } from './servers.ts'

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
  await expect.poll(async () => (await open()).length, { timeout: 100_000, interval: 500 }).toBe(0)

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
const waiting = { concurrent: true, timeout: 150_000 }

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
