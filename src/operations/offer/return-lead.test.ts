import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { listBalances, statementOf } from '#database/offer/ledger.ts'
import { getOffer, listOffersOfLead } from '#database/offer/offers.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { addContact } from '../../../tests/contacts.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { worldAt } from '../../../tests/world.ts'
import { stopHolder } from '../enquiry/stop-holder.ts'
import { eraseOwnEnquiry } from '../privacy/erase-person.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { acceptLead } from './accept-lead.ts'
import { decideReturn } from './decide-return.ts'
import { offerLead } from './offer-lead.ts'
import { recordOutcome } from './record-outcome.ts'
import { decideProven, returnLead } from './return-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const { timeZone } = au
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

onEveryDatabase((database) => {
  const depsAt = (moment: Date) => worldAt(moment, database())

  let added = 0
  async function addInstaller(changes: Partial<Installer> = {}): Promise<string> {
    added += 1
    const id = changes.id ?? `installer-${added}`
    const began = { level: 0, levelSince: '2026-11-01T00:00:00.000Z', createdAt: now.toISOString() }
    const abn = `10 000 000 ${String(added).padStart(3, '0')}`
    const installer = installerWith({ services: ['batteries'], ...changes, id, abn })
    await insertInstaller(database().db, { ...installer, ...began }, uuidv7)
    return id
  }

  async function addLead(changes: Partial<NewLeadRow> = {}): Promise<string> {
    const row = lead({ service: 'solar-battery', postcode: '3011', region: 'western', ...changes })
    await insertLead(row, storeDeps(database()))
    return row.id
  }

  /** A lead that an installer of its own has accepted at `now`. */
  async function acceptedLead({
    installer: ofInstaller = {},
    ...changes
  }: Partial<NewLeadRow> & { installer?: Partial<Installer> } = {}) {
    await database().db.updateTable('installers').set({ paused_until: '2030-01-01' }).execute()
    const installer = await addInstaller(ofInstaller)
    const id = await addLead(changes)
    await offerLead(id, depsAt(now))
    const [offer] = await listOffersOfLead(database().db, id)
    if (!offer) throw new Error('nobody suits')
    const accepted = await acceptLead(offer.id, depsAt(now))
    expect(accepted).toMatchObject({ ok: true, repeated: false })
    return { lead: id, offer: offer.id, installer }
  }

  const stateOf = async (offer: string) => (await getOffer(database().db, offer))?.state
  const balanceOf = async (installer: string) => {
    const balance = (await listBalances(database().db, now.toISOString())).find(
      (one) => one.installer === installer,
    )
    return balance && balance.amountCents + balance.gstCents
  }
  const lettersTo = async (installer: string) => {
    const letters = await database()
      .db.selectFrom('deliveries')
      .select('event')
      .where('installer', '=', installer)
      .where('event', 'in', ['offer.credited', 'offer.return-rejected'])
      .execute()
    return letters.map(({ event }) => event)
  }
  const holdersOf = async (lead: string) => {
    const rows = await database()
      .db.selectFrom('disclosures')
      .select('receiver')
      .where('lead', '=', lead)
      .where('receiver_kind', '=', 'installer')
      .where('stopped_at', 'is', null)
      .execute()
    return rows.map(({ receiver }) => receiver)
  }
  const recordWord = (
    lead: string,
    by: 'operator' | 'visitor',
    outcome: 'wrong-number' | 'not-called',
  ) =>
    addContact(database(), {
      ...{ id: uuidv7(), lead, by, who: by === 'operator' ? 'ruth' : null, channel: 'phone' },
      ...{ outcome, at: hoursLater(25).toISOString() },
    })

  test('a lead taken by mistake is credited at once, and goes to the next installer', async () => {
    const { lead, offer, installer } = await acceptedLead()
    expect(await balanceOf(installer)).toBe(9350)
    const next = await addInstaller()
    const back = () => returnLead({ offer, because: 'by-mistake' }, depsAt(hoursLater(0.1)))
    expect(await back()).toMatchObject({ ok: true, decision: 'credited' })
    expect(await back()).toMatchObject({ ok: true, decision: 'credited' })
    expect(await stateOf(offer)).toBe('credited')
    expect(await balanceOf(installer)).toBe(0)
    expect(await holdersOf(lead)).toEqual([])
    expect(await lettersTo(installer)).toEqual(['offer.credited'])
    expect((await listOffersOfLead(database().db, lead)).map((one) => one.installer)).toEqual([
      installer,
      next,
    ])
    const statement = await statementOf(database().db, { installer, month: '2026-11', timeZone })
    expect(statement.entries.map(({ kind, gstCents }) => [kind, gstCents])).toEqual([
      ['fee', 850],
      ['credit', -850],
    ])
    expect(statement.entries[1]?.reverses).toBe(statement.entries[0]?.id)
    expect(statement.entries[1]?.returnedBecause).toBe('by-mistake')
  })

  test('a return that cannot be proven waits for an operator, whose first decision counts', async () => {
    const { lead, offer, installer } = await acceptedLead()
    const words = 'A farm shed of 90 kW.'
    expect(
      await returnLead({ offer, because: 'not-our-work', words }, depsAt(hoursLater(2))),
    ).toMatchObject({ ok: true, decision: 'operator' })
    expect(await stateOf(offer)).toBe('returned')
    expect(await holdersOf(lead)).toEqual([installer])
    expect(await decideProven(depsAt(hoursLater(3)))).toBe(0)

    const deps = { ...depsAt(hoursLater(4)), by: 'ruth' }
    const decide = (
      decision: 'credited' | 'rejected',
      because = 'You fit batteries of this size.',
    ) => decideReturn({ offer, decision, because }, deps)
    expect(await decide('rejected', ' ')).toMatchObject({ code: 'invalid' })
    expect(await decide('rejected')).toEqual({ ok: true })
    expect(await decide('rejected')).toEqual({ ok: true })
    expect(await decide('credited')).toMatchObject({ code: 'answered' })
    expect(await stateOf(offer)).toBe('accepted')
    expect(await balanceOf(installer)).toBe(9350)
    expect(await lettersTo(installer)).toEqual(['offer.return-rejected'])
    expect(
      await returnLead({ offer, because: 'number-dead' }, depsAt(hoursLater(5))),
    ).toMatchObject({ code: 'answered', message: 'You fit batteries of this size.' })
  })

  test('a number that our desk found wrong is credited unasked, and only once', async () => {
    const { lead, offer, installer } = await acceptedLead()
    await recordWord(lead, 'operator', 'wrong-number')
    const [one, other] = await Promise.all([
      decideProven(depsAt(hoursLater(26))),
      decideProven(depsAt(hoursLater(26))),
    ])
    expect((one ?? 0) + (other ?? 0)).toBe(1)
    expect(await getOffer(database().db, offer)).toMatchObject({
      state: 'credited',
      returned_because: 'number-wrong',
      return_because: 'We called the number ourselves, and it’s the wrong one.',
      return_decided_by: null,
    })
    expect(await balanceOf(installer)).toBe(0)
    expect(await lettersTo(installer)).toEqual(['offer.credited'])
  })

  test('who was never reached is asked first, and their word decides', async () => {
    const { lead, offer, installer } = await acceptedLead()
    const back = () => returnLead({ offer, because: 'never-reached' }, depsAt(hoursLater(24)))
    expect(await back()).toMatchObject({ ok: true, decision: 'visitor' })
    expect(await back()).toMatchObject({ ok: true })
    const asked = await database()
      .db.selectFrom('deliveries')
      .select('channel')
      .where('lead', '=', lead)
      .where('event', '=', 'offer.did-they-call')
      .execute()
    expect(asked).toEqual([{ channel: 'visitor-letter' }])
    expect(await decideProven(depsAt(hoursLater(25)))).toBe(0)
    await recordWord(lead, 'visitor', 'not-called')
    expect(await decideProven(depsAt(hoursLater(26)))).toBe(1)
    expect(await stateOf(offer)).toBe('credited')
    expect(await balanceOf(installer)).toBe(0)
  })

  test('the area is the one of the day on which it was accepted', async () => {
    const area = { wholeState: false, regions: [], postcodes: ['3011'], exceptPostcodes: [] }
    const { lead, offer } = await acceptedLead({ installer: { area } })
    await database().db.deleteFrom('installer_areas').execute()
    const late = depsAt(hoursLater(1))
    expect(await returnLead({ offer, because: 'outside-area' }, late)).toMatchObject({
      decision: 'operator',
    })
    await database()
      .db.updateTable('enquiries')
      .set({ postcode: '3875' })
      .where('id', '=', lead)
      .execute()
    expect(await decideProven(late)).toBe(1)
    expect(await stateOf(offer)).toBe('credited')
  })

  test('the same person accepted shortly before is credited unasked, and stays with the installer', async () => {
    const first = await acceptedLead({ email: 'twice@example.com', email_key: 'twice@example.com' })
    const second = await addLead({
      ...{ email: 'twice@example.com', email_key: 'twice@example.com' },
      created_at: '2026-11-19T02:00:00.000Z',
    })
    await database()
      .db.updateTable('installers')
      .set({ paused_until: null })
      .where('id', '=', first.installer)
      .execute()
    expect(await offerLead(second, depsAt(now))).toMatchObject({ installers: [first.installer] })
    const [offer] = await listOffersOfLead(database().db, second)
    await acceptLead(offer?.id ?? '', depsAt(now))
    expect(await balanceOf(first.installer)).toBe(18_700)
    expect(await decideProven(depsAt(hoursLater(0.1)))).toBe(1)
    expect(await balanceOf(first.installer)).toBe(9350)
    expect(await holdersOf(second)).toEqual([first.installer])
  })

  const secret = 'a secret of at least thirty-two characters'
  /** The ways in which a visitor takes an accepted lead back. */
  const takeBack = {
    'a withdrawal': (lead: string) => withdrawLead(lead, { ...depsAt(hoursLater(80)), secret }),
    '“stop this one”': async (lead: string) => {
      const { id } = await database()
        .db.selectFrom('disclosures')
        .select('id')
        .where('lead', '=', lead)
        .where('receiver_kind', '=', 'installer')
        .executeTakeFirstOrThrow()
      await stopHolder(lead, id, depsAt(hoursLater(80)))
    },
    'an erasure': (lead: string) =>
      eraseOwnEnquiry(lead, {
        ...{ ...depsAt(hoursLater(80)), secret },
        erasures: { append: async () => {}, read: async () => new Map() },
        deleteLetters: async () => {},
      }),
  }

  for (const [how, takeItBack] of Object.entries(takeBack)) {
    test(`${how} before any try is credited by itself, once, also days after the acceptance`, async () => {
      const { lead, offer, installer } = await acceptedLead()
      await takeItBack(lead)
      // An operator's withdrawal can be undone for some seconds.
      expect(await decideProven(depsAt(hoursLater(80)))).toBe(0)
      const decided = await Promise.all([
        decideProven(depsAt(hoursLater(80.1))),
        decideProven(depsAt(hoursLater(80.1))),
      ])
      expect(decided.toSorted()).toEqual([0, 1])
      expect(await getOffer(database().db, offer)).toMatchObject({
        ...{ state: 'credited', returned_because: 'taken-back', return_decided_by: null },
      })
      expect(await balanceOf(installer)).toBe(0)
      expect(await lettersTo(installer)).toEqual(['offer.credited'])
      expect(await listOffersOfLead(database().db, lead)).toHaveLength(1)
    })

    test(`${how} after a try in vain may be returned for 72 hours, and a person decides`, async () => {
      const { lead, offer, installer } = await acceptedLead()
      const step = { kind: 'called', call: 'no-answer' } as const
      await recordOutcome({ offer, step }, depsAt(hoursLater(2)))
      await takeItBack(lead)
      expect(await decideProven(depsAt(hoursLater(81)))).toBe(0)
      expect(await balanceOf(installer)).toBe(9350)
      const back = (hours: number) =>
        returnLead({ offer, because: 'taken-back' }, depsAt(hoursLater(hours)))
      expect(await back(80 + 72.1)).toMatchObject({ ok: false, code: 'late' })
      expect(await back(80 + 71.9)).toMatchObject({ ok: true, decision: 'operator' })
      const decide = { offer, decision: 'credited', because: 'You had tried.' } as const
      expect(await decideReturn(decide, { ...depsAt(hoursLater(160)), by: 'ruth' })).toEqual({
        ok: true,
      })
      expect(await balanceOf(installer)).toBe(0)
    })

    test(`${how} after they had spoken leaves the fee where it is`, async () => {
      const { lead, offer, installer } = await acceptedLead()
      const step = { kind: 'called', call: 'reached' } as const
      await recordOutcome({ offer, step }, depsAt(hoursLater(2)))
      await takeItBack(lead)
      expect(await decideProven(depsAt(hoursLater(81)))).toBe(0)
      expect(
        await returnLead({ offer, because: 'taken-back' }, depsAt(hoursLater(81))),
      ).toMatchObject({ ok: false })
      expect(await balanceOf(installer)).toBe(9350)
    })
  }

  test('a return that waits is credited when the visitor takes the lead back before any try', async () => {
    const { lead, offer, installer } = await acceptedLead()
    await returnLead({ offer, because: 'not-our-work' }, depsAt(hoursLater(2)))
    await takeBack['a withdrawal'](lead)
    expect(await decideProven(depsAt(hoursLater(81)))).toBe(1)
    expect(await balanceOf(installer)).toBe(0)
  })

  test('two installers who return a lead for its number are both credited, in any order and by any page', async () => {
    const first = await acceptedLead()
    const second = await addInstaller()
    const { lead } = first
    await offerLead(lead, { ...depsAt(now), maxInstallers: 2 })
    const open = (await listOffersOfLead(database().db, lead)).find(
      ({ state }) => state === 'offered',
    )
    const other = open?.id ?? ''
    await acceptLead(other, { ...depsAt(now), maxInstallers: 2 })
    const back = (offer: string) =>
      returnLead({ offer, because: 'number-dead' }, depsAt(hoursLater(2)))
    expect(await back(first.offer)).toMatchObject({ decision: 'operator' })
    expect(await decideProven(depsAt(hoursLater(3)))).toBe(0)
    expect(await back(other)).toMatchObject({ decision: 'credited' })
    expect(await decideProven(depsAt(hoursLater(4)))).toBe(1)
    expect([await balanceOf(first.installer), await balanceOf(second)]).toEqual([0, 0])
  })

  test('a return of what was not accepted is turned down', async () => {
    const { lead, offer } = await acceptedLead()
    const late = await returnLead({ offer, because: 'number-dead' }, depsAt(hoursLater(72.1)))
    expect(late).toMatchObject({ code: 'late' })
    const unknown = await returnLead({ offer: uuidv7(), because: 'number-dead' }, depsAt(now))
    expect(unknown).toMatchObject({ code: 'unknown' })
    await addInstaller()
    await offerLead(lead, { ...depsAt(now), maxInstallers: 2 })
    const open = (await listOffersOfLead(database().db, lead)).find(
      ({ state }) => state === 'offered',
    )
    const early = await returnLead({ offer: open?.id ?? '', because: 'number-dead' }, depsAt(now))
    expect(early).toMatchObject({ code: 'unknown' })
  })

  test('nothing is credited unasked after 72 hours', async () => {
    const { lead, offer } = await acceptedLead()
    await recordWord(lead, 'operator', 'wrong-number')
    expect(await decideProven(depsAt(hoursLater(73)))).toBe(0)
    expect(await stateOf(offer)).toBe('accepted')
  })
})
