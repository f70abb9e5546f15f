import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { listNextIds, releaseClaims } from '#database/desk/claims.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase, openSqlite } from '#database/open.ts'
import { closedPostcodes } from '#domain/promise/notices.ts'
import { au } from '#edition/brand/au.ts'
import { closeOperator } from '#operations/account/change-operator.ts'
import { renewClaim } from '#operations/desk/claim-lead.ts'
import { claimNext } from '#operations/desk/claim-next.ts'
import { dropCall, startCall } from '#operations/desk/start-call.ts'
import { british } from './calendars.ts'
import { countStatements } from './count-statements.ts'
import { onEveryDatabase } from './databases.ts'
import { isGate } from './depth.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** How often two operators press at the same instant. */
const presses = isGate ? 20 : 200
/** Thursday, 2:24 pm in Melbourne. */
const now = new Date('2026-11-19T14:24:00+11:00')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const priya = { id: 'priya', role: 'agent' } as const
const jack = { id: 'jack', role: 'agent' } as const

const depsOf = (database: Database, at = now) => ({
  database,
  calling: au.calling,
  secret: 'a secret',
  now: () => at,
})

async function addPeople({ db }: Database) {
  for (const [id, name] of [
    ['priya', 'Priya Raman'],
    ['jack', 'Jack Ng'],
    ['ruth', 'Ruth Dlamini'],
  ] as const)
    await insertOperator(
      db,
      { id, name, email: `${id}@wattlewise.example`, role: id === 'ruth' ? 'owner' : 'agent' },
      now,
    )
}

async function addLeads(
  database: Database,
  count: number,
  changes: Parameters<typeof lead>[0] = {},
) {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const at = new Date(now.getTime() - (count - index) * 60_000)
    const row = lead({
      ...{ id: uuidv7({ msecs: at.getTime() }), created_at: at.toISOString() },
      ...changes,
    })
    await insertLead(row, storeDeps(database))
    ids.push(row.id)
  }
  return ids
}

/** Two operators press at the same instant, over and over; each lead is done with before the next turn. */
async function pressTogether(one: Database, other: Database, times: number) {
  const both: [string, string][] = []
  for (let turn = 0; turn < times; turn += 1) {
    const [first, second] = await Promise.all([
      claimNext({}, priya, depsOf(one, minutes(turn / 100))),
      claimNext({}, jack, depsOf(other, minutes(turn / 100))),
    ])
    both.push([first.ok ? (first.lead ?? '') : '', second.ok ? (second.lead ?? '') : ''])
    // What was called leaves the queue, so that the next turn is about others.
    await one.db
      .updateTable('enquiries')
      .set({ state: 'contacted', next_action_at: minutes(100_000).toISOString() })
      .set({ next_action: 'quote-follow-up' })
      .where('id', 'in', both.at(-1) ?? [])
      .execute()
  }
  return both
}

describe(`two operators who press Start calling at the same instant, ${presses} times`, () => {
  const pressThroughAll = async (one: Database, other: Database) => {
    await addPeople(one)
    const waiting = await addLeads(one, 2 * presses)
    const both = await pressTogether(one, other, presses)
    return { waiting: waiting.toSorted(), called: both.flat().toSorted() }
  }

  test('never get the same lead from SQLite, and leave none out', async () => {
    const database = openSqlite(':memory:')
    await migrate(database)
    const { waiting, called } = await pressThroughAll(database, database)
    expect(called).toEqual(waiting)
    await database.close()
  })

  test('nor from two processes on one SQLite file', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'queue-'))
    const file = join(directory, 'wattlewise.sqlite')
    const [one, other] = [openSqlite(file), openSqlite(file)]
    await migrate(one)
    const { waiting, called } = await pressThroughAll(one, other)
    expect(called).toEqual(waiting)
    await Promise.all([one.close(), other.close()])
    rmSync(directory, { recursive: true })
  })

  test.runIf(hasPostgres)('nor from two replicas on PostgreSQL', async () => {
    const { url, drop } = await createPostgres()
    const [one, other] = [
      openDatabase({ url, directory: '' }),
      openDatabase({ url, directory: '' }),
    ]
    await migrate(one)
    const { waiting, called } = await pressThroughAll(one, other)
    expect(called).toEqual(waiting)
    await Promise.all([one.close(), other.close()])
    await drop()
  })
})

/** Two operators ask at the same instant while two enquiries of one number are due: who gets one, and does anybody get the other? */
async function pressForOnePerson(one: Database, other: Database, times: number) {
  const people: { dialled: number; shared: number }[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const number = `+614915${String(turn).padStart(5, '0')}`
    const shared = await addLeads(one, 2, { phone_e164: number })
    const at = minutes(turn / 100)
    const claims = await Promise.all([
      claimNext({}, priya, depsOf(one, at)),
      claimNext({ lead: shared[1] }, jack, depsOf(other, at)),
    ])
    const dialled = claims.flatMap((claim) => (claim.ok && claim.lead ? [claim.lead] : []))
    people.push({ dialled: dialled.length, shared: shared.length })
    await one.db
      .updateTable('enquiries')
      .set({ state: 'lost', claimed_by: null, claimed_until: null })
      .where('id', 'in', shared)
      .execute()
  }
  return people
}

