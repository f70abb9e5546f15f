import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertAnsweredLead, lead, storeDeps } from '../../../tests/leads.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptLead } from './accept-lead.ts'
import { declineLead } from './decline-lead.ts'
import { offerDue } from './offer-due.ts'
import { offerLead } from './offer-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((database) => {
  const depsAt = (moment: Date) => worldAt(moment, database(), { maxInstallers: 2 })

  async function addInstaller(id: string, abn: string, changes: Partial<Installer> = {}) {
    const began = { level: 0, levelSince: '2026-11-01T00:00:00.000Z', createdAt: now.toISOString() }
    const installer = installerWith({ id, abn, ...changes })
    await insertInstaller(database().db, { ...installer, ...began }, uuidv7)
  }

  async function addLead(changes: Partial<NewLeadRow> = {}): Promise<string> {
    const row = lead({ service: 'solar-battery', postcode: '3011', ...changes })
    await insertAnsweredLead(row, storeDeps(database()))
    return row.id
  }

  const offersOf = async (lead: string) =>
    (await listOffersOfLead(database().db, lead)).map(({ installer, state }) => [installer, state])

  test('a lead goes to those in turn, on to the next when one declines, and on when one lapses', async () => {
    await addInstaller('a', '10 000 000 001')
    await addInstaller('b', '10 000 000 002')
    await addInstaller('c', '10 000 000 003')
    await addInstaller('d', '10 000 000 004')
    await addInstaller('panels-only', '10 000 000 005', { services: ['panels'] })
    const id = await addLead()
    expect(await offerLead(id, depsAt(now))).toEqual({ ok: true, installers: ['a', 'b'] })
    const [first, second] = await listOffersOfLead(database().db, id)
    expect(first).toMatchObject({ fee_cents: 8500, expires_at: '2026-11-19T04:24:00.000Z' })

    const decline = () => declineLead({ offer: first?.id ?? '', because: 'too-busy' }, depsAt(now))
    expect(await decline()).toEqual({ ok: true })
    expect(await decline()).toEqual({ ok: true })
    expect(await offersOf(id)).toEqual([
      ['a', 'declined'],
      ['b', 'offered'],
      ['c', 'offered'],
    ])

    await acceptLead(second?.id ?? '', depsAt(now))
    const anHourLater = new Date(now.getTime() + 3_600_000)
    await offerDue(depsAt(anHourLater))
    expect(await offersOf(id)).toEqual([
      ['a', 'declined'],
      ['b', 'accepted'],
      ['c', 'expired'],
      ['d', 'offered'],
    ])
    expect(await offerDue(depsAt(anHourLater))).toBe(0)
  })

  test('an offer says why this installer, although time passes while it is chosen', async () => {
    let ticks = now.getTime()
    const id = await addLead()
    await offerLead(id, { ...depsAt(now), now: () => new Date(ticks++) })
    const offers = await listOffersOfLead(database().db, id)
    const outgoing = await Promise.all(
      offers.map((one) => getOutgoingOffer(database().db, one.id, { now, calling: au.calling })),
    )
    expect(outgoing.map((offer) => offer?.reasons[0]?.code)).toEqual(['area', 'area'])
  })

  test('two replicas that offer a lead at once offer no place twice', async () => {
    const id = await addLead()
    await Promise.all(Array.from({ length: 8 }, () => offerLead(id, depsAt(now))))
    expect(await offersOf(id)).toHaveLength(2)
  })

  test('a lead that nobody suits says so', async () => {
    const id = await addLead({ service: 'roof-tiles', postcode: '' })
    await database().db.updateTable('installers').set({ services: '["panels"]' }).execute()
    expect(await offerLead(id, depsAt(now))).toMatchObject({ code: 'nobody' })
  })

  test('a lead that came by a public key is never offered', async () => {
    const id = await addLead({ came_by: 'key' })
    expect(await offerLead(id, depsAt(now))).toMatchObject({ code: 'refused' })
    expect(await offersOf(id)).toEqual([])
  })
})
