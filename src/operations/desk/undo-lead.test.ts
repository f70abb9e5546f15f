import { expect, test } from 'vitest'
import { listContacts } from '#database/desk/contacts.ts'
import { getLeadRow, leadStandingOf } from '#database/desk/lead-row.ts'
import type { Send } from '#domain/delivery/delivery.ts'
import {
  complaintStates,
  type LeadState,
  leadCan,
  leadStates,
  type StateAction,
  stateActions,
} from '#domain/lead/state.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  addEndpoint,
  insertLead,
  later,
  leadReceivers,
  morning,
  lead as newLead,
  storeDeps,
} from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { deliverDue } from '../delivery/deliver-due.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { assignLead } from './assign-lead.ts'
import { changeLead, type LeadStep } from './change-lead.ts'
import { undoLead } from './undo-lead.ts'

const priya = { id: 'priya', role: 'owner' } as const
const jack = { id: 'jack', role: 'agent' } as const
const noon = '2026-11-21T12:00:00.000Z'

/** Every sequence of actions that leads to a state. */
const ways: StateAction[][] = [
  [],
  ['contact'],
  ['contact', 'quote'],
  ['contact', 'quote', 'win'],
  ['lose'],
  ['contact', 'lose'],
  ['contact', 'quote', 'lose'],
  ['mark-spam'],
  ['contact', 'mark-spam'],
  ['mark-spam', 'reopen'],
]
const waysFromHeld: StateAction[][] = [
  [],
  ['mark-spam'],
  ['mark-spam', 'reopen'],
  ...ways.map((way): StateAction[] => ['release', ...way]),
]

onEveryDatabase((open) => {
  const deps = (at = noon) => ({
    database: open(),
    calling: au.calling,
    secret: 'secret',
    now: () => new Date(at),
  })
  const rowOf = async (id: string) => {
    const lead = open().db.selectFrom('enquiries').selectAll().where('id', '=', id)
    const { version: _, undo: __, ...row } = await lead.executeTakeFirstOrThrow()
    const contacts = await listContacts(open().db, [id])
    return { row, deliveries: await listDeliveries(open().db, id), contacts }
  }
  const standing = async (id: string) => {
    const row = await getLeadRow(open().db, id)
    if (!row) throw new Error('There is no such lead')
    return { ...leadStandingOf(row), version: row.version }
  }
  const step = async (lead: string, action: StateAction, more: Partial<LeadStep> = {}) => {
    const { version } = await standing(lead)
    const changed = await changeLead({ lead, version, action, ...more }, priya, deps())
    if (!changed.ok) throw new Error(JSON.stringify(changed))
    return changed.version
  }
  const undo = (lead: string, version: number, operator: typeof priya | typeof jack = priya) =>
    undoLead({ lead, version }, operator, deps())

  /** A lead with one delivery in each state it may be in by now. */
  async function insertTestLead(suspected: string | null) {
    const endpoints = await Promise.all(
      [1, 2, 3].map((one) => addEndpoint(open(), `https://crm.example/${one}/${Math.random()}`)),
    )
    const lead = newLead({ suspected })
    const receivers = leadReceivers(endpoints)
    await insertLead(lead, storeDeps(open(), { receivers }))
    if (suspected) return lead.id
    const facts = [
      { attempts: 2, retry_at: later(5 * 3600).toISOString() },
      { attempts: 1, retry_at: null, delivered_at: morning },
      { attempts: 9, retry_at: null, gave_up_at: morning },
    ]
    for (const [index, endpoint] of endpoints.entries())
      await open()
        .db.updateTable('deliveries')
        .set(facts[index] ?? {})
        .where('lead', '=', lead.id)
        .where('endpoint', '=', endpoint)
        .execute()
    return lead.id
  }
  async function broughtBy(way: StateAction[], suspected: string | null) {
    const lead = await insertTestLead(suspected)
    for (const action of way) await step(lead, action)
    return lead
  }

  for (const [beginning, suspected, all] of [
    ['arrived', null, ways],
    ['was held back', 'too fast', waysFromHeld],
  ] as const)
    test(`whatever is done to a lead that ${beginning}, undoing it brings back exactly what was`, async () => {
      const met = new Set<LeadState>()
      for (const way of all)
        for (const action of stateActions) {
          const lead = await broughtBy(way, suspected)
          const before = await standing(lead)
          if (action === 'withdraw' || !leadCan(action, before, 'owner').ok) continue
          met.add(before.state)
          const was = await rowOf(lead)
          const version = await step(lead, action, { because: 'too-dear', line: 'half the price' })
          expect(await undo(lead, version)).toEqual({
            ok: true,
            state: before.state,
            version: version + 1,
          })
          expect(await rowOf(lead), [...way, action].join(', ')).toEqual(was)
        }
      const never = [...complaintStates, ...(suspected ? [] : ['held']), 'withdrawn']
      expect(leadStates.filter((state) => !met.has(state)).toSorted()).toEqual(never.toSorted())
    })

  test('undoing an assignment restores the former owner', async () => {
    const lead = await insertTestLead(null)
    await assignLead({ lead, version: 1, to: 'jack' }, priya, deps())
    const was = await rowOf(lead)
    await assignLead({ lead, version: 2, to: 'priya' }, priya, deps())
    expect(await undo(lead, 3)).toMatchObject({ ok: true })
    expect(await rowOf(lead)).toEqual(was)
  })

  test('nothing of a held lead is due while its release or its way back from spam can be undone', async () => {
    const lead = await broughtBy([], 'too fast')
    const due = async (seconds: number) => {
      const sent: (string | null)[] = []
      const send: Send = async (delivery) => {
        sent.push(delivery.lead)
        return { delivered: true, answer: '' }
      }
      const now = () => later(seconds, noon)
      const worker = {
        database: open(),
        send,
        now,
        random: () => 0.5,
        claimSeconds: 120,
        secret: 'secret',
        calling: au.calling,
      }
      await Promise.all(await deliverDue({ channel: 'confirmation', limit: 1000 }, worker))
      return sent.filter((one) => one === lead).length
    }
    const version = await step(lead, 'release')
    expect(await due(10)).toBe(0)
    expect(await undo(lead, version)).toMatchObject({ ok: true, state: 'held' })
    expect(await due(3600)).toBe(0)
    await step(lead, 'mark-spam')
    await step(lead, 'reopen')
    expect(await due(3600)).toBe(0)

    const sent = await step(lead, 'release')
    expect(await due(12)).toBe(1)
    expect(await undo(lead, sent)).toEqual({
      ok: false,
      code: 'refused',
      message: 'It’s too late to undo: the lead has already been sent on.',
    })
    expect(await standing(lead)).toMatchObject({ state: 'new', version: sent })
  })

  test('only the operator who made a change can undo it, and only if nothing changed since', async () => {
    const lead = await insertTestLead(null)
    const version = await step(lead, 'contact')
    expect(await undo(lead, version, jack)).toMatchObject({
      code: 'changed',
      by: { operator: 'priya', kind: 'lead.contacted' },
    })
    await step(lead, 'quote')
    expect(await undo(lead, version)).toMatchObject({ code: 'changed' })
    expect(await undo(lead, version + 1)).toMatchObject({ ok: true, state: 'contacted' })
    expect(await undo(lead, version + 2)).toMatchObject({ code: 'refused' })
    await withdrawLead(lead, deps())
    expect(await undo(lead, version + 3)).toMatchObject({ code: 'refused' })
    expect(await undo('none', 1)).toMatchObject({ ok: false })
  })
})
