import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { listBalances, statementOf } from '#database/offer/ledger.ts'
import { insertOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { sumOf, totalOf } from '#domain/offer/ledger.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { priceFrom } from '../../../tests/priced.ts'
import { worldAt } from '../../../tests/world.ts'
import { chooseWay } from '../enquiry/choose-way.ts'
import { takeYesBack } from '../enquiry/take-yes-back.ts'
import { acceptLead } from './accept-lead.ts'
import { enqueueStatements } from './enqueue-statements.ts'
import { giveGoodwill } from './give-goodwill.ts'
import { priceOffer } from './price-offer.ts'
import { recordPayment, takeBackPayment } from './record-payment.ts'
import { returnLead } from './return-lead.ts'
import { sayNo } from './say-no.ts'
import { sayYes } from './say-yes.ts'

/** Six acts each, in the mean: the 2,000 rounds of `npm run test:fuzz` are over ten thousand. */
const rounds = Number(process.env.LEDGER_ROUNDS ?? 12)

const { timeZone } = au
// About midnight in Melbourne when October becomes November: months change by the installer's time zone.
const start = Date.parse('2026-10-31T12:00:00.000Z')
const minutesLater = (minutes: number) => new Date(start + minutes * 60_000)

onEveryDatabase((database) => {
  const depsAt = (moment: Date) => ({
    ...worldAt(moment, database(), { maxInstallers: 0 }),
    by: 'ruth',
  })

  let added = 0
  async function addInstaller(): Promise<string> {
    added += 1
    const id = `ledger-${added}`
    const installer = installerWith({ id, abn: `20 000 000 ${String(added).padStart(3, '0')}` })
    const at = minutesLater(0).toISOString()
    await insertInstaller(
      database().db,
      { ...installer, level: 0, levelSince: at, createdAt: at },
      uuidv7,
    )
    return id
  }

  /** An offer to an installer of a lead of its own. */
  async function makeOffer(installer: string, cents: number, at: Date, service: string) {
    const row = lead({ consent_until: '2027-06-01T00:00:00.000Z', service })
    await insertLead(row, storeDeps(database()))
    const offer = uuidv7()
    const moment = at.toISOString()
    await insertOffer(database().db, {
      ...{ id: offer, lead: row.id, installer, offered_at: moment, fee_cents: cents },
      expires_at: new Date(at.getTime() + 3_600_000).toISOString(),
    })
    return { id: offer, lead: row.id }
  }

  async function accept(installer: string, cents: number, at: Date) {
    const offer = await makeOffer(installer, cents, at, 'solar-battery')
    const accepted = await acceptLead(offer.id, { ...depsAt(at), maxInstallers: 3 })
    expect(accepted).toMatchObject({ ok: true })
    return offer
  }

  /** Offers a lead whose visitor sees prices first. Until a yes it costs nothing. */
  async function price(installer: string, cents: number, at: Date) {
    const deps = { ...depsAt(at), maxInstallers: 3, newId: uuidv7 }
    const offer = await makeOffer(installer, cents, at, 'solar-panels')
    expect(await chooseWay(offer.lead, 'prices', deps)).toBe('changed')
    expect(await priceOffer(offer.id, priceFrom(7000, at), deps)).toMatchObject({ ok: true })
    return offer
  }

  const latestOf = async ({ lead }: { lead: string }) =>
    (await listOffersOfLead(database().db, lead)).at(-1) ?? expect.fail('no offer')

  const entriesOf = async (installer: string) => {
    const rows = await database()
      .db.selectFrom('ledger_entries')
      .selectAll()
      .where('installer', '=', installer)
      .execute()
    return rows.map((row) => ({
      ...row,
      amountCents: row.amount_cents,
      gstCents: row.gst_cents,
    }))
  }

  const step = fc.record({
    act: fc.constantFrom(
      ...(['accept', 'price', 'price', 'yes', 'yes', 'no', 'no after all'] as const),
      ...(['return', 'goodwill', 'pay', 'take back', 'again'] as const),
    ),
    cents: fc.integer({ min: 0, max: 20_000 }),
    which: fc.nat({ max: 20 }),
    /** Steps go over the end of the month. */
    minutes: fc.integer({ min: 0, max: 60 }),
  })

  test('sums equal entries, months join up, each fee is of an accept or a yes, and each credit reverses one', async () => {
    let acts = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const installer = await addInstaller()
        const offers: { id: string; lead: string }[] = []
        const prices: { id: string; lead: string }[] = []
        const payments: { id: string; installer: string; cents: number }[] = []
        let minutes = 0
        for (const { act, cents, which, ...later } of steps) {
          minutes += later.minutes
          const deps = depsAt(minutesLater(minutes))
          const offer = offers[which % Math.max(1, offers.length)]
          const payment = payments[which % Math.max(1, payments.length)]
          acts += 1
          if (act === 'accept') offers.push(await accept(installer, cents, deps.now()))
          if (act === 'price') prices.push(await price(installer, cents, deps.now()))
          const priced = prices[which % Math.max(1, prices.length)]
          if (act === 'yes' && priced) {
            const world = { ...deps, maxInstallers: 3, newId: uuidv7 }
            const yes = { lead: priced.lead, offer: priced.id, channels: ['phone'] as const }
            const accepted = await sayYes(yes, world)
            // A yes given again is an offer of its own.
            if (accepted.ok && !accepted.repeated) offers.push(await latestOf(priced))
          }
          if (act === 'no' && priced)
            await sayNo({ lead: priced.lead, offer: priced.id, because: 'too-dear' }, deps)
          if (act === 'no after all' && priced)
            await takeYesBack({ lead: priced.lead, offer: (await latestOf(priced)).id }, deps)
          if (act === 'return' && offer)
            await returnLead({ offer: offer.id, because: 'by-mistake' }, deps)
          if (act === 'goodwill' && offer)
            await giveGoodwill(
              { id: uuidv7(), offer: offer.id, amountCents: cents, sentence: 'Sorry.' },
              deps,
            )
          if (act === 'pay') {
            payments.push({ id: uuidv7(), installer, cents: cents + 1 })
            await recordPayment(payments.at(-1) as (typeof payments)[number], deps)
          }
          if (act === 'again' && payment) await recordPayment(payment, deps)
          if (act === 'take back' && payment)
            await takeBackPayment({ installer, payment: payment.id }, deps)
        }

        const entries = await entriesOf(installer)
        const [october, november] = [
          await statementOf(database().db, { installer, month: '2026-10', timeZone }),
          await statementOf(database().db, { installer, month: '2026-11', timeZone }),
        ]
        expect(october.opening).toEqual({ amountCents: 0, gstCents: 0 })
        expect(november.opening).toEqual(october.closing)
        expect(november.closing).toEqual(sumOf(entries))
        expect(sumOf([november.opening, ...november.entries])).toEqual(november.closing)
        expect(october.entries.length + november.entries.length).toBe(entries.length)
        const balances = await listBalances(database().db, minutesLater(0).toISOString())
        const balance = balances.find((one) => one.installer === installer)
        expect(balance ? totalOf(balance) : 0).toBe(totalOf(sumOf(entries)))

        const fees = entries.filter(({ kind }) => kind === 'fee')
        const reversed = entries.filter(({ reverses }) => reverses)
        expect(new Set(reversed.map(({ reverses }) => reverses)).size).toBe(reversed.length)
        for (const credit of entries.filter(({ kind }) => kind === 'credit')) {
          const fee = fees.find(({ id }) => id === credit.reverses)
          expect(fee).toMatchObject({ offer: credit.offer, installer })
          const left = totalOf(sumOf([fee ?? credit, credit]))
          // Goodwill may be for a part of it.
          if (credit.entered_by) expect(left).toBeGreaterThanOrEqual(0)
          else expect(left).toBe(0)
        }
        expect(fees.map(({ offer }) => offer).toSorted()).toEqual(
          offers.map(({ id }) => id).toSorted(),
        )
      }),
      { numRuns: rounds },
    )
    expect(acts).toBeGreaterThan(rounds >= 2000 ? 10_000 : rounds)
  })

  test('a statement names what each fee was for, and nothing else of the visitor’s answers', async () => {
    const installer = await addInstaller()
    const offer = await makeOffer(installer, 11_000, minutesLater(0), 'solar-panels')
    const answers = { 'battery-interest': 'yes', 'contact-name': 'Marian Nguyen' }
    await database()
      .db.updateTable('enquiries')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', offer.lead)
      .execute()
    const deps = { ...depsAt(minutesLater(0)), maxInstallers: 3 }
    expect(await acceptLead(offer.id, deps)).toMatchObject({ ok: true })
    const statement = await statementOf(database().db, { installer, month: '2026-10', timeZone })
    expect(statement.entries).toMatchObject([
      { kind: 'fee', amountCents: 11_000, service: 'solar-panels-plus-battery' },
    ])
    expect(JSON.stringify(statement)).not.toContain('Marian')
  })

  test('statements are queued on the first calling day of a month, once', async () => {
    const installer = await addInstaller()
    await accept(installer, 8500, new Date('2026-11-19T03:24:00.000Z'))
    const owedAt = (moment: string) => enqueueStatements(depsAt(new Date(moment)))
    const owed = async () =>
      database()
        .db.selectFrom('deliveries')
        .select(['event', 'channel', 'dedupe_key'])
        .where('installer', '=', installer)
        .where('event', '=', 'installer.statement')
        .execute()
    // On the last of November its month is not over.
    await owedAt('2026-11-30T06:00:00.000Z')
    const [one, other] = await Promise.all([
      owedAt('2026-12-01T01:00:00.000Z'),
      owedAt('2026-12-01T01:00:00.000Z'),
    ])
    expect(one + other).toBeGreaterThan(0)
    expect(await owedAt('2026-12-02T01:00:00.000Z')).toBe(0)
    expect(await owed()).toEqual([
      {
        ...{ event: 'installer.statement', channel: 'installer-letter' },
        dedupe_key: `installer.statement installer-letter ${installer} 2026-11`,
      },
    ])
  })
})

test('no code changes or removes an entry of the ledger', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))
  const changes =
    /(?:updateTable|deleteFrom|mergeInto)\(\s*'ledger_entries'|(?:update|delete from)\s+"?ledger_entries/i
  expect(files.filter(({ text }) => changes.test(text)).map(({ file }) => file)).toEqual([])
  const inserting = files.filter(({ text }) => /into\(?\s*'?ledger_entries/i.test(text))
  expect(inserting.map(({ file }) => file)).toEqual(['database/offer/ledger.ts'])
})
