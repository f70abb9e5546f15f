import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import type { Candidate } from '#domain/offer/match.ts'
import type { Reason } from '#domain/offer/reason.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { markAccepted } from '../../../tests/accepted.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { insertInstaller } from '../installer/installers.ts'
import type { EnquiriesTable } from '../schema.ts'
import { insertMatchTrace } from './match-traces.ts'
import { insertOffer } from './offers.ts'
import { getOutgoingOffer } from './outgoing-offer.ts'

const now = new Date('2026-11-19T03:24:00.000Z')
const battery = formsOf(au).get('battery')

onEveryDatabase((database) => {
  let abns = 20_000_000_000

  async function newInstaller(): Promise<string> {
    abns += 1
    const installer = installerWith({ id: uuidv7(), abn: String(abns) })
    const began = { level: 0, levelSince: now.toISOString(), createdAt: now.toISOString() }
    await insertInstaller(database().db, { ...installer, ...began }, uuidv7)
    return installer.id
  }

  async function newLead(changes: Partial<NewLeadRow> = {}): Promise<string> {
    const row = lead({
      service: 'solar-battery',
      postcode: '3073',
      form_shown: JSON.stringify(battery),
      answers: JSON.stringify({ 'battery-size': 'medium', 'contact-name': 'Marian Pell' }),
      first_name: 'Marian',
      ...changes,
    })
    await insertLead(row, storeDeps(database()))
    return row.id
  }

  async function newOffer(lead: string, installer: string): Promise<string> {
    const id = uuidv7()
    await insertOffer(database().db, {
      ...{ id, lead, installer, fee_cents: 8505 },
      offered_at: now.toISOString(),
      expires_at: '2026-11-19T04:24:00.000Z',
    })
    return id
  }

  const accept = (offer: string, at = now) => markAccepted(database().db, offer, at)

  const read = async (offer: string) => {
    const outgoing = await getOutgoingOffer(database().db, offer, { now, calling: au.calling })
    if (!outgoing) throw new Error('no such offer')
    return outgoing
  }

  const setLead = (id: string, changes: Updateable<EnquiriesTable>) =>
    database().db.updateTable('enquiries').set(changes).where('id', '=', id).execute()

  test('before acceptance an offer warns of a doubtful number, without the number', async () => {
    const lead = await newLead({ phone_e164: '+447700900123', phone_doubtful: true })
    const offer = await newOffer(lead, await newInstaller())
    const { country, calling } = au
    const outgoing = await getOutgoingOffer(database().db, offer, { now, calling, country })
    expect(outgoing?.summary.facts).toContainEqual({
      label: 'Their number',
      value: 'A number of another country.',
    })
    expect(JSON.stringify(outgoing)).not.toContain('7700900123')
  })

  test('before acceptance an offer has its summary and its fee, and nothing of the person', async () => {
    const [lead, installer] = [await newLead(), await newInstaller()]
    const offer = await newOffer(lead, installer)
    const reason: Reason = { side: 'for', code: 'area', text: 'Covers 3073' }
    const candidates: Candidate[] = [
      {
        installer,
        turn: 1,
        shortfall: 1,
        reasons: [
          reason,
          { side: 'for', code: 'strength', text: 'Known for price, which was asked for' },
          { side: 'neither', code: 'accreditation', text: 'Accredited until 1 December' },
        ],
      },
    ]
    await insertMatchTrace(database().db, {
      ...{ id: uuidv7(), lead, rules_version: 1, candidates },
      at: now.toISOString(),
    })
    const outgoing = await read(offer)
    expect(outgoing).toMatchObject({
      state: 'offered',
      summary: { place: 'Reservoir', postcode: '3073', service: 'A battery' },
      fee: { amountCents: 8505, gstCents: 851 },
      expiresAt: '2026-11-19T04:24:00.000Z',
      reasons: [{ code: 'area', text: 'Covers 3073' }],
      others: { before: 0, now: 0, after: false },
      details: undefined,
    })
    expect(JSON.stringify(outgoing)).not.toContain('Marian')
    await accept(offer)
    expect((await read(offer)).reasons).toHaveLength(2)
  })

  test('the details come with acceptance, and each reads how many accepted before it', async () => {
    const lead = await newLead()
    const [first, second] = [
      await newOffer(lead, await newInstaller()),
      await newOffer(lead, await newInstaller()),
    ]
    await accept(second, new Date(now.getTime() + 1000))
    await accept(first, new Date(now.getTime() + 2000))
    expect(await read(second)).toMatchObject({
      others: { before: 0, now: 1, after: false },
      details: { columns: { first_name: 'Marian' } },
    })
    expect((await read(first)).others).toEqual({ before: 1, now: 1, after: false })
  })

  test.each([
    ['withdrawn', { withdrawn_at: now.toISOString(), state: 'withdrawn' }],
    ['erased', { erased_at: now.toISOString() }],
    ['stopped', { state: 'spam' }],
  ] as const)('the details are gone once the lead is %s', async (ended, changes) => {
    const lead = await newLead()
    const offer = await newOffer(lead, await newInstaller())
    await accept(offer)
    await setLead(lead, changes)
    expect(await read(offer)).toMatchObject({ ended, details: undefined })
  })

  test('the details are gone once the visitor stopped this installer', async () => {
    const lead = await newLead()
    const offer = await newOffer(lead, await newInstaller())
    await accept(offer)
    await database()
      .db.updateTable('disclosures')
      .set({ stopped_at: now.toISOString() })
      .where('lead', '=', lead)
      .execute()
    expect(await read(offer)).toMatchObject({ ended: 'stopped', details: undefined })
  })

  test('an offer that nobody made is nothing', async () => {
    expect(
      await getOutgoingOffer(database().db, uuidv7(), { now, calling: au.calling }),
    ).toBeUndefined()
  })
})
