import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getLeadPage } from '#database/desk/lead-page.ts'
import type { Database } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { assignLead } from './assign-lead.ts'
import { changeLead, type LeadStep } from './change-lead.ts'
import { noteLead } from './note-lead.ts'
import { recordCall } from './record-call.ts'
import { resendDelivery } from './resend-delivery.ts'

const priya = { id: 'priya', role: 'agent' } as const
const sione = { id: 'sione', role: 'owner' } as const
const noon = () => new Date('2026-11-21T12:00:00.000Z')

async function insertNewLead(database: Database, changes = {}) {
  const lead = newLead(changes)
  await insertLead(lead, storeDeps(database))
  return lead.id
}

onEveryDatabase((open) => {
  const deps = () => ({ database: open(), calling: au.calling, secret: 'secret', now: noon })
  const callDeps = () => ({ ...deps(), country: au.country, parsePhone: phoneParser(au.country) })
  const step = (lead: string, version: number, action: LeadStep['action'], more = {}) =>
    changeLead({ lead, version, action, ...more }, priya, deps())
  const page = async (lead: string) => {
    const details = await getLeadPage(open().reads, lead)
    if (!details) throw new Error('There is no such lead')
    return details
  }

  test('the first operator to speak with a visitor owns the lead, and the clock stops', async () => {
    const lead = await insertNewLead(open())
    expect(await step(lead, 1, 'contact')).toEqual({ ok: true, state: 'contacted', version: 2 })
    expect(await page(lead)).toMatchObject({
      state: 'contacted',
      owner: 'priya',
      contactedAt: '2026-11-21T12:00:00.000Z',
      history: [{ kind: 'lead.contacted', operator: 'priya', detail: { to: 'contacted' } }],
    })
  })

  test('of two operators who change a lead at once, the second learns who was faster', async () => {
    const lead = await insertNewLead(open())
    const both = await Promise.all([step(lead, 1, 'contact'), step(lead, 1, 'lose')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const second = await step(lead, 1, 'lose', { because: 'too-dear' })
    expect(second).toMatchObject({
      ok: false,
      code: 'changed',
      by: { operator: 'priya', at: '2026-11-21T12:00:00.000Z' },
    })
    expect((await page(lead)).version).toBe(2)
  })

  test('an action that is not allowed is rejected with its reason', async () => {
    const lead = await insertNewLead(open())
    expect(await step(lead, 1, 'win')).toEqual({
      ok: false,
      code: 'refused',
      message: 'Not yet: a quote comes before.',
    })
    expect(await step('none', 1, 'win')).toMatchObject({ ok: false, code: 'unknown' })
  })

  test('a held lead that is released goes out; one marked as spam does not', async () => {
    const [genuine, spam] = [
      await insertNewLead(open(), { suspected: 'too fast' }),
      await insertNewLead(open(), { suspected: 'honeypot' }),
    ]
    expect(await step(genuine, 1, 'release')).toMatchObject({ ok: true, state: 'new' })
    expect(await step(spam, 1, 'mark-spam')).toMatchObject({ ok: true, state: 'spam' })
    // Our office has had its letter.
    const due = async (lead: string) =>
      (await listDeliveries(open().db, lead))
        .filter(({ channel }) => channel !== 'operator-letter')
        .map(({ retry_at }) => retry_at)
    // Once it can't be undone any more.
    expect(new Set(await due(genuine))).toEqual(new Set(['2026-11-21T12:00:12.000Z']))
    expect(new Set(await due(spam))).toEqual(new Set([null]))
    expect((await page(spam)).deliveries.map(({ state }) => state)).toContain('stopped')
    expect(await step(spam, 2, 'reopen')).toMatchObject({ ok: true, state: 'held' })
    expect(new Set(await due(spam))).toEqual(new Set([null]))
    expect((await page(spam)).deliveries.map(({ state }) => state)).not.toContain('stopped')
    await step(spam, 3, 'release')
    expect(new Set(await due(spam))).toEqual(new Set(['2026-11-21T12:00:12.000Z']))
  })

  test('a lead that is taken back from spam goes out again', async () => {
    const lead = await insertNewLead(open())
    await step(lead, 1, 'mark-spam')
    expect(await step(lead, 2, 'reopen')).toMatchObject({ ok: true, state: 'new' })
    const due = await listDeliveries(open().db, lead)
    expect(new Set(due.map(({ retry_at }) => retry_at))).toEqual(
      new Set(['2026-11-21T12:00:12.000Z']),
    )
  })

  test('a withdrawn lead or spam cannot be assigned or called', async () => {
    const [withdrawn, spam] = [await insertNewLead(open()), await insertNewLead(open())]
    await changeLead({ lead: withdrawn, version: 1, action: 'withdraw' }, sione, deps())
    await step(spam, 1, 'mark-spam')
    for (const [lead, message] of [
      [withdrawn, 'The visitor took the enquiry back. Nothing more is done with it.'],
      [spam, 'It’s marked as spam. Put it back first.'],
    ] as const) {
      const refused = { ok: false, code: 'refused', message }
      expect(await assignLead({ lead, version: 2, to: 'priya' }, priya, deps())).toEqual(refused)
      const call = { lead, id: uuidv7(), version: 2, outcome: 'no-answer' } as const
      expect(await recordCall(call, sione, callDeps())).toEqual(refused)
      const [first] = await listDeliveries(open().db, lead)
      if (!first) throw new Error('Nothing is owed')
      await setDelivery(open(), first.id, { delivered_at: noon().toISOString(), retry_at: null })
      const again = { lead, delivery: first.id }
      expect(await resendDelivery(again, sione, deps())).toEqual(refused)
      expect(await page(lead)).toMatchObject({ owner: null, version: 2 })
    }
  })

  test('reopening a lost lead restores its former state', async () => {
    const lead = await insertNewLead(open())
    await step(lead, 1, 'contact')
    await step(lead, 2, 'lose', { because: 'other', line: 'moved  away' })
    expect(await page(lead)).toMatchObject({ state: 'lost', lostBecause: 'other' })
    await step(lead, 3, 'reopen')
    expect(await page(lead)).toMatchObject({
      state: 'contacted',
      lostBecause: null,
      finishedAt: null,
    })
  })

  test('an owner withdraws a lead for a visitor who asks by phone', async () => {
    const lead = await insertNewLead(open())
    const wish = { lead, version: 1, action: 'withdraw' } as const
    expect(await changeLead(wish, priya, deps())).toMatchObject({ code: 'refused' })
    expect(await changeLead(wish, sione, deps())).toMatchObject({ ok: true, state: 'withdrawn' })
    expect(await page(lead)).toMatchObject({
      state: 'withdrawn',
      history: [{ kind: 'lead.withdrawn', operator: 'sione' }],
    })
  })

  test('a note never conflicts, and is recorded once', async () => {
    const lead = await insertNewLead(open())
    const note = { lead, text: ' Call back\nFriday ', id: '019ab000-0000-7000-8000-000000000001' }
    await noteLead(note, priya, deps())
    await noteLead(note, priya, deps())
    const { history, version } = await page(lead)
    expect(version).toBe(1)
    expect(history.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['lead.noted', { text: 'Call back\nFriday' }],
    ])
    expect(await noteLead({ lead, text: ' ' }, priya, deps())).toMatchObject({ code: 'refused' })
  })

  test('the first call that reaches the visitor changes the state, later ones are only recorded', async () => {
    const lead = await insertNewLead(open())
    const reached = (version: number) =>
      ({ lead, id: uuidv7(), version, outcome: 'reached' }) as const
    expect(await recordCall(reached(1), priya, callDeps())).toMatchObject({ state: 'contacted' })
    expect(await recordCall(reached(2), sione, callDeps())).toMatchObject({ state: 'contacted' })
    const { history } = await page(lead)
    expect(history.map(({ kind, operator }) => [kind, operator]).toSorted()).toEqual([
      ['lead.called', 'sione'],
      ['lead.contacted', 'priya'],
    ])
  })

  test('a lead is assigned, reassigned and unassigned', async () => {
    const lead = await insertNewLead(open())
    await assignLead({ lead, version: 1, to: 'priya' }, priya, deps())
    expect(await assignLead({ lead, version: 1, to: 'sione' }, sione, deps())).toMatchObject({
      code: 'changed',
      by: { operator: 'priya' },
    })
    await assignLead({ lead, version: 2, to: null }, sione, deps())
    expect((await page(lead)).owner).toBeNull()
  })

  test('a delivery that was given up is due again, and one that arrived is sent as a new delivery', async () => {
    const lead = await insertNewLead(open())
    const [first] = await listDeliveries(open().db, lead)
    if (!first) throw new Error('Nothing is owed')
    const again = () => resendDelivery({ lead, delivery: first.id }, priya, deps())
    expect(await again()).toMatchObject({ code: 'refused' })
    await setDelivery(open(), first.id, { gave_up_at: noon().toISOString(), retry_at: null })
    expect(await again()).toEqual({ ok: true })
    await setDelivery(open(), first.id, { delivered_at: noon().toISOString(), retry_at: null })
    const before = (await listDeliveries(open().db, lead)).length
    expect(await again()).toEqual({ ok: true })
    expect(await listDeliveries(open().db, lead)).toHaveLength(before + 1)
  })
})

async function setDelivery(
  { db }: Database,
  id: string,
  facts: { gave_up_at?: string; delivered_at?: string; retry_at: null },
) {
  await db.updateTable('deliveries').set(facts).where('id', '=', id).execute()
}
