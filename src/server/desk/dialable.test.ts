import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeLetter } from '#channels/letters/letters.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import { dayOf, daysAfter } from '#domain/calendar.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import type { Register } from '#domain/privacy/dialable.ts'
import { au } from '#edition/brand/au.ts'
import { importRegister, registersIn } from '#operations/privacy/registers.ts'
import { suppressionHashes } from '#operations/privacy/suppression-hashes.ts'
import { british } from '../../../tests/calendars.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { worldAt } from '../../../tests/world.ts'
import type { Services } from '../../services.ts'

const now = new Date()
const today = dayOf(now, british.timeZone)
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
const secret = 'a secret of at least thirty-two characters'
/** Of these numbers two are on each list. */
const numberOf = (index: number) => `+4477009001${String(index).padStart(2, '0')}`
const onTps = 7
const onCtps = 11

type Case = {
  row?: Partial<NewLeadRow>
  lists?: readonly Register[]
  /** How many days old the lists are. */
  age?: number
  isCorrected?: true
  isSuppressed?: true
  /** What is shown beside the number, or in its place. */
  note: string | RegExp
  isDialled: boolean
}

const agreed = { consent_calls: 'gb 2026-11-23' }
const business = { form_slug: 'business', property_type: 'business', business_type: 'shop' }
const tps = ['tps'] as const
const both = ['tps', 'ctps'] as const
// The box, the register, its day, who asked us to stop, and the kind of business.
const cases: Case[] = [
  { row: agreed, isSuppressed: true, note: 'Asked us to stop', isDialled: false },
  { lists: tps, note: 'Asked for email only', isDialled: false },
  { row: { consent_texts: 'gb 2026-11-23' }, lists: tps, note: 'Texts only', isDialled: false },
  { row: agreed, note: 'Agreed to calls', isDialled: true },
  {
    row: { ...agreed, consent_until: daysFromNow(-0.1) },
    lists: tps,
    note: 'Consent is over',
    isDialled: false,
  },
  { row: { came_by: 'telephone' }, note: 'Called us', isDialled: true },
  { isCorrected: true, lists: tps, note: /^not on TPS, list of/, isDialled: true },
  { isCorrected: true, lists: tps, note: 'On TPS: write instead', isDialled: false },
  { isCorrected: true, lists: tps, age: 29, note: 'Can’t check: write instead', isDialled: false },
  {
    ...{ isCorrected: true, row: business, lists: tps },
    ...{ note: 'Can’t check: write instead', isDialled: false },
  },
  {
    ...{ isCorrected: true, row: business, lists: both },
    ...{ note: /^not on TPS or CTPS, list of/, isDialled: true },
  },
  {
    ...{ isCorrected: true, row: business, lists: both },
    ...{ note: 'On CTPS: write instead', isDialled: false },
  },
]

onEveryDatabase((database) => {
  const directories: string[] = []
  const files: Record<string, ReturnType<typeof registersIn>> = {}

  async function listsOf(lists: readonly Register[], age: number) {
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-lists-'))
    directories.push(directory)
    const registers = registersIn(directory, secret)
    for (const register of lists) {
      const path = join(directory, 'list')
      writeFileSync(path, numberOf(register === 'tps' ? onTps : onCtps))
      const day = daysAfter(today, 0 - age)
      const world = { ...worldAt(`${day}T12:00:00Z`, database(), { calling: british }), registers }
      const file = { path, day }
      expect(await importRegister(register, file, world)).toMatchObject({ ok: true })
    }
    return registers
  }
  beforeAll(async () => {
    for (const { lists = [], age = 3 } of cases)
      files[`${lists.join()} ${age}`] ??= await listsOf(lists, age)
  })
  afterAll(() => {
    for (const directory of directories) rmSync(directory, { recursive: true })
  })

  async function stored({ row: changes, isCorrected, isSuppressed }: Case, index: number) {
    const row = lead({
      ...{ created_at: daysFromNow(-1), consent_until: daysFromNow(80) },
      ...{ phone: numberOf(index).replace('+44', '0'), phone_e164: numberOf(index), ...changes },
    })
    await insertLead(
      row,
      storeDeps(database(), { receivers: leadReceivers([], ['operator-letter']) }),
    )
    const { db } = database()
    const at = daysFromNow(-0.5)
    if (isCorrected) {
      const consent = { wording: '', version: 'gb 2026-11-23', page: '/', ended_at: at }
      await db
        .insertInto('consents')
        .values({ id: uuidv7(), lead: row.id, offer: null, ...consent, channels: '["phone"]', at })
        .execute()
      await db
        .insertInto('corrections')
        .values({
          ...{ id: uuidv7(), lead: row.id, by: 'operator', who: null, at },
          ...{ field: 'phone', before: '', after: row.phone },
        })
        .execute()
    }
    if (isSuppressed) {
      const hashes = suppressionHashes({ email: '', phone: row.phone_e164 }, secret)
      await suppress(db, { hashes, scope: 'all', now })
    }
    return row
  }

  test('desk, letters and files ask one rule whether a number may be dialled', async () => {
    const desk = openTestDesk(database(), { calling: british, consentKind: 'channels', secret })
    const owner = await becomeOwner(desk)
    expect(cases).toHaveLength(12)
    for (const [index, one] of cases.entries()) {
      const { lists = [], age = 3, note, isDialled } = one
      const row = await stored(one, index)
      const registers = files[`${lists.join()} ${age}`]
      if (!registers) throw new Error('no lists')
      desk.services.registers = registers
      const { body } = await owner.ask('GET', `/leads/${row.id}`)
      const { dialable } = Object(body.lead)
      expect([index, dialable.ok, dialable.note ?? dialable.message]).toEqual([
        index,
        isDialled,
        typeof note === 'string' ? note : expect.stringMatching(note),
      ])
      const letter = await letterAbout(row, desk.services)
      const file = await desk.app.request('/api/leads/export?state=any&format=ndjson', {
        headers: {
          cookie: Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        },
      })
      const lines = (await file.text()).split('\n').filter(Boolean)
      const exported = lines.map((line) => JSON.parse(line)).find(({ id }) => id === row.id)
      expect(exported.phone).toBe(isDialled ? row.phone : note)
      for (const text of [letter, JSON.stringify(exported)]) {
        const holds = text.includes(row.phone) || text.includes(row.phone_e164)
        expect([index, holds]).toEqual([index, isDialled])
      }
    }
  })

  /** What the office is written about a lead. */
  async function letterAbout(row: NewLeadRow, services: Services) {
    const sent: string[] = []
    await deliverAll('operator-letter', {
      ...services,
      ...{ now: () => now, random: () => 0 },
      send: async (delivery: Delivery, content) => {
        const links = { pageLink: '', withdrawalLink: '', offerLink: '', firmLink: '' }
        const deps = { brand: au, siteUrl: 'https://w.example', now, ...links }
        if (delivery.lead === row.id)
          sent.push(JSON.stringify(composeLetter(delivery, content, deps)))
        return { delivered: true, answer: '250 OK' }
      },
    })
    expect(sent).toHaveLength(1)
    return sent[0] ?? ''
  }
})
