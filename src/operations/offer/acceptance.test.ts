import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { isUnreachable } from '#database/errors.ts'
import { insertInstaller } from '#database/installer/installers.ts'
import { insertOffer } from '#database/offer/offers.ts'
import type { Database } from '#database/open.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { eventLimitMs } from '../../../tests/limits.ts'
import { worldAt } from '../../../tests/world.ts'
import { withRetry } from '../with-retry.ts'
import { acceptLead } from './accept-lead.ts'

const now = new Date('2026-11-19T03:24:00.000Z')
const later = '2026-11-19T04:24:00.000Z'
onEveryDatabase((database) => {
  /** Installers press again when the database was too busy. */
  const accept = (offer: string) =>
    withRetry(() => acceptLead(offer, worldAt(now, database(), { maxInstallers: 3 })), {
      ...{ attempts: Number.POSITIVE_INFINITY, delayMs: 25, giveUpAfterMs: eventLimitMs },
      mayPass: isUnreachable,
    })
  let abns = 10_000_000_000

  async function newInstaller(changes: Partial<Installer> = {}): Promise<string> {
    abns += 1
    const installer = installerWith({ id: uuidv7(), abn: String(abns), ...changes })
    const began = { level: 0, levelSince: now.toISOString(), createdAt: now.toISOString() }
    await insertInstaller(database().db, { ...installer, ...began }, uuidv7)
    return installer.id
  }

  async function newLead(): Promise<string> {
    const row = lead()
    await insertLead(row, storeDeps(database()))
    return row.id
  }

  async function newOffer(lead: string, installer: string, expires_at = later): Promise<string> {
    const id = uuidv7()
    const offered_at = now.toISOString()
    await insertOffer(database().db, {
      id,
      lead,
      installer,
      offered_at,
      expires_at,
      fee_cents: 6005,
    })
    return id
  }

  test('an accepted offer costs its fee and gives the details, once', async () => {
    const [lead, installer] = [await newLead(), await newInstaller()]
    const offer = await newOffer(lead, installer)
    expect(await accept(offer)).toEqual({ ok: true, lead, installer, repeated: false })
    expect(await accept(offer)).toEqual({ ok: true, lead, installer, repeated: true })
    expect(await ledgerOf(database(), installer)).toEqual([
      { offer, kind: 'fee', amount_cents: 6005, gst_cents: 601 },
    ])
    expect(await holdersOf(database(), lead)).toEqual([installer])
  })

  test('a lead is open with an installer, or its own, once at a time', async () => {
    const [lead, installer] = [await newLead(), await newInstaller()]
    const offer = {
      lead,
      installer,
      offered_at: now.toISOString(),
      expires_at: later,
      fee_cents: 1,
    }
    const { db } = database()
    const insert = () => insertOffer(db, { id: uuidv7(), ...offer })
    const setState = (state: 'accepted' | 'expired') =>
      db.updateTable('offers').set({ state }).where('lead', '=', lead).execute()
    await insert()
    await expect(insert()).rejects.toThrow()
    await setState('accepted')
    await expect(insert()).rejects.toThrow()
    await setState('expired')
    await insert()
  })

  test('an offer that has lapsed gives nothing and costs nothing', async () => {
    const [lead, installer] = [await newLead(), await newInstaller()]
    const offer = await newOffer(lead, installer, now.toISOString())
    expect(await accept(offer)).toMatchObject({
      code: 'lapsed',
    })
    expect(await ledgerOf(database(), installer)).toEqual([])
    expect(await holdersOf(database(), lead)).toEqual([])
  })

  test('an installer who accepts after the visitor withdrew gets a sentence and no details', async () => {
    const [lead, installer] = [await newLead(), await newInstaller()]
    const offer = await newOffer(lead, installer)
    await database()
      .db.updateTable('enquiries')
      .set({ state: 'withdrawn' })
      .where('id', '=', lead)
      .execute()
    expect(await accept(offer)).toMatchObject({
      code: 'withdrawn',
      message: 'This enquiry was taken back. Nothing was charged.',
    })
    expect(await holdersOf(database(), lead)).toEqual([])
  })

  test('nobody gets the details once the consent has run out', async () => {
    const [lead, installer] = [await newLead(), await newInstaller()]
    const offer = await newOffer(lead, installer)
    await database()
      .db.updateTable('enquiries')
      .set({ consent_until: now.toISOString() })
      .where('id', '=', lead)
      .execute()
    expect(await accept(offer)).toMatchObject({
      code: 'withdrawn',
    })
    expect(await holdersOf(database(), lead)).toEqual([])
  })

  test('an offer that nobody made is unknown', async () => {
    const offer = uuidv7()
    expect(await accept(offer)).toMatchObject({
      code: 'unknown',
    })
  })

  test('of 64 installers who accept a lead at once three get it, and the others a sentence', async () => {
    const lead = await newLead()
    const offers = await Promise.all(
      Array.from({ length: 64 }, async () => newOffer(lead, await newInstaller())),
    )
    const accepted = await Promise.all(offers.map(accept))
    expect(accepted.filter(({ ok }) => ok)).toHaveLength(3)
    expect(accepted.filter((one) => !one.ok && one.code === 'taken')).toHaveLength(61)
    expect(await holdersOf(database(), lead)).toHaveLength(3)
  })

  test('of 64 leads that an installer with two places accepts at once it gets two', async () => {
    const installer = await newInstaller({ caps: { day: 5, week: 2 } })
    const offers = await Promise.all(
      Array.from({ length: 64 }, async () => newOffer(await newLead(), installer)),
    )
    const accepted = await Promise.all(offers.map(accept))
    expect(accepted.filter(({ ok }) => ok)).toHaveLength(2)
    expect(accepted.find(({ ok }) => !ok)).toMatchObject({
      code: 'full',
      message: 'You have had your 2 leads for this week.',
    })
    expect(await ledgerOf(database(), installer)).toHaveLength(2)
  })
})

function ledgerOf({ db }: Database, installer: string) {
  return db
    .selectFrom('ledger_entries')
    .select(['offer', 'kind', 'amount_cents', 'gst_cents'])
    .where('installer', '=', installer)
    .execute()
}

async function holdersOf({ db }: Database, lead: string): Promise<string[]> {
  const rows = await db
    .selectFrom('disclosures')
    .select('receiver')
    .where('lead', '=', lead)
    .where('receiver_kind', '=', 'installer')
    .execute()
  return rows.map(({ receiver }) => receiver)
}
