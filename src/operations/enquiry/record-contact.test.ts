import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getLeadPage } from '#database/desk/lead-page.ts'
import type { ContactChannel, DeskOutcome, StateAction } from '#domain/lead/state.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { changeLead } from '../desk/change-lead.ts'
import { recordCall } from '../desk/record-call.ts'
import { undoLead } from '../desk/undo-lead.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { answerCalled, type CalledAnswer } from './answer-called.ts'
import { phoneParser } from './parse-phone.ts'

const priya = { id: 'priya', role: 'owner' } as const
const hours = (count: number) => later(count * 3600).toISOString()

onEveryDatabase((open) => {
  const deps = (at: number) => ({
    database: open(),
    calling: au.calling,
    country: au.country,
    parsePhone: phoneParser(au.country),
    secret: 'secret',
    now: () => later(at * 3600),
  })
  const insertNewLead = async (changes = {}) => {
    const lead = newLead(changes)
    await insertLead(lead, storeDeps(open()))
    return lead.id
  }
  const page = async (lead: string) => {
    const details = await getLeadPage(open().db, lead)
    if (!details) throw new Error('There is no such lead')
    return details
  }
  const step = async (lead: string, action: StateAction, at: number) => {
    const { version } = await page(lead)
    return changeLead({ lead, version, action }, priya, deps(at))
  }
  const visitorSays = (lead: string, answer: CalledAnswer, at: number) =>
    answerCalled(lead, answer, deps(at))
  const priyaSays = async (
    lead: string,
    outcome: DeskOutcome,
    at: number,
    { id = uuidv7(), channel = 'phone' as ContactChannel } = {},
  ) => {
    const { version } = await page(lead)
    return recordCall({ lead, id, version, outcome, channel }, priya, deps(at))
  }
  const contactsOf = async (lead: string) =>
    (await page(lead)).contacts.map(({ by, outcome, at }) => [by, outcome, at])

  test('every call is a contact, and the first that reached them is when they were contacted', async () => {
    const lead = await insertNewLead()
    await priyaSays(lead, 'no-answer', 1)
    await priyaSays(lead, 'no-answer', 2, { channel: 'sms' })
    await step(lead, 'contact', 3)
    await priyaSays(lead, 'reached', 4, { channel: 'email' })
    await step(lead, 'quote', 5)
    await priyaSays(lead, 'voicemail', 6)
    const { contacts, contactedAt, state } = await page(lead)
    expect(contacts.map(({ channel, outcome, who }) => [channel, outcome, who])).toEqual([
      ['phone', 'no-answer', 'priya'],
      ['sms', 'no-answer', 'priya'],
      ['phone', 'reached', 'priya'],
      ['email', 'reached', 'priya'],
      ['phone', 'voicemail', 'priya'],
    ])
    expect({ contactedAt, state }).toEqual({ contactedAt: hours(3), state: 'quoted' })
  })

  test('a contact and its history entry have one id, and are recorded once', async () => {
    const lead = await insertNewLead()
    const id = '019ab000-0000-7000-8000-0000000000aa'
    await priyaSays(lead, 'no-answer', 30, { id })
    await priyaSays(lead, 'no-answer', 31, { id })
    await step(lead, 'contact', 32)
    const { contacts, history, version } = await page(lead)
    expect(contacts.map((contact) => contact.id)).toEqual(
      history.map((entry) => entry.id).toReversed(),
    )
    expect(contacts).toHaveLength(2)
    expect(version).toBe(3)
  })

  test('a visitor who says that they were called stops the clock of a new lead', async () => {
    const lead = await insertNewLead()
    await visitorSays(lead, 'called', 25)
    expect(await page(lead)).toMatchObject({
      state: 'contacted',
      contactedAt: hours(25),
      owner: null,
      version: 2,
      history: [{ kind: 'lead.contacted', operator: null }],
    })
    expect(await step(lead, 'reopen', 26)).toMatchObject({
      code: 'refused',
      message: 'The visitor says somebody has called.',
    })
  })

  test('a visitor’s answer about a call moves no lead that an operator works on', async () => {
    const lead = await insertNewLead()
    await step(lead, 'contact', 1)
    await visitorSays(lead, 'called', 2)
    await visitorSays(lead, 'not-called', 3)
    expect(await page(lead)).toMatchObject({
      state: 'contacted',
      contactedAt: hours(1),
      version: 4,
    })
    expect(await contactsOf(lead)).toEqual([
      ['operator', 'reached', hours(1)],
      ['visitor', 'reached', hours(2)],
      ['visitor', 'not-called', hours(3)],
    ])
  })

  test('the answer that nobody called leaves a new lead new, and its clock running', async () => {
    const lead = await insertNewLead()
    expect(await visitorSays(lead, 'not-called', 72)).toBe('changed')
    expect(await visitorSays(lead, 'missed', 73)).toBe('changed')
    expect(await page(lead)).toMatchObject({ state: 'new', contactedAt: null })
  })

  test('a contact undone or put back is no contact any more, and comes back when that is undone', async () => {
    const lead = await insertNewLead()
    await priyaSays(lead, 'engaged', 1)
    await step(lead, 'contact', 2)
    const { version } = await page(lead)
    expect(await undoLead({ lead, version }, priya, deps(2))).toMatchObject({ state: 'new' })
    expect(await contactsOf(lead)).toEqual([['operator', 'engaged', hours(1)]])

    await step(lead, 'contact', 3)
    await priyaSays(lead, 'reached', 4)
    const before = await page(lead)
    await step(lead, 'reopen', 5)
    expect(await page(lead)).toMatchObject({ state: 'new', contactedAt: null })
    expect(await contactsOf(lead)).toEqual([['operator', 'engaged', hours(1)]])
    await undoLead({ lead, version: before.version + 1 }, priya, deps(5))
    const { contacts, contactedAt, state } = await page(lead)
    expect({ contacts, contactedAt, state }).toEqual({
      contacts: before.contacts,
      contactedAt: hours(3),
      state: 'contacted',
    })
  })

  test('a visitor reached while the lead was held back or lost is contacted once it is open', async () => {
    const held = await insertNewLead({ suspected: 'too fast' })
    await priyaSays(held, 'reached', 1)
    expect(await page(held)).toMatchObject({ state: 'held', contactedAt: hours(1) })
    expect(await step(held, 'release', 2)).toMatchObject({ ok: true, state: 'contacted' })

    const lost = await insertNewLead()
    await step(lost, 'lose', 1)
    await priyaSays(lost, 'reached', 2)
    expect(await undoLead({ lead: lost, version: 2 }, priya, deps(2))).toMatchObject({
      code: 'changed',
    })
    expect(await step(lost, 'reopen', 3)).toMatchObject({ ok: true, state: 'contacted' })
  })

  test('the visitor and an operator at the same moment: both are recorded, the earlier counts', async () => {
    const lead = await insertNewLead()
    const [, contact] = await Promise.all([
      visitorSays(lead, 'called', 2),
      changeLead({ lead, version: 1, action: 'contact' }, priya, deps(2)),
    ])
    const { contacts, contactedAt, state } = await page(lead)
    expect({ contactedAt, state }).toEqual({ contactedAt: hours(2), state: 'contacted' })
    // The operator gets a rejection if the visitor came first.
    if (!contact.ok) expect(contact).toMatchObject({ code: 'changed', by: { operator: null } })
    expect(contacts).toHaveLength(contact.ok ? 2 : 1)
  })

  test('a lead that its visitor took back does not move', async () => {
    const lead = await insertNewLead()
    await withdrawLead(lead, deps(1))
    expect(await visitorSays(lead, 'called', 3)).toBe('unchanged')
    expect(await page(lead)).toMatchObject({ state: 'withdrawn', contactedAt: null })
  })
})
