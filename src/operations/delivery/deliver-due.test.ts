import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery, Outcome, Send } from '#domain/delivery/delivery.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead, morning, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { createPostgres, hasPostgres } from '../../../tests/postgres.ts'
import { pruneOld } from '../privacy/prune-old.ts'
import { type DeliverDeps, deliverDue } from './deliver-due.ts'

const channel = 'hosted-table'

const deps = (database: Database, send: Send, now = new Date(morning)): DeliverDeps => ({
  database,
  send,
  now: () => now,
  random: () => 0.5,
  claimSeconds: 120,
  secret: 'secret',
  calling: au.calling,
})

async function deliverAll(deps: DeliverDeps, limit = 10): Promise<number> {
  const attempts = await deliverDue({ channel, limit }, deps)
  await Promise.all(attempts)
  return attempts.length
}

/** Keeps a lead and hands out what its delivery is by now. */
async function owedLead(database: Database, changes = {}) {
  const one = lead(changes)
  await insertLead(one, storeDeps(database))
  const delivery = async () => {
    const owed = await listDeliveries(database.db, one.id)
    const delivery = owed.find((each) => each.channel === channel)
    if (!delivery) throw new Error('nothing is owed')
    return delivery
  }
  const attempts = async () =>
    database.db
      .selectFrom('attempts')
      .selectAll()
      .where('delivery', '=', (await delivery()).id)
      .orderBy('number')
      .execute()
  return { lead: one, delivery, attempts }
}

const answering =
  (outcome: Outcome, sent: [Delivery, DeliveryContent][] = []): Send =>
  async (delivery, content) => {
    sent.push([delivery, content])
    return outcome
  }
const refusing = answering({ delivered: false, answer: '500' })

/** The first question about a lead gets no answer, as where every connection was cut. */
function awayForAMoment(database: Database): Database {
  let asked = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const isAboutLead =
        node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"enquiries"')
      if (isAboutLead && ++asked === 1) throw new Error('timeout exceeded when trying to connect')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...database, db: database.db.withPlugin(plugin) }
}

