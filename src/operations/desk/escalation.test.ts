import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { claimDueDeliveries } from '#database/delivery/deliveries.ts'
import type { Database } from '#database/open.ts'
import type { Db, EnquiriesTable } from '#database/schema.ts'
import { wallClock } from '#domain/calendar.ts'
import type { Channel } from '#domain/delivery/channel.ts'
import type { DeliveryEvent } from '#domain/delivery/messages.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { noticeKey, noticeMoments, promiseNotices } from '#domain/promise/notices.ts'
import { callableFrom, promisedBy } from '#domain/promise/promise.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabaseWhenDeep } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { deliverDue } from '../delivery/deliver-due.ts'
import { askVisitors } from './ask-visitors.ts'
import { enqueueMorningLetter, enqueueNotices } from './enqueue-notices.ts'

const minute = 60_000
const hour = 60 * minute
const { calling } = au
const { timeZone } = calling

// A Friday morning until the Monday after: a Saturday and a Sunday lie between.
const begin = Date.parse('2026-11-20T08:00:00+11:00')
const end = Date.parse('2026-11-23T20:00:00+11:00')
const channels: Channel[] = ['operator-letter', 'owner-letter', 'visitor-letter']

/** The same numbers for the same seed, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A promise of a lead, and from when until when it was the one that held. */
type Held = { promisedBy: string; callableFrom: string; from: number; until: number }

type Story = {
  id: string
  postcode: string
  promises: Held[]
  /** When they were reached, or it turned out to be spam. */
  endedAt: number
  isSpam: boolean
  hasEnded: boolean
  move: { at: number; to: number } | undefined
}

type Sent = { delivery: string; lead: string | null; event: DeliveryEvent; at: number }