describe(`two operators who press at the same instant for two enquiries with one number, ${presses} times`, () => {
  const onlyOneDials = Array.from({ length: presses }, () => ({ dialled: 1, shared: 2 }))

  test('one of them dials, from two processes on one SQLite file', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'queue-'))
    const file = join(directory, 'wattlewise.sqlite')
    const [one, other] = [openSqlite(file), openSqlite(file)]
    await migrate(one)
    await addPeople(one)
    expect(await pressForOnePerson(one, other, presses)).toEqual(onlyOneDials)
    await Promise.all([one.close(), other.close()])
    rmSync(directory, { recursive: true })
  })

  test.runIf(hasPostgres)('and from two replicas on PostgreSQL', async () => {
    const { url, drop } = await createPostgres()
    const [one, other] = [
      openDatabase({ url, directory: '' }),
      openDatabase({ url, directory: '' }),
    ]
    await migrate(one)
    await addPeople(one)
    expect(await pressForOnePerson(one, other, presses)).toEqual(onlyOneDials)
    await Promise.all([one.close(), other.close()])
    await drop()
  })
})

onEveryDatabase((open) => {
  const claimOf = async (id: string) => {
    const row = await open()
      .db.selectFrom('enquiries')
      .select(['claimed_by', 'claimed_until', 'calling_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row
  }
  const fresh = async (count: number) => {
    await open().db.updateTable('enquiries').set({ state: 'lost' }).execute()
    await open().db.updateTable('enquiries').set({ claimed_by: null }).execute()
    await open().db.updateTable('operators').set({ closed_at: null }).execute()
    if (!(await open().db.selectFrom('operators').select('id').executeTakeFirst()))
      await addPeople(open())
    return addLeads(open(), count)
  }

  test('a second claim is answered with the next lead, and says whose the first is', async () => {
    const [first = '', second = ''] = await fresh(2)
    expect(await claimNext({}, priya, depsOf(open()))).toEqual({ ok: true, lead: first })
    expect(await claimNext({ lead: first }, jack, depsOf(open()))).toEqual({
      ok: true,
      lead: second,
      instead: { operator: { id: 'priya', name: 'Priya Raman', isCalling: false } },
    })
    expect(await startCall(first, jack, depsOf(open()))).toMatchObject({
      code: 'claimed',
      message: 'Priya Raman has them open. Take the next one.',
      by: { id: 'priya' },
    })
    expect(await claimNext({}, { id: 'ruth', role: 'owner' }, depsOf(open()))).toEqual({
      ok: true,
      lead: null,
    })
  })

  test('enquiries that share a phone or an email are held together, until an operator says they are two people', async () => {
    await fresh(0)
    const [first = ''] = await addLeads(open(), 1, { phone_e164: '+61491570156' })
    const [byPhone = ''] = await addLeads(open(), 1, {
      phone_e164: '+61491570156',
      email_key: 'kim@example.com',
    })
    const [byEmail = ''] = await addLeads(open(), 1, { email_key: 'kim@example.com' })
    expect(await claimNext({ lead: first }, priya, depsOf(open()))).toMatchObject({ lead: first })
    expect(await claimNext({ lead: byPhone }, jack, depsOf(open()))).toMatchObject({
      lead: byEmail,
      instead: { operator: { id: 'priya' } },
    })
    const pair = { lead: first, other: byPhone, by: 'jack', at: now.toISOString() }
    await open().db.insertInto('separate_leads').values(pair).execute()
    expect(await claimNext({ lead: byPhone }, jack, depsOf(open()))).toEqual({
      ok: true,
      lead: byPhone,
    })
  })

  test('a claim runs out after five minutes, unless it is renewed', async () => {
    const [first = ''] = await fresh(1)
    await claimNext({}, priya, depsOf(open()))
    expect(await claimNext({}, jack, depsOf(open(), minutes(4)))).toMatchObject({ lead: null })
    expect(await renewClaim(first, priya, depsOf(open(), minutes(4)))).toEqual({
      ok: true,
      until: minutes(9).toISOString(),
    })
    expect(await claimNext({}, jack, depsOf(open(), minutes(8)))).toMatchObject({ lead: null })
    expect(await claimNext({}, jack, depsOf(open(), minutes(9)))).toMatchObject({ lead: first })
    expect(await renewClaim(first, priya, depsOf(open(), minutes(10)))).toMatchObject({
      code: 'claimed',
      by: { name: 'Jack Ng' },
    })
  })

  test('an operator on the phone keeps the lead for half an hour, though the desk is not in view', async () => {
    const [first = ''] = await fresh(1)
    await startCall(first, priya, depsOf(open()))
    expect(await claimNext({}, jack, depsOf(open(), minutes(29)))).toMatchObject({ lead: null })
    expect(await renewClaim(first, priya, depsOf(open(), minutes(1)))).toMatchObject({
      until: minutes(30).toISOString(),
    })
    expect(await claimOf(first)).toMatchObject({ claimed_by: 'priya', calling_by: 'priya' })
    await dropCall(first, priya, depsOf(open()))
    expect(await claimOf(first)).toMatchObject({ claimed_by: 'priya', calling_by: null })
  })

  test('one operator has one lead: the next claim lets the former go', async () => {
    const [first = '', second = ''] = await fresh(2)
    await claimNext({}, priya, depsOf(open()))
    await claimNext({ lead: second }, priya, depsOf(open()))
    expect(await claimOf(first)).toMatchObject({ claimed_by: null, claimed_until: null })
    expect(await releaseClaims(open().db, 'priya', now)).toEqual([second])
  })

  test('the claims of an operator who leaves the desk are free at once', async () => {
    const [first = ''] = await fresh(1)
    await claimNext({}, jack, depsOf(open()))
    expect(
      await closeOperator('jack', { leadsTo: null }, { ...depsOf(open()), by: 'ruth' }),
    ).toMatchObject({ ok: true })
    expect(await claimNext({}, priya, depsOf(open()))).toMatchObject({ lead: first })
  })

  test('another operator’s lead is not next, nor any lead while calls are not allowed', async () => {
    const [first = '', second = ''] = await fresh(2)
    const { db } = open()
    await db.updateTable('enquiries').set({ owner: 'jack' }).where('id', '=', first).execute()
    expect(await claimNext({}, priya, depsOf(open()))).toMatchObject({ lead: second })
    await releaseClaims(db, 'priya', now)
    const night = new Date('2026-11-19T21:00:00+11:00')
    const sunday = new Date('2026-11-22T11:00:00+11:00')
    for (const at of [night, sunday])
      expect(await claimNext({}, priya, depsOf(open(), at))).toMatchObject({ lead: null })
    expect(await claimNext({ lead: first }, priya, depsOf(open(), night))).toEqual({
      ok: true,
      lead: first,
    })
  })

  test('while calls are not allowed no lead is looked at, however many are due', async () => {
    await fresh(60)
    const night = new Date('2026-11-20T04:00:00+11:00')
    const counted = countStatements(open())
    expect(await claimNext({}, priya, depsOf(counted.database, night))).toMatchObject({
      lead: null,
    })
    expect(counted.reading('enquiries')).toBe(0)
  })

  test('where a council keeps a holiday its leads are passed over, all with one look', async () => {
    await fresh(0)
    const cup = new Date('2026-10-21T10:00:00+11:00')
    const created_at = new Date(cup.getTime() - 24 * 3_600_000).toISOString()
    await addLeads(open(), 30, { created_at, postcode: '3220' })
    const counted = countStatements(open())
    expect(await claimNext({}, priya, depsOf(counted.database, cup))).toMatchObject({ lead: null })
    // The other look is at what others have claimed.
    expect(counted.reading('enquiries')).toBe(2)
    // Nor does the desk say that a visitor waits, and try to claim them over and over.
    const closed = closedPostcodes(cup, au.calling)
    const turn = { operator: 'priya', now: cup, size: 1 }
    expect(await listNextIds(open().db, { ...turn, closed })).toEqual([])
    expect(await listNextIds(open().db, { ...turn, closed: [] })).toHaveLength(1)
    const [elsewhere = ''] = await addLeads(open(), 1, { created_at, postcode: '3550' })
    expect(await claimNext({}, priya, depsOf(open(), cup))).toMatchObject({ lead: elsewhere })
    const dayAfter = new Date(cup.getTime() + 24 * 3_600_000)
    expect(await claimNext({}, jack, depsOf(open(), dayAfter))).not.toMatchObject({ lead: null })
  })

  test('on St Andrew’s Day those are passed over who may live in Scotland, and Manchester is called', async () => {
    await fresh(0)
    const now = new Date('2026-11-30T10:00:00Z')
    const created_at = new Date(now.getTime() - 96 * 3_600_000).toISOString()
    for (const postcode of ['EH1 1YZ', 'G1 1AA', 'TD15 1AA', 'CA6 5AA', ''])
      await addLeads(open(), 1, { created_at, postcode })
    const world = { ...depsOf(open(), now), calling: british }
    expect(await claimNext({}, priya, world)).toMatchObject({ lead: null })
    for (const place of [
      { postcode: 'M1 1AE' },
      { postcode: 'GL1 1AA' },
      { postcode: 'CA1 1AA' },
      { postcode: 'TD15 2AA', nation: 'england' },
    ]) {
      const [lead = ''] = await addLeads(open(), 1, { created_at, ...place })
      expect(await claimNext({}, priya, world), place.postcode).toMatchObject({ lead })
      await open()
        .db.updateTable('enquiries')
        .set({ state: 'won' })
        .where('id', '=', lead)
        .execute()
    }
    const day = 24 * 3_600_000
    const next = { ...world, now: () => new Date(now.getTime() + day) }
    expect(await claimNext({}, jack, next)).not.toMatchObject({ lead: null })
  })
})
