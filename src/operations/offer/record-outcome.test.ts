import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { insertInstaller } from '#database/installer/installers.ts'
import type { OutcomeStep } from '#domain/offer/outcome.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, later, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { recordOutcome } from './record-outcome.ts'

const hours = (count: number) => later(count * 3600)

const spoke: OutcomeStep = { kind: 'called', call: 'reached' }
const noAnswer: OutcomeStep = { kind: 'called', call: 'no-answer' }
const quoted: OutcomeStep = {
  kind: 'quoted',
  quote: { amountCents: 1_460_000, panelKilowatts: 6.6, batteryKilowattHours: 10 },
}
const won: OutcomeStep = { kind: 'won' }
const lost: OutcomeStep = { kind: 'lost', because: 'other-installer' }

let installers = 0

onEveryDatabase((open) => {
  const deps = (at: number) => ({
    database: open(),
    calling: au.calling,
    secret: 'secret',
    now: () => hours(at),
  })

  async function addInstaller(): Promise<string> {
    installers += 1
    const id = `installer-${installers}`
    const installer = installerWith({ id, abn: `abn ${installers}` })
    const began = {
      level: 0,
      levelSince: hours(0).toISOString(),
      createdAt: hours(0).toISOString(),
    }
    await insertInstaller(open().db, { ...installer, ...began }, uuidv7)
    return id
  }

  /** A lead that so many installers have accepted. */
  async function acceptedBy(count: number) {
    const lead = newLead()
    await insertLead(lead, storeDeps(open()))
    const offers: string[] = []
    for (let index = 0; index < count; index += 1) {
      const id = uuidv7()
      offers.push(id)
      await open()
        .db.insertInto('offers')
        .values({
          id,
          lead: lead.id,
          installer: await addInstaller(),
          state: 'accepted',
          offered_at: hours(0).toISOString(),
          answered_at: hours(0).toISOString(),
          expires_at: hours(1).toISOString(),
          fee_cents: 6800,
        })
        .execute()
    }
    const page = async () => {
      const details = await getLeadPage(open().db, lead.id)
      if (!details) throw new Error('There is no such lead')
      return details
    }
    const say = (at: number, step: OutcomeStep, by = 0, callsBefore?: number) =>
      recordOutcome(
        { offer: offers[by] ?? '', step, ...(callsBefore === undefined ? {} : { callsBefore }) },
        deps(at),
      )
    const outcomeOf = (by = 0) =>
      open()
        .db.selectFrom('offers')
        .select(['outcome', 'quote'])
        .where('id', '=', offers[by] ?? '')
        .executeTakeFirstOrThrow()
    return { id: lead.id, offers, page, say, outcomeOf }
  }

  test('called, quoted, won: the lead follows, and the first call that reached them stops the clock', async () => {
    const { page, say, outcomeOf, offers } = await acceptedBy(1)
    await say(1, noAnswer, 0, 0)
    expect(await page()).toMatchObject({ state: 'new', contactedAt: null })
    await say(2, spoke, 0, 1)
    expect(await page()).toMatchObject({ state: 'contacted', contactedAt: hours(2).toISOString() })
    await say(3, quoted)
    expect(await page()).toMatchObject({ state: 'quoted', quotedAt: hours(3).toISOString() })
    await say(4, won)
    expect(await page()).toMatchObject({ state: 'won', finishedAt: hours(4).toISOString() })
    const { outcome, quote } = await outcomeOf()
    expect([outcome, JSON.parse(quote ?? '')]).toEqual([
      'won',
      { amountCents: 1_460_000, panelKilowatts: 6.6, batteryKilowattHours: 10 },
    ])
    const { contacts, history } = await page()
    expect(contacts.map(({ by, outcome }) => [by, outcome])).toEqual([
      ['installer', 'no-answer'],
      ['installer', 'reached'],
    ])
    expect(history.map(({ kind, detail }) => [kind, detail?.outcome])).toEqual([
      ['lead.offer-outcome', 'won'],
      ['lead.offer-outcome', 'quoted'],
      ['lead.offer-outcome', 'reached'],
      ['lead.offer-outcome', 'no-answer'],
    ])
    const stored = await open()
      .db.selectFrom('contacts')
      .select('offer')
      .where('offer', '=', offers[0] ?? '')
      .execute()
    expect(stored).toHaveLength(2)
  })

  test('every step may be posted again, and none comes before its turn', async () => {
    const { page, say } = await acceptedBy(1)
    expect(await say(1, quoted)).toMatchObject({ code: 'early' })
    expect(await say(1, won)).toMatchObject({ code: 'early' })
    expect(await say(1, lost)).toMatchObject({ code: 'early' })
    await say(1, noAnswer, 0, 0)
    expect(await say(1, noAnswer, 0, 0)).toMatchObject({ ok: true, repeated: true })
    await say(2, noAnswer, 0, 1)
    for (const step of [spoke, quoted, won]) {
      expect(await say(3, step, 0, 2)).toMatchObject({ ok: true, repeated: false })
      const before = JSON.stringify(await page())
      if (step !== quoted)
        expect(await say(4, step, 0, 2)).toMatchObject({ ok: true, repeated: true })
      if (step !== quoted) expect(JSON.stringify(await page())).toBe(before)
    }
    const before = JSON.stringify(await page())
    for (const step of [noAnswer, spoke, quoted, lost])
      expect(await say(9, step, 0, 7)).toMatchObject({ ok: false, code: 'past' })
    expect(JSON.stringify(await page())).toBe(before)
    expect((await page()).contacts).toHaveLength(3)
  })

  test('a lead follows its furthest installer, never goes backwards, and is lost once all have lost it', async () => {
    const { page, say } = await acceptedBy(3)
    await say(1, spoke, 0)
    await say(2, quoted, 0)
    await say(3, spoke, 1)
    expect(await page()).toMatchObject({ state: 'quoted', contactedAt: hours(1).toISOString() })
    await say(4, lost, 0)
    await say(5, lost, 1)
    expect(await page()).toMatchObject({ state: 'quoted' })
    await say(6, spoke, 2)
    await say(7, lost, 2)
    expect(await page()).toMatchObject({ state: 'lost', lostBecause: 'other-installer' })
  })

  test('after a withdrawal nothing is recorded, and an unknown offer is none', async () => {
    const { id, page, say } = await acceptedBy(1)
    await withdrawLead(id, deps(1))
    expect(await say(2, spoke)).toMatchObject({ code: 'closed' })
    expect((await page()).contacts).toEqual([])
    expect(await recordOutcome({ offer: 'none', step: won }, deps(2))).toMatchObject({
      code: 'unknown',
    })
  })
})
