import { expect, test } from 'vitest'
import type { ErasureNote } from '#database/privacy/erasure-log.ts'
import { channelNames, systems } from '#domain/delivery/channel.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  addEndpoint,
  insertLead,
  later,
  leadReceivers,
  lead as newLead,
  storeDeps,
} from '../../../tests/leads.ts'
import { storeInstaller, storeOffer } from '../../../tests/stored-installers.ts'
import { type EraseExpiredDeps, eraseExpired } from './erase-expired.ts'
import { replayErasures } from './replay-erasures.ts'
import { withdrawLead } from './withdraw-lead.ts'

const day = 24 * 3600
const secret = 'a secret of at least thirty-two characters'

onEveryDatabase((open) => {
  const notes: ErasureNote[] = []
  const erasures = {
    append: async (more: readonly ErasureNote[]) => void notes.push(...more),
    read: async () => new Map(notes.map((note) => [note.lead, note])),
  }
  const deps = (days: number, retention: EraseExpiredDeps['retention']): EraseExpiredDeps => ({
    database: open(),
    secret,
    calling: au.calling,
    now: () => later(days * day),
    erasures,
    deleteLetters: async () => {},
    retention,
  })
  const insert = async (changes: Partial<NewLeadRow> = {}) => {
    const one = newLead({ first_name: 'Zephyrine', message: 'Ring the side gate', ...changes })
    await insertLead(one, storeDeps(open()))
    return one.id
  }
  const get = (id: string) =>
    open().db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isErased = async (id: string) => (await get(id)).erased_at !== null

  test('each state has its time, and another enquiry of the same person has its own', async () => {
    const email = 'zephyrine@example.com'
    const old = await insert({ email, state: 'lost' })
    const won = await insert({ email, state: 'won' })
    const young = await insert({ email, state: 'lost', created_at: later(300 * day).toISOString() })
    const retention = { lost: 400 }
    expect(await eraseExpired(deps(399, retention))).toBe(0)
    expect(await eraseExpired(deps(401, retention))).toBe(1)
    expect(await eraseExpired(deps(401, retention))).toBe(0)
    expect([await isErased(old), await isErased(won), await isErased(young)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await get(old)).toMatchObject({
      state: 'lost',
      email: '',
      first_name: '',
      message: '',
      consent_proof: expect.stringMatching(/:/),
    })
    expect(JSON.stringify(await get(young))).toContain(email)
  })

  test('nothing is erased by itself while nothing is set', async () => {
    const old = await insert()
    expect(await eraseExpired(deps(9999, {}))).toBe(0)
    expect(await isErased(old)).toBe(false)
  })

  test('what is still open is closed as lost, since nobody took it back', async () => {
    const open = await insert()
    await eraseExpired(deps(401, { open: 400 }))
    expect(await get(open)).toMatchObject({
      state: 'lost',
      lost_because: 'other',
      next_action: null,
    })
  })

  test('more than one step is done, and a process that stops leaves the rest to the next', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => insert({ state: 'spam' })))
    let asked = 0
    const isStopping = () => {
      asked += 1
      return asked > 1
    }
    expect(await eraseExpired({ ...deps(401, { spam: 400 }), isStopping })).toBe(10)
    expect(await eraseExpired(deps(401, { spam: 400 }))).toBe(2)
    expect(await Promise.all(many.map(isErased))).not.toContain(false)
  })

  test('systems hear of it once, and not if they know of a withdrawal', async () => {
    const { db } = open()
    const receivers = leadReceivers([await addEndpoint(open())], channelNames)
    const send = async (id: string) =>
      db
        .updateTable('deliveries')
        .set({ attempts: 1, retry_at: null, delivered_at: later(1).toISOString() })
        .where('lead', '=', id)
        .where('channel', 'in', systems)
        .execute()
    const insertSent = async () => {
      const one = newLead({ state: 'lost' })
      await insertLead(one, { ...storeDeps(open()), receivers })
      await send(one.id)
      return one.id
    }
    const known = await insertSent()
    await withdrawLead(known, { ...storeDeps(open()), ...deps(2, {}) })
    await send(known)
    const unknown = await insertSent()
    await eraseExpired(deps(401, { lost: 400, withdrawn: 400 }))
    await eraseExpired(deps(402, { lost: 400, withdrawn: 400 }))
    const notices = async (id: string) =>
      db
        .selectFrom('deliveries')
        .select('channel')
        .where('lead', '=', id)
        .where('event', '=', 'lead.erased')
        .execute()
    expect(await isErased(known)).toBe(true)
    expect(await notices(known)).toEqual([])
    expect((await notices(unknown)).map(({ channel }) => channel).toSorted()).toEqual(
      systems.toSorted(),
    )
  })

  test('an accepted offer, what it cost and who had the details stay; the proof goes after six years', async () => {
    const { db } = open()
    const id = await insert({ state: 'won' })
    const at = later(1).toISOString()
    await db
      .insertInto('disclosures')
      .values({
        id,
        lead: id,
        receiver_kind: 'letter',
        receiver: 'office',
        at,
        consent_version: 'v',
      })
      .execute()
    const installer = await storeInstaller(open())
    const offer = await storeOffer(open(), { lead: id, installer, state: 'accepted' })
    await db
      .insertInto('ledger_entries')
      .values({ id: offer, installer, offer, kind: 'fee', amount_cents: 6000, gst_cents: 600, at })
      .execute()
    await eraseExpired(deps(2556, { won: 2555 }))
    const { state } = await db
      .selectFrom('offers')
      .select('state')
      .where('id', '=', offer)
      .executeTakeFirstOrThrow()
    expect(state).toBe('accepted')
    expect(await db.selectFrom('ledger_entries').select('id').execute()).toEqual([{ id: offer }])
    const letters = db.selectFrom('deliveries').selectAll().where('offer', '=', offer)
    expect(await letters.execute()).toEqual([])
    const disclosures = () =>
      db.selectFrom('disclosures').selectAll().where('lead', '=', id).execute()
    expect(await disclosures()).toHaveLength(1)
    await eraseExpired(deps(2556 + 6 * 365, { won: 2555 }))
    expect((await get(id)).consent_proof).not.toBeNull()
    await eraseExpired(deps(2556 + 6 * 365 + 3, { won: 2555 }))
    expect((await get(id)).consent_proof).toBeNull()
    expect(await disclosures()).toEqual([])
  })

  test('a backup that brings one back is erased as it was erased before', async () => {
    const id = await insert()
    await eraseExpired(deps(401, { open: 400 }))
    expect(notes.at(-1)).toMatchObject({ lead: id, because: 'age' })
    const { id: again } = newLead()
    await open()
      .db.updateTable('enquiries')
      .set({ erased_at: null, state: 'new', first_name: 'Zephyrine', lost_because: null })
      .where('id', '=', id)
      .execute()
    expect(again).not.toBe(id)
    const replay = { ...deps(500, {}), listLetters: async () => [] }
    expect((await replayErasures(replay)).erasedAgain).toBe(1)
    expect(await get(id)).toMatchObject({ state: 'lost', first_name: '' })
  })
})
