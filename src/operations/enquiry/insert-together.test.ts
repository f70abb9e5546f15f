import { expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  addEndpoint,
  insertLead,
  later,
  lead,
  leadReceivers,
  storeDeps,
  toStoredLead,
} from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { insertTogether } from './store-leads.ts'

const channelsOf = async (database: Database, { id }: NewLeadRow) =>
  (await listDeliveries(database.db, id)).map(({ channel }) => channel).toSorted()

const rowOf = (database: Database, { id }: NewLeadRow) =>
  database.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const isStored = async (database: Database, { id }: NewLeadRow) =>
  (await database.db.selectFrom('enquiries').select('id').where('id', '=', id).execute()).length ===
  1

onEveryDatabase((open) => {
  test('a lead and its deliveries are stored together', async () => {
    const endpoint = await addEndpoint(open())
    const one = lead()
    const receivers = leadReceivers([endpoint])
    await insertLead(one, storeDeps(open(), { receivers }))
    const owed = await listDeliveries(open().db, one.id)
    expect(owed).toHaveLength(4)
    for (const delivery of owed)
      expect(delivery).toMatchObject({
        event: 'lead.created',
        retry_at: one.created_at,
        attempts: 0,
        held_at: null,
        endpoint: delivery.channel === 'webhook' ? endpoint : null,
      })
  })

  test('a lead is not stored if one of its deliveries cannot be', async () => {
    const row = lead()
    const [good, bad] = await Promise.all(
      [[], ['no such endpoint']].map((endpoints) =>
        toStoredLead(
          row,
          storeDeps(open(), {
            receivers: leadReceivers(endpoints, ['operator-letter', 'confirmation', 'webhook']),
          }),
        ),
      ),
    )
    if (!good || !bad) throw new Error('two were made')
    const limit = { name: 'whose lead is not stored', most: 1 }
    await expect(insertTogether(open(), [bad], limit)).rejects.toThrow(/foreign key/i)
    expect(await isStored(open(), row)).toBe(false)
    // Nothing else of it is left either: neither fingerprint nor count.
    expect(await insertTogether(open(), [good], limit)).toMatchObject({
      receipts: [{ repeated: false }],
    })
  })

  test('of many at once, those that cannot be stored keep no other from it', async () => {
    const rows = Array.from({ length: 12 }, () => lead())
    const stored = await Promise.all(
      rows.map((row, index) =>
        toStoredLead(
          row,
          storeDeps(open(), {
            receivers: leadReceivers(index % 4 === 3 ? ['no such endpoint'] : [], ['webhook']),
          }),
        ),
      ),
    )
    const inserted = await Promise.allSettled(
      stored.map((one) => insertTogether(open(), [one], undefined)),
    )
    for (const [index, row] of rows.entries()) {
      const isGood = index % 4 !== 3
      expect(inserted[index]?.status).toBe(isGood ? 'fulfilled' : 'rejected')
      expect(await isStored(open(), row)).toBe(isGood)
    }
  })

  test('of thirty at once from one sender as many are stored as its limit allows', async () => {
    const rows = Array.from({ length: 30 }, () => lead())
    const stored = await Promise.all(rows.map((row) => toStoredLead(row, storeDeps(open()))))
    const inserted = await Promise.all(
      stored.map((one) => insertTogether(open(), [one], { name: 'eager', most: 20 })),
    )
    expect(inserted.filter(({ ok }) => ok)).toHaveLength(20)
  })

  test('nobody owns a new lead, whatever its row says', async () => {
    const owned = { ...lead(), owner: 'priya' }
    await insertLead(owned, storeDeps(open()))
    expect(await rowOf(open(), owned)).toMatchObject({ id: owned.id, owner: null })
  })

  test('a repeated lead gets no further deliveries', async () => {
    const one = lead()
    await insertLead(one, storeDeps(open()))
    const repeat = { ...lead(), fingerprint: one.fingerprint }
    expect(await insertLead(repeat, storeDeps(open()))).toMatchObject({ repeated: true })
    expect(await listDeliveries(open().db, repeat.id)).toEqual([])
  })

  test('of a suspected lead our office hears at once, and everybody else once it is released', async () => {
    const one = lead({ suspected: 'honeypot' })
    await insertLead(one, storeDeps(open()))
    const owed = await listDeliveries(open().db, one.id)
    expect(owed).toHaveLength(3)
    for (const { channel, retry_at, held_at } of owed)
      expect({ retry_at, held_at }).toEqual(
        channel === 'operator-letter'
          ? { retry_at: one.created_at, held_at: null }
          : { retry_at: null, held_at: one.created_at },
      )
  })

  test('an address gets three confirmations in any 24 hours, other receivers get every lead', async () => {
    const email = 'Often@example.com'
    const hours = [0, 10, 20, 23.9, 24, 33, 34]
    const channels: string[][] = []
    for (const hour of hours) {
      const one = lead({ email, created_at: later(hour * 3600).toISOString() })
      await insertLead(one, storeDeps(open()))
      channels.push(await channelsOf(open(), one))
    }
    expect(channels.map((owed) => owed.includes('confirmation'))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
      true,
    ])
    for (const owed of channels) expect(owed).toContain('operator-letter')
  })

  test('twenty simultaneous leads with one address get three confirmations', async () => {
    const all = Array.from({ length: 20 }, () => lead({ email: 'victim@example.com' }))
    await Promise.all(all.map((one) => insertLead(one, storeDeps(open()))))
    const owed = await Promise.all(all.map((one) => channelsOf(open(), one)))
    expect(owed.filter((channels) => channels.includes('confirmation'))).toHaveLength(3)
  })

  test('a lead from a client gets no confirmation, nor does a lead without an email address', async () => {
    for (const one of [lead({ came_by: 'key' }), lead({ email: '' })]) {
      await insertLead(one, storeDeps(open()))
      expect(await channelsOf(open(), one)).toEqual(['hosted-table', 'operator-letter'])
    }
  })

  test('a lead with the same email or phone as another within thirty days is its duplicate', async () => {
    const first = lead({ email: 'Same@Example.com' })
    const byEmail = lead({ email: 'same@example.com', created_at: later(60).toISOString() })
    const byPhone = lead({
      phone_e164: byEmail.phone_e164,
      created_at: later(29 * 86_400).toISOString(),
    })
    const tooLate = lead({
      email: 'same@example.com',
      created_at: later(31 * 86_400).toISOString(),
    })
    const neither = lead({ email: '', phone_e164: '' })
    const another = lead({ email: '', phone_e164: '' })
    for (const one of [first, byEmail, byPhone, tooLate, neither, another])
      await insertLead(one, storeDeps(open()))
    expect((await rowOf(open(), first)).duplicate_of).toBeNull()
    expect((await rowOf(open(), byEmail)).duplicate_of).toBe(first.id)
    expect((await rowOf(open(), byPhone)).duplicate_of).toBe(byEmail.id)
    expect((await rowOf(open(), tooLate)).duplicate_of).toBeNull()
    expect((await rowOf(open(), another)).duplicate_of).toBeNull()
  })

  test('several leads are stored all together or not at all', async () => {
    const good = [lead(), lead()]
    const sameId = { ...lead(), id: good[0]?.id ?? '' }
    const insertAll = async (rows: NewLeadRow[]) =>
      insertTogether(
        open(),
        await Promise.all(rows.map((row) => toStoredLead(row, storeDeps(open())))),
        undefined,
      )
    await expect(insertAll([...good, sameId])).rejects.toThrow()
    for (const one of good) expect(await isStored(open(), one)).toBe(false)
    expect(await insertAll(good)).toMatchObject({
      receipts: [{ repeated: false }, { repeated: false }],
    })
    for (const one of good) expect(await channelsOf(open(), one)).toContain('operator-letter')
  })
})
