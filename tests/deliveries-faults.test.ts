import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { nextEnquiry, submit } from './load.ts'
import { type Place, places, type Replica, startReplica } from './replicas.ts'
import { waitUntil } from './wait-until.ts'

/** Processes are killed as by a power cut, and waits are real: only a claim is shorter than in service. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const leadsARound = 12
// Where nothing else is busy: longer than an attempt takes, and shorter than an idle connection is kept open.
const shortestClaimMs = 3_000

type Receiver = {
  url: string
  received: Map<string, number>
  /** Resolves when the next message arrives. */
  next(): Promise<unknown>
  /** From now on, messages are answered only after `release`. */
  hold(): void
  release(): void
  /** How many senders have gone before they were answered. */
  brokenOff(): number
  close(): void
}

/** Counts messages by their id, and holds them, so that a kill finds some of them under way. */
async function openReceiver(): Promise<Receiver> {
  const received = new Map<string, number>()
  const arrivals = new EventEmitter()
  let brokenOff = 0
  let held = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id'])
    request.resume()
    received.set(id, (received.get(id) ?? 0) + 1)
    arrivals.emit('message')
    response.on('close', () => {
      if (!response.writableFinished) brokenOff += 1
    })
    await held.promise
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    next: () => once(arrivals, 'message'),
    hold: () => {
      held = Promise.withResolvers()
    },
    release: () => held.resolve(),
    brokenOff: () => brokenOff,
    close: () => server.closeAllConnections(),
  }
}

/** The reference, or undefined if the server was killed before it answered. A visitor who is asked to press again does so. */
async function enquire(replica: Replica, { comesBack = false } = {}): Promise<string | undefined> {
  const enquiry = nextEnquiry()
  for (;;) {
    const { status, reference } = await submit(replica, enquiry)
    if (reference || (status !== 503 && !comesBack)) return reference
    await wait(100)
  }
}

async function webhooksIn(database: Database) {
  return database.db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.lead')
    .select(['deliveries.id', 'reference_number', 'delivered_at'])
    .where('channel', '=', 'webhook')
    .execute()
}

/** How many deliveries are claimed by now. */
async function countClaims(database: Database): Promise<number> {
  const claimed = await database.db
    .selectFrom('deliveries')
    .select('id')
    .where('claimed_until', '>', new Date().toISOString())
    .execute()
  return claimed.length
}

/** Expects that everything stored is delivered, that repeats have one id and follow a kill, and that no attempts overlap. */
async function judge(
  database: Database,
  { acknowledged, kills }: { acknowledged: string[]; kills: number[] },
  { received }: Receiver,
) {
  await expect
    .poll(
      async () => (await webhooksIn(database)).filter(({ delivered_at }) => !delivered_at).length,
      { interval: 100 },
    )
    .toBe(0)
  const webhooks = await webhooksIn(database)
  const stored = webhooks.map(({ reference_number }) => reference_number)
  expect(new Set(stored).size).toBe(stored.length)
  for (const reference of acknowledged) expect(stored).toContain(reference)
  expect([...received.keys()].toSorted()).toEqual(webhooks.map(({ id }) => id).toSorted())

  const attempts = await database.db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery')
    .select(['delivery', 'channel', 'number', 'started_at', 'took_ms'])
    .orderBy('delivery')
    .orderBy('number')
    .execute()
  const cutOff = attempts.filter(({ took_ms }) => took_ms === null)
  for (const { id } of webhooks) {
    const own = attempts.filter(({ delivery }) => delivery === id)
    const cuts = own.filter(({ took_ms }) => took_ms === null).length
    // One attempt succeeds. Each other message is one whose sender was killed.
    expect((received.get(id) ?? 0) - 1, JSON.stringify(own)).toBeLessThanOrEqual(cuts)
    expect(received.get(id)).toBeGreaterThan(0)
  }
  for (const [index, attempt] of attempts.entries()) {
    const next = attempts[index + 1]
    if (next?.delivery !== attempt.delivery) continue
    const startedAt = Date.parse(attempt.started_at)
    // Both are rounded.
    const endedAt =
      attempt.took_ms === null
        ? kills.find((at) => at > startedAt)
        : startedAt + attempt.took_ms - 2
    expect(Date.parse(next.started_at)).toBeGreaterThanOrEqual(endedAt ?? Number.NaN)
  }
  return { cutOff: cutOff.length, repeats: [...received.values()].filter((n) => n > 1).length }
}