onEveryDatabaseWhenDeep((open) => {
  async function tell(random: () => number): Promise<Story> {
    const arrived = begin - 12 * hour + random() * 44 * hour
    const postcode = ['3056', '3220', ''][Math.floor(random() * 3)] ?? ''
    const row = lead({ created_at: new Date(arrived).toISOString(), postcode })
    await insertLead(
      row,
      storeDeps(open(), { receivers: async () => ({ channels: [], endpoints: [] }) }),
    )
    const ends = random() < 0.5
    return {
      id: row.id,
      postcode,
      promises: [
        {
          promisedBy: row.promised_by ?? '',
          callableFrom: row.callable_from,
          from: arrived,
          until: end,
        },
      ],
      endedAt: ends ? arrived + random() * 70 * hour : Number.POSITIVE_INFINITY,
      isSpam: ends && random() < 0.2,
      hasEnded: false,
      move:
        random() < 0.25
          ? { at: arrived + random() * 20 * hour, to: arrived + (24 + random() * 30) * hour }
          : undefined,
    }
  }

  const change = (id: string, set: Updateable<EnquiriesTable>) =>
    open().db.updateTable('enquiries').set(set).where('id', '=', id).execute()

  /** The visitor chooses a later time, as their page does it. */
  async function move(story: Story, now: number) {
    const { to } = story.move ?? { to: now }
    const [before] = story.promises
    if (!before || now >= story.endedAt) return
    const calendar = callingCalendar(calling, { ...story, nation: null })
    const moment = new Date(now)
    const chosen = new Date(to)
    const after = {
      promisedBy: promisedBy(chosen, calendar).toISOString(),
      callableFrom: callableFrom(moment, calendar, chosen).toISOString(),
    }
    if (after.promisedBy <= before.promisedBy) return
    before.until = now
    story.promises.push({ ...after, from: now, until: end })
    await change(story.id, {
      promised_by: after.promisedBy,
      callable_from: after.callableFrom,
      new_promise_by: null,
    })
  }

  /** A replica that is killed at the end of a transaction, before it commits. */
  function dying(database: Database): Database {
    const transaction = () => ({
      execute: (work: (trx: Db) => Promise<unknown>) =>
        database.db.transaction().execute(async (trx) => {
          await work(trx)
          throw new Error('killed')
        }),
    })
    return { ...database, db: { transaction } as unknown as Db }
  }

  async function live(stories: Story[], random: () => number) {
    const sent: Sent[] = []
    const cutOff = new Set<string>()
    for (let now = begin; now <= end; ) {
      const moment = new Date(now)
      for (const story of stories) {
        if (story.move && story.move.at <= now && story.promises.length === 1) {
          await move(story, now)
          story.move = undefined
        }
        if (story.endedAt <= now && !story.hasEnded) {
          story.hasEnded = true
          await change(
            story.id,
            story.isSpam
              ? { state: 'spam' }
              : { state: 'contacted', contacted_at: new Date(story.endedAt).toISOString() },
          )
        }
      }
      const deps = { calling, secret: 'secret', now: () => moment, random: () => 0.5 }
      const replicas = [open(), random() < 0.3 ? dying(open()) : open()]
      await Promise.all(
        replicas.map((database) =>
          enqueueNotices({ ...deps, database }).catch((error: Error) => {
            if (error.message !== 'killed') throw error
          }),
        ),
      )
      if (now % (30 * minute) === 0) {
        const both = [open(), open()]
        await Promise.all(both.map((database) => askVisitors({ ...deps, database })))
        await Promise.all(both.map((database) => enqueueMorningLetter({ ...deps, database })))
      }
      for (const channel of channels) {
        const until = new Date(now + 2 * minute)
        // A worker that is killed once it has claimed.
        if (random() < 0.2) {
          const queue = { channel, endpoint: null, limit: 2, now: moment, until }
          for (const { id } of await claimDueDeliveries(open().db, queue)) cutOff.add(id)
          continue
        }
        const send = async ({
          id,
          lead,
          event,
        }: Omit<Sent, 'at' | 'delivery'> & { id: string }) => {
          sent.push({ delivery: id, lead, event, at: now })
          return { delivered: true, answer: '250' } as const
        }
        const work = async () =>
          Promise.all(
            await deliverDue(
              { channel, limit: 100 },
              { ...deps, database: open(), send, claimSeconds: 120 },
            ),
          )
        await Promise.all([work(), work()])
      }
      const { hour: clock } = wallClock(now, timeZone)
      now += clock >= 8 && clock < 19 ? 5 * minute : hour
    }
    return { sent, cutOff }
  }

  test('through three days with kills and two replicas each notice comes once, none after contact, none is missed', async () => {
    const random = randomFrom(20_261_120)
    const stories: Story[] = []
    for (let index = 0; index < 60; index += 1) stories.push(await tell(random))
    const { sent, cutOff } = await live(stories, random)
    expect(cutOff.size).toBeGreaterThan(5)

    // Nothing went out twice.
    const notices = sent.filter(({ event }) => event !== 'leads.late')
    expect(new Set(sent.map(({ delivery }) => delivery)).size).toBe(sent.length)

    const keys = new Map(
      (await open().db.selectFrom('deliveries').select(['id', 'dedupe_key']).execute()).map(
        ({ id, dedupe_key }) => [id, dedupe_key],
      ),
    )
    const sentAt = (key: string) =>
      sent.filter(({ delivery }) => keys.get(delivery) === key).map(({ at }) => at)

    // Two steps may pass between a moment and its letter: one of a worker that was killed, one to go on.
    const slack = 10 * minute
    let expected = 0
    let broken = 0
    for (const story of stories) {
      const calendar = callingCalendar(calling, { ...story, nation: null })
      const aboutIt = notices.filter(({ lead }) => lead === story.id)
      for (const { event, at } of aboutIt)
        if (event !== 'promise.did-they-call') expect(at).toBeLessThan(story.endedAt)
      for (const promise of story.promises) {
        const deadline = Date.parse(promise.promisedBy)
        const until = Math.min(promise.until, story.endedAt)
        const moments = noticeMoments(
          { callableFrom: new Date(promise.callableFrom), promisedBy: new Date(deadline) },
          calendar,
        )
        for (const notice of promiseNotices) {
          const due = moments[notice].getTime()
          const times = sentAt(noticeKey(notice, story.id, promise.promisedBy))
          expect(times.length).toBeLessThanOrEqual(1)
          for (const at of times) {
            expect(at).toBeGreaterThanOrEqual(due)
            expect(at).toBeLessThan(until)
          }
          const isCertain = due >= Math.max(begin, promise.from) && due + slack < until
          if (!isCertain) continue
          expected += 1
          expect({ notice, delay: (times[0] ?? Number.NaN) - due <= slack }).toEqual({
            notice,
            delay: true,
          })
        }
        // Every visitor whose promise broke was written to before it did.
        if (deadline > begin + hour && deadline < until && deadline - slack * 2 > promise.from) {
          broken += 1
          const [letter] = sentAt(noticeKey('promise.new-time', story.id, promise.promisedBy))
          expect(letter).toBeLessThan(deadline)
        }
      }
      expect(
        aboutIt.filter(({ event }) => event === 'promise.did-they-call').length,
      ).toBeLessThanOrEqual(1)
    }
    expect(expected).toBeGreaterThan(60)
    expect(broken).toBeGreaterThan(15)

    const asked = sent.filter(({ event }) => event === 'promise.did-they-call')
    expect(asked.length).toBeGreaterThan(10)
    for (const { at } of asked) expect(wallClock(at, timeZone).weekday).not.toBe('Sun')

    // Friday's promises could not be late before Friday morning; Saturday's and Monday's letters name what is.
    const mornings = sent.filter(({ event }) => event === 'leads.late')
    expect(mornings.map(({ at }) => wallClock(at, timeZone)).map(({ weekday }) => weekday)).toEqual(
      ['Sat', 'Mon'],
    )
  })

  test('a new promise is stored with its letter, and the broken one stays', async () => {
    const now = new Date('2026-11-23T17:10:00+11:00')
    const row = lead({ created_at: '2026-11-22T12:00:00+11:00' })
    await insertLead(row, storeDeps(open()))
    const deps = { database: open(), calling, secret: 'secret', now: () => now }
    await enqueueNotices(deps)
    await enqueueNotices(deps)
    const stored = await open()
      .db.selectFrom('enquiries')
      .select(['promised_by', 'new_promise_by'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({
      promised_by: '2026-11-23T07:00:00.000Z',
      new_promise_by: '2026-11-24T06:10:00.000Z',
    })
  })

  test('no letter with a new time goes to a visitor who may not be written to', async () => {
    const at = { created_at: '2026-11-22T12:00:00+11:00' }
    const cases = [
      lead({ ...at, came_by: 'key' }),
      lead({ ...at, email: 'nobody' }),
      lead({ ...at, consent_until: '2026-11-23T00:00:00.000Z' }),
      lead({ ...at, state: 'held', suspected: 'too fast' }),
    ]
    for (const row of cases) await insertLead(row, storeDeps(open()))
    const now = () => new Date('2026-11-23T17:10:00+11:00')
    await enqueueNotices({ database: open(), calling, secret: 'secret', now })
    const events = async (id: string) => {
      const rows = await open()
        .db.selectFrom('deliveries')
        .select('event')
        .where('lead', '=', id)
        .where('event', '<>', 'lead.created')
        .execute()
      return rows.map(({ event }) => event).toSorted()
    }
    const toOperators = ['promise.half-time', 'promise.nine-tenths', 'promise.three-quarters']
    const [byKey, withoutAddress, withoutConsent, held] = cases
    for (const row of [byKey, withoutAddress, withoutConsent])
      expect(await events(row?.id ?? '')).toEqual(toOperators)
    expect(await events(held?.id ?? '')).toEqual([])
  })

  test('at half time the owner of the lead is written to alone, later everybody at the desk', async () => {
    const row = lead({ created_at: '2026-11-22T12:00:00+11:00' })
    await insertLead(row, storeDeps(open()))
    await change(row.id, { owner: 'ruth' })
    const now = () => new Date('2026-11-23T17:10:00+11:00')
    await enqueueNotices({ database: open(), calling, secret: 'secret', now })
    const letters = await open()
      .db.selectFrom('deliveries')
      .select(['event', 'operator'])
      .where('lead', '=', row.id)
      .where('event', 'in', promiseNotices)
      .orderBy('event')
      .execute()
    expect(letters).toEqual([
      { event: 'promise.half-time', operator: 'ruth' },
      { event: 'promise.nine-tenths', operator: null },
      { event: 'promise.three-quarters', operator: null },
    ])
  })

  test('two enquiries from one address bring one letter with a new time a day', async () => {
    const at = { created_at: '2026-11-22T12:00:00+11:00', email: 'twice@example.com' }
    for (const row of [lead(at), lead(at)]) await insertLead(row, storeDeps(open()))
    const now = () => new Date('2026-11-23T17:10:00+11:00')
    await enqueueNotices({ database: open(), calling, secret: 'secret', now })
    const letters = await open()
      .db.selectFrom('deliveries')
      .innerJoin('enquiries', 'enquiries.id', 'deliveries.lead')
      .select('deliveries.id')
      .where('email', '=', at.email)
      .where('event', '=', 'promise.new-time')
      .execute()
    expect(letters).toHaveLength(1)
  })

  test('visitors who already told us aren’t asked, but a recorded contact doesn’t stop the question', async () => {
    const at = { created_at: '2026-11-18T10:00:00+11:00' }
    const [silent, spoken, answered] = [lead(at), lead(at), lead(at)]
    for (const row of [silent, spoken, answered]) await insertLead(row, storeDeps(open()))
    await change(spoken.id, { state: 'contacted', contacted_at: '2026-11-19T01:00:00.000Z' })
    await open()
      .db.insertInto('contacts')
      .values({
        ...{ id: uuidv7(), lead: answered.id, offer: null, by: 'visitor', who: null },
        ...{ channel: 'phone', outcome: 'reached', at: '2026-11-19T01:00:00.000Z' },
      })
      .execute()
    const ask = (now: string) =>
      askVisitors({ database: open(), calling, now: () => new Date(now) })
    // Promised by Thursday 10:00, asked from noon on.
    expect(await ask('2026-11-19T11:59:00+11:00')).toBe(0)
    expect(await ask('2026-11-19T12:00:00+11:00')).toBe(2)
    expect(await ask('2026-11-19T13:00:00+11:00')).toBe(0)
  })
})
