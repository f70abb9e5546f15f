import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertContact } from '#database/desk/contacts.ts'
import { channelFactsOf, getLeadRow } from '#database/desk/lead-row.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { british } from '../../../tests/calendars.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { worldAt } from '../../../tests/world.ts'
import { startCall } from '../desk/start-call.ts'
import { getDialable } from './lead-dialable.ts'
import { listUnchecked } from './list-unchecked.ts'
import { importRegister, registersIn } from './registers.ts'
import { suppressionHashes } from './suppression-hashes.ts'

/** A Tuesday morning in London. */
const now = new Date('2026-12-01T10:00:00Z')
let people = 0

onEveryDatabase((open) => {
  const world = (at = now, changes = {}) =>
    worldAt(at, open(), { calling: british, consentKind: 'channels', ...changes })

  /** A lead that came yesterday, by a form that asks by channel. */
  async function stored(changes: Partial<NewLeadRow> = {}) {
    people += 1
    const row = lead({
      created_at: '2026-11-30T10:00:00.000Z',
      consent_until: '2027-02-28T10:00:00.000Z',
      phone_e164: `+447700900${String(people).padStart(3, '0')}`,
      ...changes,
    })
    await insertLead(row, storeDeps(open()))
    return row
  }
  const agreed = { consent_calls: 'gb 2026-11-23' }
  const spoken = { came_by: 'telephone' } as const

  async function dialableOf({ id }: NewLeadRow, deps = world()) {
    const row = await getLeadRow(open().db, id)
    if (!row) throw new Error('no lead')
    const dialable = await getDialable(open().db, id, channelFactsOf(row), deps)
    return dialable.ok ? dialable.note : dialable.message
  }
  async function call({ id }: NewLeadRow, deps = world()) {
    const operator = { id: await storeOperator(open(), { role: 'owner' }), role: 'owner' as const }
    const call = await startCall(id, operator, deps)
    return call.ok ? 'begun' : 'message' in call ? call.message : call
  }

  test('a call is begun with who agreed to calls, for three months', async () => {
    const row = await stored(agreed)
    expect(await dialableOf(row)).toBe('Agreed to calls')
    expect(await call(row)).toBe('begun')
    const later = world(new Date('2027-03-01T10:00:00Z'))
    expect(await call(row, later)).toBe('Consent is over: write to them instead.')
  })

  test.each([
    [{}, 'Asked for email only: write to them instead.'],
    [{ consent_texts: 'gb 2026-11-23' }, 'Texts only: write to them instead.'],
  ])('none with who ticked %j', async (ticks, message) => {
    expect(await call(await stored(ticks))).toBe(message)
  })

  test('none with whose number was suppressed since, whatever they agreed to', async () => {
    const row = await stored(agreed)
    const hashes = suppressionHashes({ email: '', phone: row.phone_e164 }, world().secret)
    await suppress(open().db, { hashes, scope: 'all', now })
    expect(await dialableOf(row)).toBe('Asked us to stop')
    expect(await call(row)).toBe('Asked us to stop.')
  })

  test.each([
    ['Britain', {}],
    ['Australia', { calling: au.calling, consentKind: 'sentence' }],
  ])(
    'none in %s with a number where we were asked to stop, but about what was asked since',
    async (_, law) => {
      const deps = (hours: number) => world(new Date(now.getTime() + hours * 3_600_000), law)
      const row = await stored(agreed)
      const { phone_e164 } = row
      const other = await stored({ ...agreed, phone_e164 })
      const later = await stored({ ...agreed, phone_e164, created_at: deps(3).now().toISOString() })
      await insertContact(open().db, {
        ...{ id: uuidv7(), lead: row.id, by: 'operator', who: null, channel: 'phone' },
        ...{ outcome: 'asked-to-stop', at: deps(2).now().toISOString() },
      })
      expect(await dialableOf(other, deps(4))).toBe('Asked us to stop')
      expect(await call(other, deps(4))).toBe('Asked us to stop.')
      expect(await call(later, deps(4))).toBe('begun')
    },
  )

  test('one with who called us', async () => {
    const row = await stored(spoken)
    expect(await dialableOf(row)).toBe('Called us')
    expect(await call(row)).toBe('begun')
  })

  test('where the number was corrected the registers decide, and no list that is too old', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-dialable-'))
    const registers = registersIn(directory, world().secret)
    const list = async (number: string) => {
      writeFileSync(join(directory, 'list'), number)
      const file = { path: join(directory, 'list'), day: '2026-11-20' }
      return importRegister('tps', file, { ...world(), registers })
    }
    const at = '2026-11-30T12:00:00.000Z'
    const corrected = async () => {
      const row = await stored()
      const consent = { wording: '', version: 'gb 2026-11-23', page: '/', ended_at: at }
      await open()
        .db.insertInto('consents')
        .values({ id: uuidv7(), lead: row.id, offer: null, ...consent, channels: '["phone"]', at })
        .execute()
      await open()
        .db.insertInto('corrections')
        .values({
          ...{ id: uuidv7(), lead: row.id, by: 'operator', who: null, at },
          ...{ field: 'phone', before: '', after: row.phone },
        })
        .execute()
      return row
    }
    const listed = await corrected()
    const free = await corrected()
    const deps = world(now, { registers })
    expect(await call(free, deps)).toBe('Can’t check: write to them instead.')
    expect(await listUnchecked(deps)).toEqual([
      { number: listed.phone_e164, registers: ['tps'] },
      { number: free.phone_e164, registers: ['tps'] },
    ])
    expect(await list(listed.phone_e164)).toMatchObject({ ok: true })
    expect(await listUnchecked(deps)).toEqual([])
    expect(await call(listed, deps)).toBe('On TPS: write to them instead.')
    expect(await dialableOf(free, deps)).toBe('not on TPS, list of 20 November')
    expect(await call(free, deps)).toBe('begun')
    const later = world(new Date('2026-12-19T10:00:00Z'), { registers })
    expect(await dialableOf(free, later)).toBe('Can’t check: write instead')
    rmSync(directory, { recursive: true })
  })

  test('a yes that was taken back forbids the call, whatever a register says', async () => {
    const row = await stored(spoken)
    const at = '2026-11-30T12:00:00.000Z'
    await open()
      .db.insertInto('consents')
      .values({
        ...{ id: uuidv7(), lead: row.id, offer: null, wording: '', version: '', page: '/' },
        ...{ channels: '["phone"]', at, ended_at: at },
      })
      .execute()
    expect(await call(row)).toBe('Asked for email only: write to them instead.')
  })

  test('in Victoria a call is begun without any of this', async () => {
    const row = await stored()
    expect(await call(row, worldAt(now, open()))).toBe('begun')
  })
})
