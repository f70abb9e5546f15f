import { expect, test } from 'vitest'
import { listAbsences } from '#database/desk/absences.ts'
import { listOnDuty } from '#database/desk/duty.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, morning, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { assignLead } from './assign-lead.ts'
import { beginAbsences } from './begin-absences.ts'
import { comeBack, goAway, undoGoingAway } from './go-away.ts'

// Saturday, 8 pm in Melbourne.
onEveryDatabase((open) => {
  const at = (seconds: number) => () => later(seconds)
  const changing = (by: string, seconds = 0) => ({
    ...{ by, database: open(), now: at(seconds), timeZone: 'Australia/Melbourne' },
    calling: au.calling,
  })
  const planner = (seconds: number) => ({ database: open(), now: at(seconds) })

  async function leadOf(owner: string, changes: Parameters<typeof newLead>[0] = {}) {
    const row = newLead(changes)
    await insertLead(row, storeDeps(open()))
    await open().db.updateTable('enquiries').set({ owner }).where('id', '=', row.id).execute()
    return row.id
  }
  const rowOf = (id: string) =>
    open()
      .db.selectFrom('enquiries')
      .select(['owner', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const isOnDuty = async (operator: string, seconds: number) =>
    (await listOnDuty(open().db, later(seconds))).includes(operator)
  const away = async (...[words, deps]: Parameters<typeof goAway>) => {
    const outcome = await goAway(words, deps)
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome
  }
  const auditKinds = async (operator: string) => {
    const rows = await open()
      .db.selectFrom('audit')
      .select(['kind', 'detail'])
      .where('lead', 'is', null)
      .orderBy('id')
      .execute()
    return rows.filter(({ detail }) => detail.includes(operator)).map(({ kind }) => kind)
  }

  test('an operator who goes away gives back their open leads, and one press undoes it exactly', async () => {
    const [jack, priya] = [await storeOperator(open()), await storeOperator(open())]
    const [first, second] = [await leadOf(jack), await leadOf(jack, { state: 'quoted' })]
    const won = await leadOf(jack, { state: 'won' })
    const gone = await away({ operator: jack, givesBack: true }, changing(jack))
    expect(gone).toMatchObject({ leads: 2, from: morning, until: null })
    expect([await rowOf(first), await rowOf(second), await rowOf(won)]).toEqual([
      { owner: null, version: 2 },
      { owner: null, version: 2 },
      { owner: jack, version: 1 },
    ])
    expect(await isOnDuty(jack, 5)).toBe(false)

    const by = { id: priya, role: 'agent' } as const
    const deps = { database: open(), calling: au.calling, now: at(4) }
    await assignLead({ lead: second, version: 2, to: priya }, by, deps)
    expect(await undoGoingAway(gone.id, changing(priya, 5))).toMatchObject({ code: 'unknown' })
    expect(await undoGoingAway(gone.id, changing(jack, 9))).toEqual({ ok: true, leads: 1 })
    expect([await rowOf(first), await rowOf(second)]).toEqual([
      { owner: jack, version: 3 },
      { owner: priya, version: 3 },
    ])
    expect(await isOnDuty(jack, 10)).toBe(true)
    expect(await listAbsences(open().db, { now: later(10), operator: jack })).toEqual([])
    expect(await auditKinds(jack)).toEqual(['person away', 'person away undone'])
  })

  test('after a minute there is nothing to undo, only coming back', async () => {
    const jack = await storeOperator(open())
    const gone = await away({ operator: jack, givesBack: true }, changing(jack))
    expect(await undoGoingAway(gone.id, changing(jack, 61))).toMatchObject({
      code: 'refused',
      message: 'It’s too late to undo. Press ‘I’m back’ instead.',
    })
    expect(await comeBack(gone.id, { ...changing(jack, 61), role: 'agent' })).toEqual({ ok: true })
    expect([await isOnDuty(jack, 60), await isOnDuty(jack, 61)]).toEqual([false, true])
  })

  test('an operator who chooses to keep their leads keeps them', async () => {
    const jack = await storeOperator(open())
    const lead = await leadOf(jack)
    expect(await away({ operator: jack, givesBack: false }, changing(jack))).toMatchObject({
      leads: 0,
    })
    expect(await rowOf(lead)).toEqual({ owner: jack, version: 1 })
  })

  test('an operator who is away can claim nothing until that is undone', async () => {
    const jack = await storeOperator(open())
    const lead = await leadOf(jack)
    const claimOf = async () =>
      (
        await open()
          .db.selectFrom('enquiries')
          .select('claimed_by')
          .where('id', '=', lead)
          .executeTakeFirstOrThrow()
      ).claimed_by
    await open()
      .db.updateTable('enquiries')
      .set({ claimed_by: jack, claimed_until: later(300).toISOString() })
      .where('id', '=', lead)
      .execute()
    const gone = await away({ operator: jack, givesBack: false }, changing(jack))
    expect(await claimOf()).toBeNull()
    await undoGoingAway(gone.id, changing(jack, 5))
    expect(await claimOf()).toBe(jack)
  })

  test('away until a time is over by itself', async () => {
    const jack = await storeOperator(open())
    await away({ operator: jack, givesBack: false, until: '2026-11-21T21:00' }, changing(jack))
    expect([await isOnDuty(jack, 3599), await isOnDuty(jack, 3600)]).toEqual([false, true])
  })

  test('what was planned begins on its day, once, whichever replica sees it', async () => {
    const jack = await storeOperator(open())
    const lead = await leadOf(jack)
    const monday = { from: '2026-11-23', until: '2026-11-24' }
    const planned = await away({ operator: jack, givesBack: true, ...monday }, changing(jack))
    expect(planned).toMatchObject({ leads: 0, from: '2026-11-22T13:00:00.000Z' })
    const begins = 28 * 3600
    expect(await beginAbsences(planner(begins - 1))).toBe(0)
    expect(await isOnDuty(jack, begins - 1)).toBe(true)
    const begun = await Promise.all([1, 2, 3].map(() => beginAbsences(planner(begins))))
    expect(begun.toSorted()).toEqual([0, 0, 1])
    expect(await rowOf(lead)).toEqual({ owner: null, version: 2 })
    expect(await auditKinds(jack)).toEqual(['person away', 'person gave leads back'])
    expect([await isOnDuty(jack, begins), await isOnDuty(jack, begins + 48 * 3600)]).toEqual([
      false,
      true,
    ])
  })

  test('a planned absence that was taken back never begins', async () => {
    const jack = await storeOperator(open())
    const lead = await leadOf(jack)
    const monday = { from: '2026-11-23', until: '2026-11-24' }
    const { id } = await away({ operator: jack, givesBack: true, ...monday }, changing(jack))
    const stranger = await storeOperator(open())
    expect(await comeBack(id, { ...changing(stranger), role: 'agent' })).toMatchObject({
      code: 'refused',
    })
    expect(await comeBack(id, { ...changing(stranger), role: 'owner' })).toEqual({ ok: true })
    expect(await beginAbsences(planner(40 * 3600))).toBe(0)
    expect(await rowOf(lead)).toEqual({ owner: jack, version: 1 })
  })

  test('an operator has one absence at a time, and none after leaving the desk', async () => {
    const jack = await storeOperator(open())
    const monday = { from: '2026-11-23', until: '2026-11-24' }
    await away({ operator: jack, givesBack: false, ...monday }, changing(jack))
    expect(await goAway({ operator: jack, givesBack: true }, changing(jack))).toMatchObject({
      code: 'refused',
      message: 'You’re away then already.',
    })
    const before = { operator: jack, givesBack: true, until: '2026-11-22' }
    expect(await goAway(before, changing(jack))).toMatchObject({ ok: true })
    await open()
      .db.updateTable('operators')
      .set({ closed_at: morning })
      .where('id', '=', jack)
      .execute()
    expect(await goAway({ operator: jack, givesBack: true }, changing(jack))).toMatchObject({
      code: 'unknown',
    })
  })
})