for (const place of places)
  describe(place.name, () => {
    let opened: Place
    let receiver: Receiver
    let claimMs = shortestClaimMs
    const running: Replica[] = []
    beforeAll(async () => {
      opened = await place.open()
      receiver = await openReceiver()
      const began = performance.now()
      const replica = await startReplica(opened.environment)
      claimMs = Math.max(shortestClaimMs, 2 * (performance.now() - began))
      await replica.kill()
    })
    afterEach(async () => {
      for (const replica of running.splice(0)) await replica.kill()
    })
    afterAll(async () => {
      receiver.close()
      await opened.drop()
    })

    const start = async () => {
      const replica = await startReplica({
        ...opened.environment,
        CLAIM_SECONDS: String(claimMs / 1000),
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=`,
        WEBHOOK_ALLOW_PRIVATE: '1',
      })
      running.push(replica)
      return replica
    }

    test(`kill -9 between commit and delivery, ${rounds} rounds: nothing is lost, repeats are known as such`, async () => {
      const replicas: Replica[] = []
      for (let count = 0; count < place.replicas; count++) replicas.push(await start())
      const acknowledged: string[] = []
      const kills: number[] = []
      let seen = { cutOff: 0, repeats: 0 }
      for (let round = 0; round < rounds; round++) {
        receiver.hold()
        const underWay = receiver.next()
        const posts = Array.from({ length: leadsARound }, async (_, index) => {
          await wait(Math.random() * 100)
          const reference = await enquire(replicas[index % replicas.length] as Replica)
          if (reference) acknowledged.push(reference)
        })
        await underWay
        await wait(Math.random() * 150)
        const before = receiver.brokenOff()
        const killed: number[] = []
        // Only the one that is sending is cut off: they are killed in turn until it was.
        while (receiver.brokenOff() === before && killed.length < replicas.length) {
          const victim = (round + killed.length) % replicas.length
          await replicas[victim]?.kill()
          kills.push(Date.now())
          killed.push(victim)
          await wait(50)
        }
        receiver.release()
        await Promise.all(posts)
        for (const victim of killed) replicas[victim] = await start()
        seen = await judge(opened.database, { acknowledged, kills }, receiver)
      }
      console.log(
        `${place.name}: ${acknowledged.length} leads acknowledged, ${seen.cutOff} attempts cut off, ${seen.repeats} messages repeated`,
      )
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
      expect(seen.cutOff).toBeGreaterThanOrEqual(rounds)
    })

    test(`a replica that is paused for longer than its claims, ${rounds} rounds: others take over, and what it held is sent under one id`, async () => {
      const replicas: Replica[] = []
      for (let count = 0; count < place.replicas; count++) replicas.push(await start())
      const acknowledged: string[] = []
      for (let round = 0; round < rounds; round++) {
        receiver.hold()
        const underWay = receiver.next()
        const paused = replicas[round % replicas.length] as Replica
        const posts = Array.from({ length: leadsARound }, async (_, index) => {
          const reference = await enquire(replicas[index % replicas.length] as Replica, {
            comesBack: true,
          })
          if (reference) acknowledged.push(reference)
        })
        await underWay
        await wait(Math.random() * 150)
        paused.process.kill('SIGSTOP')
        receiver.release()
        await waitUntil(async () => (await countClaims(opened.database)) === 0)
        paused.process.kill('SIGCONT')
        // Requests that it got meanwhile are answered as well.
        await Promise.all(posts)
        expect(acknowledged).toHaveLength((round + 1) * leadsARound)
        await expect
          .poll(
            async () => (await webhooksIn(opened.database)).filter((one) => !one.delivered_at),
            { interval: 100 },
          )
          .toEqual([])
      }
      const webhooks = await webhooksIn(opened.database)
      const stored = webhooks.map(({ reference_number }) => reference_number)
      expect(new Set(stored).size).toBe(stored.length)
      expect(stored).toEqual(expect.arrayContaining(acknowledged))
      expect([...receiver.received.keys()].toSorted()).toEqual(
        webhooks.map(({ id }) => id).toSorted(),
      )
    })
  })
