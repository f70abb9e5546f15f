import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { getLatestTrace } from '#database/offer/match-traces.ts'
import { insertOffer } from '#database/offer/offers.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptLead } from './accept-lead.ts'
import { matchLead } from './match-lead.ts'

const now = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((database) => {
  const match = (id: string, at = now) =>
    matchLead({ lead: id, at }, { database: database(), calling: au.calling })

  async function addInstaller(id: string, abn: string, changes: Partial<Installer> = {}) {
    const began = { level: 0, levelSince: '2026-11-01T00:00:00.000Z', createdAt: now.toISOString() }
    await insertInstaller(
      database().db,
      { ...installerWith({ id, abn, ...changes }), ...began },
      uuidv7,
    )
  }

  async function addLead(changes: Partial<NewLeadRow> = {}): Promise<string> {
    const row = lead({ service: 'solar-battery', postcode: '3011', ...changes })
    await insertLead(row, storeDeps(database()))
    return row.id
  }

  async function accept(lead: string, installer: string): Promise<void> {
    const id = uuidv7()
    const at = now.toISOString()
    const expires_at = new Date(now.getTime() + 1).toISOString()
    await insertOffer(database().db, {
      id,
      lead,
      installer,
      offered_at: at,
      expires_at,
      fee_cents: 0,
    })
    await acceptLead(id, worldAt(now, database(), { maxInstallers: 3 }))
  }

  const turnsOf = async (id: string) =>
    (await match(id))?.map(({ installer, turn }) => [installer, turn])

  test('a lead goes to the installer that is furthest behind, and never twice to the same one', async () => {
    await addInstaller('a', '10 000 000 001', { caps: { day: 2 } })
    await addInstaller('b', '10 000 000 002')
    await addInstaller('c', '10 000 000 003', { services: ['panels'] })
    const [first, second, third] = [await addLead(), await addLead(), await addLead()]
    expect(await turnsOf(first)).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', null],
    ])
    await accept(first, 'a')
    expect(await turnsOf(first)).toEqual([
      ['b', 1],
      ['a', null],
      ['c', null],
    ])
    expect((await turnsOf(second))?.slice(0, 2)).toEqual([
      ['b', 1],
      ['a', 2],
    ])
    await accept(second, 'a')
    const full = (await match(third))?.find(({ installer }) => installer === 'a')
    expect(full?.reasons.map(({ text }) => text)).toContain('Had its 2 for today')
  })

  test('a repeated enquiry goes to the installer that has the person', async () => {
    const person = { email: 'marian@example.com' }
    await accept(await addLead(person), 'b')
    expect(await turnsOf(await addLead(person))).toEqual([
      ['b', 1],
      ['a', null],
      ['c', null],
    ])
  })

  test('sizes and hours that an installer gave decide, each with its reason', async () => {
    await addInstaller('large', '10 000 000 011', { batteryKilowattHours: { from: 20, to: 50 } })
    await addInstaller('nights', '10 000 000 012', {
      hours: { weekdays: { from: 18, to: 22 }, saturday: undefined },
    })
    const small = JSON.stringify({ 'battery-size': 'small' })
    const candidates = await match(await addLead({ form_slug: 'battery', answers: small }))
    const against = (id: string) =>
      candidates
        ?.find(({ installer }) => installer === id)
        ?.reasons.filter(({ side }) => side === 'against')
        .map(({ text }) => text)
    expect(against('large')).toEqual(['Fits only batteries of 20 to 50 kWh; this is for 5 to 7'])
    expect(against('nights')).toEqual(['Works only while we are closed'])
  })

  test('the reasons stay with the lead', async () => {
    const id = await addLead()
    const candidates = await match(id)
    expect((await getLatestTrace(database().db, id))?.candidates).toEqual(candidates)
  })

  test('a matching stays until the next one, and for good once an offer was made by it', async () => {
    const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    const id = await addLead()
    const keptAfter = async (minutes: number) => {
      await match(id, minutesLater(minutes))
      const traces = await database()
        .db.selectFrom('match_traces')
        .select('at')
        .where('lead', '=', id)
        .orderBy('at')
        .execute()
      return traces.map(({ at }) => (Date.parse(at) - now.getTime()) / 60_000)
    }
    expect(await keptAfter(0)).toEqual([0])
    expect(await keptAfter(5)).toEqual([5])
    await insertOffer(database().db, {
      ...{ id: uuidv7(), lead: id, installer: 'a', fee_cents: 0 },
      offered_at: minutesLater(5).toISOString(),
      expires_at: minutesLater(65).toISOString(),
    })
    expect(await keptAfter(10)).toEqual([5, 10])
    expect(await keptAfter(15)).toEqual([5, 15])
    // Another replica may be about to offer by that.
    expect(await keptAfter(15.5)).toEqual([5, 15, 15.5])
  })

  test('an installer that was closed is matched only with what it was offered', async () => {
    const [offered, other] = [await addLead(), await addLead()]
    await addInstaller('closed', '10 000 000 004')
    await accept(offered, 'closed')
    await database()
      .db.updateTable('installers')
      .set({ closed_at: now.toISOString() })
      .where('id', '=', 'closed')
      .execute()
    const installersOf = async (id: string) => (await match(id))?.map(({ installer }) => installer)
    expect(await installersOf(offered)).toContain('closed')
    expect(await installersOf(other)).not.toContain('closed')
  })

  test('nobody is matched with a lead that is unknown', async () => {
    expect(await match(uuidv7())).toBeUndefined()
  })
})
