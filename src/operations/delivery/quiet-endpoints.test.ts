import { describe, expect, test } from 'vitest'
import { listDueEndpoints } from '#database/delivery/endpoint-health.ts'
import { getEndpoint } from '#database/delivery/endpoints.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import type { Outcome, Send } from '#domain/delivery/delivery.ts'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  addEndpoint,
  insertLead,
  later,
  leadReceivers,
  morning,
  lead as newLead,
  storeDeps,
} from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { createPostgres, hasPostgres } from '../../../tests/postgres.ts'
import { warnOwners } from '../account/warn-owners.ts'
import { reopenEndpoint } from './change-endpoint.ts'
import { deliverDue } from './deliver-due.ts'
import { testEndpoint } from './test-endpoint.ts'

const day = 24 * 3600
const noAnswer: Outcome = { delivered: false, answer: 'No answer in time', answered: false }
const failing: Outcome = { delivered: false, answer: '500', answered: true }
const accepted: Outcome = { delivered: true, answer: '200', answered: true }

let endpoints = 0

/** An endpoint with this many leads queued for it. */
async function endpointWith(database: Database, leads: number) {
  endpoints += 1
  const id = await addEndpoint(database, `https://crm${endpoints}.example/leads`)
  const ids: string[] = []
  for (let count = 0; count < leads; count++) {
    const lead = newLead()
    const receivers = leadReceivers([id], ['operator-letter', 'confirmation', 'webhook'])
    await insertLead(lead, storeDeps(database, { receivers }))
    ids.push(lead.id)
  }
  return { id, leads: ids }
}

/** What a worker does at one endpoint at a time in seconds after the morning: how many it tries. */
async function tryAt(
  database: Database,
  { endpoint, seconds, limit = 10 }: { endpoint: string; seconds: number; limit?: number },
  outcome: Outcome | Send,
): Promise<number> {
  const inHand = await deliverDue(
    { channel: 'webhook', endpoint, limit },
    {
      database,
      send: typeof outcome === 'function' ? outcome : async () => outcome,
      now: () => later(seconds),
      random: () => 0.5,
      claimSeconds: 120,
      secret: 'secret',
      calling: au.calling,
    },
  )
  await Promise.all(inHand)
  return inHand.length
}

