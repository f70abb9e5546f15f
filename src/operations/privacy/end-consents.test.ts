import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptLead } from '../offer/accept-lead.ts'
import { recordOutcome } from '../offer/record-outcome.ts'
import { decideProven } from '../offer/return-lead.ts'
import { endConsents } from './end-consents.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const consentUntil = new Date('2026-11-19T05:00:00.000Z')
const after = new Date('2026-11-19T05:01:00.000Z')
let people = 0

onEveryDatabase((database) => {
  const depsAt = (moment: Date) => worldAt(moment, database(), { maxInstallers: 3 })

  /** A lead whose consent ends soon, accepted by one installer and offered to another. */
  async function offeredLead() {
    people += 1
    const row = lead({ consent_until: consentUntil.toISOString() })
    await insertLead(row, storeDeps(database()))
    const offers: string[] = []
    for (const who of ['a', 'b']) {
      const installer = `${who} ${people}`
      await storeInstaller(database(), { id: installer })
      const id = uuidv7()
      await insertOffer(database().db, {
        ...{ id, lead: row.id, installer, fee_cents: 8500 },
        ...{ offered_at: now.toISOString(), expires_at: '2026-11-19T07:00:00.000Z' },
      })
      offers.push(id)
    }
    await acceptLead(offers[0] ?? '', depsAt(now))
    return { lead: row.id, held: offers[0] ?? '', open: offers[1] ?? '' }
  }
  const statesOf = async (lead: string) =>
    (await listOffersOfLead(database().db, lead)).map(({ state }) => state)

  test('consent that ends cancels an open offer, once, and tells its installer why', async () => {
    const { lead, open } = await offeredLead()
    expect(await endConsents(depsAt(now))).toBe(0)
    await Promise.all([endConsents(depsAt(after)), endConsents(depsAt(after))])
    expect(await endConsents(depsAt(after))).toBe(0)
    expect(await statesOf(lead)).toEqual(['accepted', 'cancelled'])
    const letters = await database()
      .db.selectFrom('deliveries')
      .select(['event', 'offer'])
      .where('lead', '=', lead)
      .where('event', '=', 'offer.cancelled')
      .execute()
    expect(letters).toEqual([{ event: 'offer.cancelled', offer: open }])
    expect(
      await getOutgoingOffer(database().db, open, { now: after, calling: au.calling }),
    ).toMatchObject({ ended: 'consent' })
  })

  test('who accepted has the details no more, can say what came of it, and is credited nothing', async () => {
    const { lead, held } = await offeredLead()
    expect(
      (await getOutgoingOffer(database().db, held, { now, calling: au.calling }))?.details,
    ).toBeDefined()
    // At once, also before the end is written down.
    expect(
      await getOutgoingOffer(database().db, held, { now: consentUntil, calling: au.calling }),
    ).toMatchObject({
      ...{ ended: 'consent', details: undefined },
    })
    await endConsents(depsAt(after))
    const disclosures = await database()
      .db.selectFrom('disclosures')
      .select('stopped_at')
      .where('lead', '=', lead)
      .where('receiver_kind', '=', 'installer')
      .execute()
    expect(disclosures).toEqual([{ stopped_at: after.toISOString() }])
    expect(
      await recordOutcome({ offer: held, step: { kind: 'won' } }, depsAt(after)),
    ).toMatchObject({
      ...{ ok: true, repeated: false },
    })
    expect(await decideProven(depsAt(new Date('2026-11-19T06:00:00.000Z')))).toBe(0)
    expect(await statesOf(lead)).toEqual(['accepted', 'cancelled'])
  })
})
