import { beforeAll, describe, expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { changeLead } from './change-lead.ts'
import { changeManyLeads } from './change-many-leads.ts'

const ruth = { id: 'ruth', role: 'owner' } as const
const jack = { id: 'jack', role: 'agent' } as const

onEveryDatabase((open) => {
  const deps = (seconds = 0) => ({
    database: open(),
    secret: 'secret',
    calling: au.calling,
    now: () => later(seconds),
  })
  const storedLeads = async (count: number) => {
    const leads = Array.from({ length: count }, () => newLead())
    for (const lead of leads) await insertLead(lead, storeDeps(open()))
    return leads.map(({ id }) => ({ id, version: 1 }))
  }
  const rowsOf = (leads: readonly { id: string }[]) =>
    open()
      .db.selectFrom('enquiries')
      .selectAll()
      .where(
        'id',
        'in',
        leads.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
  const standing = async (leads: readonly { id: string }[]) =>
    (await rowsOf(leads)).map(({ version: _, undo: __, ...row }) => row)
  const changed = (results: Awaited<ReturnType<typeof changeManyLeads>>) =>
    results.flatMap((result) => (result.ok ? [{ id: result.id, version: result.version }] : []))

  beforeAll(async () => {
    const now = later(0).toISOString()
    const operator = { email_verified: 1, created_at: now, updated_at: now, two_factor_enabled: 1 }
    for (const { id, role } of [ruth, jack])
      await open()
        .db.insertInto('operators')
        .values({ ...operator, id, role, name: id, email: `${id}@wattlewise.example` })
        .execute()
  })

  describe('several leads at once', () => {
    test('are given to an operator, and one undo gives all of them back', async () => {
      const leads = await storedLeads(3)
      const before = await standing(leads)
      const results = await changeManyLeads(leads, { action: 'assign', to: 'jack' }, ruth, deps())
      expect(results).toEqual(leads.map(({ id }) => ({ id, ok: true, state: 'new', version: 2 })))
      expect((await rowsOf(leads)).map(({ owner }) => owner)).toEqual(['jack', 'jack', 'jack'])

      const undone = await changeManyLeads(changed(results), { action: 'undo' }, ruth, deps(9))
      expect(undone.every(({ ok }) => ok)).toBe(true)
      expect(await standing(leads)).toEqual(before)
    })

    test('are closed for one reason, and come back as they were', async () => {
      const leads = await storedLeads(2)
      const [first = { id: '', version: 0 }] = leads
      await changeLead({ lead: first.id, version: 1, action: 'contact' }, jack, deps())
      const asSeen = leads.map((lead) => (lead === first ? { ...lead, version: 2 } : lead))
      const before = await standing(leads)
      const close = { action: 'close', because: 'not-interested', line: 'Moved away.' } as const
      const results = await changeManyLeads(asSeen, close, ruth, deps(60))
      for (const row of await rowsOf(leads))
        expect(row).toMatchObject({ state: 'lost', lost_because: 'not-interested' })
      await changeManyLeads(changed(results), { action: 'undo' }, ruth, deps(65))
      expect(await standing(leads)).toEqual(before)
    })

    test('are answered for one by one: what changed meanwhile stays, the rest is done', async () => {
      const leads = await storedLeads(3)
      const [first = { id: '', version: 0 }, second, third] = leads
      await changeLead({ lead: first.id, version: 1, action: 'contact' }, jack, deps())
      const results = await changeManyLeads(
        [...leads, { id: 'gone', version: 1 }],
        { action: 'close', because: 'duplicate' },
        ruth,
        deps(60),
      )
      expect(results).toMatchObject([
        { id: first.id, ok: false, code: 'changed', by: { operator: 'jack' } },
        { id: second?.id, ok: true, state: 'lost' },
        { id: third?.id, ok: true, state: 'lost' },
        { id: 'gone', ok: false, code: 'unknown' },
      ])
      expect((await rowsOf([first]))[0]?.state).toBe('contacted')
    })

    test('owe nothing to anybody before they can be undone no more', async () => {
      const leads = await storedLeads(2)
      await changeManyLeads(leads, { action: 'assign', to: 'jack' }, ruth, deps())
      const owed = await open()
        .db.selectFrom('deliveries')
        .select(['retry_at', 'created_at'])
        .where('created_at', '>=', later(0).toISOString())
        .where('operator', '=', 'jack')
        .execute()
      for (const { retry_at } of owed)
        expect(Date.parse(retry_at ?? '')).toBeGreaterThanOrEqual(later(12).getTime())
    })
  })
})