onEveryDatabase((open) => {
  test('a due delivery is made once, and its attempt is stored', async () => {
    const owed = await owedLead(open())
    const sent: [Delivery, DeliveryContent][] = []
    const accepting = answering({ delivered: true, answer: '201' }, sent)
    expect(await deliverAll(deps(open(), accepting))).toBe(1)
    expect(await deliverAll(deps(open(), accepting, later(999_999)))).toBe(0)
    const { id, retry_at, delivered_at, claimed_until } = await owed.delivery()
    expect({ retry_at, delivered_at, claimed_until }).toEqual({
      retry_at: null,
      delivered_at: morning,
      claimed_until: null,
    })
    expect(sent).toMatchObject([
      [
        { id, lead: owed.lead.id, channel, event: 'lead.created', endpoint: null },
        {
          kind: 'lead',
          lead: { id: owed.lead.id, columns: { email: owed.lead.email }, withdrawnAt: null },
        },
      ],
    ])
    const [attempt] = await owed.attempts()
    expect(attempt).toMatchObject({ number: 1, started_at: morning, answer: '201' })
    expect(Boolean(attempt?.delivered)).toBe(true)
    expect(attempt?.took_ms).toBeGreaterThanOrEqual(0)
  })

  test('a failed delivery is tried nine times on the schedule, and each attempt is stored', async () => {
    const owed = await owedLead(open())
    let now = new Date(morning)
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await deliverAll(deps(open(), refusing, now))).toBe(1)
      const { retry_at, gave_up_at } = await owed.delivery()
      expect(gave_up_at).toBeNull()
      const next = new Date(retry_at ?? '')
      expect(await deliverAll(deps(open(), refusing, new Date(next.getTime() - 1)))).toBe(0)
      now = next
    }
    expect((now.getTime() - Date.parse(morning)) / 3_600_000).toBeCloseTo(24.375)
    expect(await deliverAll(deps(open(), refusing, now))).toBe(1)
    expect(await owed.delivery()).toMatchObject({
      attempts: 9,
      retry_at: null,
      delivered_at: null,
      gave_up_at: now.toISOString(),
    })
    expect((await owed.attempts()).map(({ number, answer }) => [number, answer])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, '500']),
    )
  })

  test('a permanent failure is given up at once, and a Retry-After is followed', async () => {
    const permanent = await owedLead(open())
    await deliverAll(
      deps(open(), answering({ delivered: false, permanent: true, answer: 'no such table' })),
    )
    expect(await permanent.delivery()).toMatchObject({ gave_up_at: morning, retry_at: null })
    const patient = await owedLead(open())
    await deliverAll(
      deps(open(), answering({ delivered: false, retryAfterSeconds: 900, answer: '429' })),
    )
    expect((await patient.delivery()).retry_at).toBe(later(900).toISOString())
    await deliverAll(deps(open(), answering({ delivered: true, answer: '' }), later(900)))
  })

  test('a channel that throws has failed, and its message is not stored', async () => {
    const owed = await owedLead(open())
    await deliverAll(
      deps(open(), async () => {
        throw new TypeError('alex@example.com')
      }),
    )
    expect((await owed.attempts())[0]?.answer).toBe('The attempt broke off: TypeError')
    await deliverAll(deps(open(), answering({ delivered: true, answer: '' }), later(60)))
  })

  test('a database that is away for a moment puts off no delivery', async () => {
    const owed = await owedLead(open())
    const sent: [Delivery, DeliveryContent][] = []
    const accepting = answering({ delivered: true, answer: '201' }, sent)
    await deliverAll(deps(awayForAMoment(open()), accepting))
    expect(sent).toHaveLength(1)
    expect(await owed.attempts()).toMatchObject([{ number: 1, answer: '201' }])
  })

  test('an answer is cut short', async () => {
    const owed = await owedLead(open())
    await deliverAll(deps(open(), answering({ delivered: true, answer: 'x'.repeat(9999) })))
    expect((await owed.attempts())[0]?.answer).toHaveLength(500)
  })

  test('a claimed delivery is not claimed again until the claim runs out', async () => {
    const owed = await owedLead(open())
    // It is killed: the promise is never fulfilled and nothing is recorded.
    await deliverDue(
      { channel, limit: 10 },
      deps(open(), () => new Promise(() => {})),
    )
    const accepting = answering({ delivered: true, answer: 'repeat' })
    expect(await deliverAll(deps(open(), accepting, later(119)))).toBe(0)
    expect(await deliverAll(deps(open(), accepting, later(120)))).toBe(1)
    expect(await owed.attempts()).toMatchObject([
      { number: 1, started_at: morning, took_ms: null, answer: null },
      { number: 2, answer: 'repeat' },
    ])
  })

  test('a worker whose claim ran out cannot change a delivery that another has claimed', async () => {
    const owed = await owedLead(open())
    let refuse: ((outcome: Outcome) => void) | undefined
    const slow = deps(open(), () => new Promise((resolve) => (refuse = resolve)))
    const [first] = await deliverDue({ channel, limit: 1 }, slow)
    await expect.poll(() => refuse).toBeDefined()
    let accept: ((outcome: Outcome) => void) | undefined
    const next = deps(open(), () => new Promise((resolve) => (accept = resolve)), later(120))
    const [second] = await deliverDue({ channel, limit: 1 }, next)
    await expect.poll(() => accept).toBeDefined()
    refuse?.({ delivered: false, answer: 'too late' })
    await first
    expect(await owed.delivery()).toMatchObject({ attempts: 2, retry_at: morning })
    expect((await owed.delivery()).claimed_until).toBe(later(240).toISOString())
    accept?.({ delivered: true, answer: 'in time' })
    await second
    expect(await owed.delivery()).toMatchObject({ delivered_at: later(120).toISOString() })
  })

  test('deliveries of a suspected lead are not claimed', async () => {
    await owedLead(open(), { suspected: 'too fast' })
    expect(await deliverAll(deps(open(), refusing, later(999_999)))).toBe(0)
  })

  test('a worker claims no more than its limit, the longest-waiting first', async () => {
    const seconds = [30, 10, 20]
    for (const second of seconds)
      await owedLead(open(), { created_at: later(second).toISOString() })
    const sent: [Delivery, DeliveryContent][] = []
    const accepting = deps(open(), answering({ delivered: true, answer: '' }, sent), later(30))
    expect(await deliverAll(accepting, 2)).toBe(2)
    expect(await deliverAll(accepting, 2)).toBe(1)
    const order = sent.map(([, content]) => content.kind === 'lead' && content.lead.receivedAt)
    expect(order.slice(0, 2).toSorted()).toEqual([10, 20].map((at) => later(at).toISOString()))
  })

  test('old attempts of finished deliveries are deleted, and the deliveries stay', async () => {
    const done = await owedLead(open())
    await deliverAll(deps(open(), answering({ delivered: true, answer: '' })))
    const open_ = await owedLead(open())
    await deliverAll(deps(open(), refusing))
    await pruneOld(later(90 * 86_400), open())
    expect(await done.attempts()).toHaveLength(1)
    await pruneOld(later(90 * 86_400 + 1), open())
    expect(await done.attempts()).toHaveLength(0)
    expect(await done.delivery()).toMatchObject({ delivered_at: morning })
    expect(await open_.attempts()).toHaveLength(1)
    const { fingerprints } = await open()
      .db.selectFrom('fingerprints')
      .select(({ fn }) => fn.countAll().as('fingerprints'))
      .executeTakeFirstOrThrow()
    expect(Number(fingerprints)).toBe(0)
  })
})

describe.runIf(hasPostgres)('two workers on one PostgreSQL', () => {
  test('never claim the same delivery', async () => {
    const { url, drop } = await createPostgres()
    const replicas = [1, 2].map(() => openDatabase({ url, directory: '' }))
    for (const replica of replicas) await migrate(replica)
    const [one, two] = replicas as [Database, Database]
    for (let count = 0; count < 200; count++) await insertLead(lead(), storeDeps(one))
    const sent: string[] = []
    const send: Send = async ({ id }) => {
      sent.push(id)
      return { delivered: true, answer: '' }
    }
    const work = async (replica: Database) => {
      while ((await deliverAll(deps(replica, send))) > 0);
    }
    await Promise.all([one, two, one, two].map(work))
    expect(sent).toHaveLength(200)
    expect(new Set(sent).size).toBe(200)
    for (const replica of replicas) await replica.close()
    await drop()
  })
})