onEveryDatabase((open) => {
  const health = async (id: string) => {
    const row = await getEndpoint(open().db, id)
    if (!row) throw new Error('There is no such endpoint')
    return row
  }
  const isDue = async (id: string, seconds: number) =>
    (await listDueEndpoints(open().db, later(seconds))).includes(id)

  test('an endpoint that does not answer three times in a row is paused, whatever waits for it', async () => {
    const { id } = await endpointWith(open(), 6)
    expect(await tryAt(open(), { endpoint: id, seconds: 0, limit: 2 }, noAnswer)).toBe(2)
    expect(await isDue(id, 1)).toBe(true)
    expect(await tryAt(open(), { endpoint: id, seconds: 1, limit: 1 }, noAnswer)).toBe(1)
    expect(await health(id)).toMatchObject({ unanswered: 3, unanswered_since: morning })
    expect(await isDue(id, 30)).toBe(false)
    expect(await tryAt(open(), { endpoint: id, seconds: 30 }, accepted)).toBe(0)
  })

  test('after the pause one delivery is tried, and when it is answered all the others go', async () => {
    const { id } = await endpointWith(open(), 6)
    await tryAt(open(), { endpoint: id, seconds: 0, limit: 3 }, noAnswer)
    await open()
      .db.updateTable('deliveries')
      .set({ retry_at: later(7200).toISOString() })
      .where('endpoint', '=', id)
      .where('attempts', '>', 0)
      .execute()
    expect(await tryAt(open(), { endpoint: id, seconds: 30 }, noAnswer)).toBe(1)
    expect(await isDue(id, 59)).toBe(false)
    expect(await tryAt(open(), { endpoint: id, seconds: 60 }, failing)).toBe(1)
    expect(await health(id)).toMatchObject({
      unanswered: 0,
      unanswered_since: null,
      paused_until: null,
    })
    expect(await tryAt(open(), { endpoint: id, seconds: 60 }, accepted)).toBe(5)
    expect(await isDue(id, 89)).toBe(false)
    expect(await tryAt(open(), { endpoint: id, seconds: 90 }, accepted)).toBe(1)
  })

  test('an endpoint that answers with an error is not quiet', async () => {
    const { id } = await endpointWith(open(), 12)
    await tryAt(open(), { endpoint: id, seconds: 0 }, failing)
    expect(await isDue(id, 1)).toBe(true)
    expect(await health(id)).toMatchObject({ unanswered: 0 })
  })

  test('an endpoint’s timeout follows from its recent responses', async () => {
    const { id } = await endpointWith(open(), 3)
    const timeouts: unknown[] = []
    const send: Send = async (_delivery, _lead, limits) => {
      timeouts.push(limits?.timeoutMs)
      return accepted
    }
    const one = { endpoint: id, seconds: 0, limit: 1 }
    await tryAt(open(), one, send)
    await open()
      .db.updateTable('attempts')
      .set({ took_ms: 4_000 })
      .where('delivery', 'in', (its) =>
        its.selectFrom('deliveries').select('id').where('endpoint', '=', id),
      )
      .execute()
    await tryAt(open(), one, send)
    expect(timeouts).toEqual([10_000, 12_000])
  })

  test('deliveries go on as soon as a test arrives', async () => {
    const { id } = await endpointWith(open(), 4)
    await tryAt(open(), { endpoint: id, seconds: 0, limit: 3 }, noAnswer)
    expect(await isDue(id, 25)).toBe(false)
    const deps = { database: open(), now: () => later(20), by: 'owner' }
    await testEndpoint({ id, event: 'lead.test' }, { ...deps, tryReceiver: async () => noAnswer })
    expect(await isDue(id, 25)).toBe(false)
    await testEndpoint({ id, event: 'lead.test' }, { ...deps, tryReceiver: async () => accepted })
    expect(await isDue(id, 25)).toBe(true)
  })

  describe('owners', () => {
    type Letter = { to: string; link: string; warning: EndpointWarning }

    async function warnAt(seconds: number, { delivered = true } = {}): Promise<Letter[]> {
      const letters: Letter[] = []
      const endpointWarning = async (about: Letter) => {
        letters.push(about)
        return { delivered }
      }
      await warnOwners({
        database: open(),
        now: () => later(seconds),
        siteUrl: 'https://www.wattlewise.example',
        letters: { endpointWarning },
      })
      return letters
    }
    const owner = async () =>
      `${await storeOperator(open(), { role: 'owner', name: 'Ruth' })}@wattlewise.example`
    const about = (letters: Letter[], host: string) =>
      letters.filter(({ warning }) => warning.endpoint === host)

    test('are warned once about an endpoint that stays quiet, as soon as mail works', async () => {
      const ruth = await owner()
      const { id } = await endpointWith(open(), 5)
      const host = `crm${endpoints}.example`
      await tryAt(open(), { endpoint: id, seconds: 0 }, noAnswer)
      expect(about(await warnAt(9 * 60), host)).toEqual([])
      const lost = about(await warnAt(10 * 60, { delivered: false }), host)
      expect(lost.map(({ to }) => to)).toContain(ruth)
      expect(about(await warnAt(14 * 60), host)).toEqual([])
      const [letter] = about(await warnAt(15 * 60), host)
      expect(letter).toMatchObject({
        link: 'https://www.wattlewise.example/console/settings/developers',
        warning: { unansweredSince: morning, turnedOffAt: null, waiting: 5 },
      })
      await tryAt(open(), { endpoint: id, seconds: 16 * 60 }, noAnswer)
      expect(about(await warnAt(60 * 60), host)).toEqual([])
    })

    test('are not warned about a short restart', async () => {
      const { id } = await endpointWith(open(), 5)
      const host = `crm${endpoints}.example`
      await tryAt(open(), { endpoint: id, seconds: 0 }, noAnswer)
      await tryAt(open(), { endpoint: id, seconds: 60 }, accepted)
      expect(about(await warnAt(20 * 60), host)).toEqual([])
    })

    test('learn that an endpoint is turned off after five days of silence', async () => {
      await owner()
      const { id, leads } = await endpointWith(open(), 25)
      const host = `crm${endpoints}.example`
      await tryAt(open(), { endpoint: id, seconds: 0, limit: 19 }, noAnswer)
      await warnAt(10 * 60)
      const seconds = 5 * day
      await tryAt(open(), { endpoint: id, seconds: seconds - 1 }, noAnswer)
      expect(await health(id)).toMatchObject({ disabled_at: null })
      await tryAt(open(), { endpoint: id, seconds: seconds + 3600 }, noAnswer)
      const off = later(seconds + 3600).toISOString()
      expect(await health(id)).toMatchObject({ disabled_at: off })
      const audit = await open()
        .db.selectFrom('audit')
        .selectAll()
        .where('kind', '=', 'webhook turned off')
        .execute()
      expect(audit.map(({ operator, detail }) => [operator, JSON.parse(detail)])).toEqual([
        [null, { endpoint: id }],
      ])
      const [letter] = about(await warnAt(seconds + 3600), host)
      expect(letter?.warning).toMatchObject({ unansweredSince: morning, turnedOffAt: off })

      // What was waiting is given up, visibly, without anything being sent.
      const closed: Outcome = { delivered: false, answer: 'Not in use', permanent: true }
      expect(await isDue(id, seconds + 7200)).toBe(true)
      await tryAt(open(), { endpoint: id, seconds: seconds + 7200, limit: 100 }, closed)
      for (const lead of leads) {
        const owed = await listDeliveries(open().db, lead)
        expect(owed.filter(({ endpoint, retry_at }) => endpoint === id && retry_at)).toEqual([])
      }

      const changing = { by: 'owner', database: open(), now: () => later(6 * day) }
      await reopenEndpoint(id, changing)
      expect(await health(id)).toMatchObject({ disabled_at: null, unanswered: 0, notify_at: null })
    })
  })
})

describe.runIf(hasPostgres)('two replicas on one PostgreSQL', () => {
  test('try a quiet endpoint once between them', async () => {
    const { url, drop } = await createPostgres()
    const replicas = [1, 2].map(() => openDatabase({ url, directory: '' }))
    const [one, two] = replicas as [Database, Database]
    await migrate(one)
    const { id } = await endpointWith(one, 40)
    await tryAt(one, { endpoint: id, seconds: 0 }, noAnswer)
    for (let round = 1; round <= 20; round++) {
      const seconds = round * 900
      const tried = await Promise.all(
        [one, two, one, two].map((replica) => tryAt(replica, { endpoint: id, seconds }, noAnswer)),
      )
      expect(tried.toSorted()).toEqual([0, 0, 0, 1])
    }
    for (const replica of replicas) await replica.close()
    await drop()
  })
})
