import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listBalances, statementOf } from '#database/offer/ledger.ts'
import { insertOffer } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { formatEntry } from '#domain/offer/statement.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { eraseLeads } from '../privacy/erase-leads.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { acceptLead } from './accept-lead.ts'
import { decideGoodwill, giveGoodwill } from './give-goodwill.ts'
import { decideProven, returnLead } from './return-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

onEveryDatabase((database) => {
  const depsOf = (by: string, moment = now) => ({
    ...worldAt(moment, database(), { maxInstallers: 3 }),
    by,
  })
  let added = 0
  async function newInstaller(): Promise<string> {
    added += 1
    const id = `goodwill-${added}`
    await storeInstaller(database(), { id })
    return id
  }
  async function accepted(installer: string, cents = 8500): Promise<string> {
    const row = lead({ consent_until: '2027-06-01T00:00:00.000Z' })
    await insertLead(row, storeDeps(database()))
    const offer = uuidv7()
    await insertOffer(database().db, {
      ...{ id: offer, lead: row.id, installer, fee_cents: cents },
      ...{ offered_at: now.toISOString(), expires_at: later(1).toISOString() },
    })
    expect(await acceptLead(offer, depsOf('nobody'))).toMatchObject({ ok: true })
    return offer
  }
  const give = (offer: string, amountCents: number, by = 'jack', moment = now, id = uuidv7()) =>
    giveGoodwill(
      { id, offer, amountCents, sentence: 'You drove there for nothing.' },
      depsOf(by, moment),
    )
  const balanceOf = async (installer: string) => {
    const all = await listBalances(database().db, now.toISOString())
    const balance = all.find((one) => one.installer === installer)
    return balance && balance.amountCents + balance.gstCents
  }
  const entriesOf = async (installer: string) =>
    (
      await statementOf(database().db, {
        ...{ installer, month: '2026-11', timeZone: au.timeZone },
      })
    ).entries.map((entry) => [formatEntry(entry), entry.amountCents + entry.gstCents])
  const creditLettersTo = (installer: string) =>
    database()
      .db.selectFrom('deliveries')
      .select('event')
      .where('installer', '=', installer)
      .where('event', '=', 'offer.credited')
      .execute()

  test('an operator credits part of a fee, once, and the installer reads why and from which operator', async () => {
    const installer = await newInstaller()
    const offer = await accepted(installer)
    const id = uuidv7()
    const both = await Promise.all([
      give(offer, 2000, 'jack', now, id),
      give(offer, 2000, 'jack', now, id),
    ])
    expect(both).toEqual([
      { ok: true, isWaiting: false },
      { ok: true, isWaiting: false },
    ])
    expect(await give(offer, 1000)).toMatchObject({ code: 'refused' })
    expect(await balanceOf(installer)).toBe(9350 - 2200)
    expect(await entriesOf(installer)).toEqual([
      ['Accepted', 9350],
      ['Goodwill: You drove there for nothing.', -2200],
    ])
    expect(await creditLettersTo(installer)).toHaveLength(1)
    expect(
      await getOutgoingOffer(database().db, offer, { now, calling: au.calling }),
    ).toMatchObject({
      state: 'accepted',
      goodwill: { amountCents: 2000, gstCents: 200, sentence: 'You drove there for nothing.' },
    })
  })

  test('never more than the fee, of what was accepted, and without a return that waits', async () => {
    const installer = await newInstaller()
    const offer = await accepted(installer)
    expect(await give(offer, 8501)).toMatchObject({ code: 'invalid' })
    expect(await give(uuidv7(), 100)).toMatchObject({ code: 'unknown' })
    await returnLead({ offer, because: 'not-our-work' }, depsOf('nobody'))
    expect(await give(offer, 8500)).toMatchObject({
      message: 'A return of it waits. Decide that instead.',
    })
    const handedBack = await accepted(installer)
    await returnLead({ offer: handedBack, because: 'by-mistake' }, depsOf('nobody'))
    expect(await give(handedBack, 100)).toMatchObject({ message: 'It was credited already.' })
    expect(await balanceOf(installer)).toBe(9350)
  })

  test('above $200 in a month for one installer an owner agrees, who isn’t the one that asked', async () => {
    const installer = await newInstaller()
    const offers = [await accepted(installer), await accepted(installer), await accepted(installer)]
    for (const offer of offers.slice(0, 2))
      expect(await give(offer, 8500)).toEqual({ ok: true, isWaiting: false })
    const id = uuidv7()
    const third = offers[2] ?? ''
    expect(await give(third, 3001, 'jack', now, id)).toEqual({ ok: true, isWaiting: true })
    expect(await balanceOf(installer)).toBe(9350)
    expect(await give(third, 100)).toMatchObject({ code: 'refused' })
    const agree = (by: string) => decideGoodwill({ id, decision: 'agreed' }, depsOf(by))
    expect(await agree('jack')).toMatchObject({ message: 'Somebody else has to agree.' })
    expect(await Promise.all([agree('ruth'), agree('ruth')])).toEqual([{ ok: true }, { ok: true }])
    expect(await balanceOf(installer)).toBe(9350 - 3301)
    expect(await creditLettersTo(installer)).toHaveLength(3)
    expect(await decideGoodwill({ id, decision: 'declined' }, depsOf('ruth'))).toMatchObject({
      code: 'refused',
    })
    // In December a new month begins.
    const december = new Date('2026-12-01T02:00:00.000Z')
    expect(await give(await accepted(installer), 8500, 'jack', december)).toEqual({
      ...{ ok: true, isWaiting: false },
    })
  })

  test('two people who credit one installer at once never pass the limit together', async () => {
    const installer = await newInstaller()
    const offers = [await accepted(installer, 15_000), await accepted(installer, 15_000)]
    const given = await Promise.all(offers.map((offer) => give(offer, 15_000)))
    expect(given.map((one) => one.ok && one.isWaiting).toSorted()).toEqual([false, true])
  })

  test('what an owner declines leaves nothing', async () => {
    const installer = await newInstaller()
    const offer = await accepted(installer, 25_000)
    const id = uuidv7()
    await give(offer, 20_001, 'jack', now, id)
    expect(await decideGoodwill({ id, decision: 'declined' }, depsOf('ruth'))).toEqual({ ok: true })
    expect(await balanceOf(installer)).toBe(27_500)
    expect(await give(offer, 100)).toEqual({ ok: true, isWaiting: false })
  })

  test('settles the fee: nothing of it is returned or credited by itself afterwards', async () => {
    const installer = await newInstaller()
    const offer = await accepted(installer)
    await give(offer, 2000)
    const back = { offer, because: 'by-mistake' } as const
    expect(await returnLead(back, depsOf('nobody'))).toMatchObject({
      message: 'We credit something of it as goodwill, which settles it. Call us if it doesn’t.',
    })
    const outgoing = await getOutgoingOffer(database().db, offer, { now, calling: au.calling })
    await withdrawLead(outgoing?.lead ?? '', depsOf('nobody'))
    expect(await decideProven(depsOf('nobody', later(1)))).toBe(0)
    expect(
      await getOutgoingOffer(database().db, offer, { now: later(1), calling: au.calling }),
    ).toMatchObject({
      takenBack: { fee: 'settled' },
    })
    expect(await balanceOf(installer)).toBe(9350 - 2200)
  })

  test('an erasure takes the sentence, and leaves the entry', async () => {
    const installer = await newInstaller()
    const offer = await accepted(installer)
    await give(offer, 2000)
    const { lead: id = '' } =
      (await getOutgoingOffer(database().db, offer, { now, calling: au.calling })) ?? {}
    const note = { lead: id, reference: '', at: now.toISOString(), operator: null, proof: '' }
    await eraseLeads(
      { notes: [note], now, confirmations: [] },
      { database: database(), calling: au.calling },
    )
    expect(await entriesOf(installer)).toEqual([
      ['Accepted', 9350],
      ['Goodwill', -2200],
    ])
  })
})
