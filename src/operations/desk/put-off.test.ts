import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { insertAbsence } from '#database/desk/absences.ts'
import { countClaimable } from '#database/desk/claims.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { listLeadUpdates } from '#database/desk/lead-updates.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { countQueue, getNextDueAt, listAtDesk } from '#database/desk/queue-counts.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { claimNext } from './claim-next.ts'
import { skipLead } from './skip-lead.ts'
import { snoozeLead } from './snooze-lead.ts'
import { dropCall, startCall } from './start-call.ts'
import { undoLead } from './undo-lead.ts'

const people = ['ruth', 'priya', 'jack'] as const
const agent = (id: (typeof people)[number]) => ({ id, role: 'agent' }) as const
const [ruth, priya, jack] = [agent('ruth'), agent('priya'), agent('jack')]

/** Thursday 19 November 2026 by Melbourne's clocks. */
const at = (time: string) => `2026-11-19T${time}:00+11:00`
const moment = (time: string) => new Date(at(time)).toISOString()

onEveryDatabase((open) => {
  beforeAll(async () => {
    for (const id of people)
      await insertOperator(
        open().db,
        { id, name: id, email: `${id}@wattlewise.example`, role: 'agent' },
        new Date(at('08:00')),
      )
  })
  const world = (time: string) => worldAt(at(time), open())

  /** A lead of today whose promise ends at a time; every other one is gone. */
  async function onlyLead(promisedBy = '2026-11-20T14:00:00+11:00') {
    const { db } = open()
    await db.updateTable('enquiries').set({ state: 'won', next_action: null }).execute()
    await db.updateTable('enquiries').set({ claimed_by: null, claimed_until: null }).execute()
    const row = lead({ id: uuidv7(), created_at: moment('09:00') })
    await insertLead(row, storeDeps(open()))
    await db
      .updateTable('enquiries')
      .set({ callable_from: moment('09:00'), promised_by: new Date(promisedBy).toISOString() })
      .where('id', '=', row.id)
      .execute()
    await updateNextAction(db, row.id, au.calling)
    const version = async () =>
      (
        await db
          .selectFrom('enquiries')
          .select('version')
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow()
      ).version
    return { id: row.id, version }
  }
  const handed = async (operator: typeof ruth, time: string) => {
    const claimed = await claimNext({}, operator, world(time))
    return claimed.ok ? claimed.lead : claimed
  }

  test('a skipped lead goes to the next operator who asks, and back to the one who skipped it after some minutes', async () => {
    const { id, version } = await onlyLead()
    expect(await handed(ruth, '10:00')).toBe(id)
    const skipped = await skipLead(
      { lead: id, version: await version(), line: 'I know them' },
      ruth,
      world('10:00'),
    )
    expect(skipped).toMatchObject({ ok: true, state: 'new' })
    expect(await handed(ruth, '10:01')).toBeNull()
    const asked = { operator: 'ruth', now: new Date(at('10:01')) }
    expect(await countQueue(open().db, asked)).toMatchObject({ dueForYou: 1, skippedByYou: 1 })
    expect(await getNextDueAt(open().db, asked)).toBe(moment('10:15'))
    expect(await handed(priya, '10:02')).toBe(id)
    await skipLead({ lead: id, version: await version(), line: 'Busy' }, priya, world('10:02'))
    expect(await handed(ruth, '10:03')).toBe(id)
    const page = await getLeadPage(open().db, id)
    expect(page?.history.map(({ kind, detail }) => [kind, detail.line])).toEqual([
      ['lead.skipped', 'Busy'],
      ['lead.skipped', 'I know them'],
    ])
  })

  test('a lead whose visitor may still choose on our page is due only after the time for that', async () => {
    const { id } = await onlyLead()
    await open().db.updateTable('enquiries').set({ came_by: 'site' }).where('id', '=', id).execute()
    const installer = await storeInstaller(open())
    const asked = (time: string) => ({ operator: 'ruth', now: new Date(at(time)), closed: [] })
    expect(await countQueue(open().db, asked('09:04'))).toMatchObject({ dueForYou: 0 })
    expect(await countClaimable(open().db, asked('09:04'))).toEqual({ free: 0, held: 0 })
    expect(await getNextDueAt(open().db, asked('09:04'))).toBe(moment('09:10'))
    expect(await countQueue(open().db, asked('09:11'))).toMatchObject({ dueForYou: 1 })
    expect(await handed(ruth, '09:11')).toBe(id)
    expect(await countClaimable(open().db, { ...asked('09:12'), operator: 'jack' })).toEqual({
      ...{ free: 0, held: 1 },
    })
    await open()
      .db.updateTable('installers')
      .set({ closed_at: moment('09:12') })
      .where('id', '=', installer)
      .execute()
  })

  test('a lead is not skipped without a reason, nor while another operator has it', async () => {
    const { id, version } = await onlyLead()
    await handed(ruth, '10:00')
    const skip = async (operator: typeof ruth, line: string) =>
      skipLead({ lead: id, version: await version(), line }, operator, world('10:00'))
    expect(await skip(ruth, '  ')).toMatchObject({ ok: false, code: 'refused' })
    expect(await skip(priya, 'Busy')).toMatchObject({ ok: false, code: 'claimed' })
  })

  test('a snoozed lead comes back to the operator who snoozed it, and after half an hour to all', async () => {
    const { id, version } = await onlyLead()
    await handed(ruth, '10:00')
    const until = new Date(at('15:00'))
    const step = { lead: id, version: await version(), line: 'Asks her landlord', until }
    expect(await snoozeLead(step, ruth, world('10:00'))).toMatchObject({
      nextAction: { action: 'first-call', at: moment('15:00'), snoozedBy: 'ruth' },
    })
    expect(await handed(priya, '14:00')).toBeNull()
    expect(await handed(priya, '15:10')).toBeNull()
    expect(await handed(priya, '15:31')).toBe(id)
    expect((await getLeadPage(open().db, id))?.snooze).toEqual({
      until: moment('15:00'),
      by: 'ruth',
    })
  })

  test('an operator who is away does not keep it', async () => {
    const { id, version } = await onlyLead()
    const step = { lead: id, version: await version(), line: '', until: new Date(at('15:00')) }
    await snoozeLead(step, jack, world('10:00'))
    await insertAbsence(open().db, {
      ...{ id: uuidv7(), operator: 'jack', from: moment('12:00'), until: moment('18:00') },
      ...{ createdAt: moment('12:00'), createdBy: 'jack', givesBack: false },
      ...{ begunAt: moment('12:00'), givenBack: null },
    })
    expect(await handed(priya, '15:10')).toBe(id)
  })

  test('a snooze is undone like any other change, and ends without a time', async () => {
    const { id, version } = await onlyLead()
    const until = new Date(at('15:00'))
    const lead = { lead: id, line: '' }
    const snoozed = await snoozeLead(
      { ...lead, version: await version(), until },
      ruth,
      world('10:00'),
    )
    expect(snoozed.ok).toBe(true)
    await undoLead({ lead: id, version: await version() }, ruth, world('10:00'))
    expect(await handed(ruth, '10:01')).toBe(id)
    await snoozeLead({ ...lead, version: await version(), until }, ruth, world('10:02'))
    expect(await handed(ruth, '10:03')).toBeNull()
    await snoozeLead({ ...lead, version: await version(), until: null }, ruth, world('10:04'))
    expect(await handed(ruth, '10:05')).toBe(id)
  })

  test('an operator who presses Call on another’s lead is shown to them until there is no call', async () => {
    const { id } = await onlyLead()
    await handed(priya, '10:00')
    const pressed = async () =>
      (await listAtDesk(open().db, new Date(at('10:02')))).find((one) => one.id === 'priya')
        ?.pressed
    expect(await startCall(id, ruth, world('10:01'))).toMatchObject({
      code: 'claimed',
      message: 'priya has them open. Take the next one.',
    })
    expect(await pressed()).toEqual({ by: 'ruth', at: moment('10:01') })
    const live = await listLeadUpdates(open().db, new Date(at('10:01')))
    expect(live).toContainEqual({ id: `${id} ${moment('10:01')}`, kind: 'claims', lead: id })
    await dropCall(id, ruth, world('10:02'))
    expect(await pressed()).toBeNull()
    await startCall(id, priya, world('10:02'))
    expect(await startCall(id, ruth, world('10:02'))).toMatchObject({
      message: 'priya is calling them. Take the next one.',
    })
  })
})
