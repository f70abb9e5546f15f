import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { insertContact } from '#database/desk/contacts.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { becomeOwner, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { gatherDeskFigures } from '../insight/gather-desk-figures.ts'
import { gatherInsights } from '../insight/gather-insights.ts'
import { enqueueWeeklyLetter } from './weekly-letter.ts'

const week = { since: '2026-11-16', until: '2026-11-22' }
const monday = new Date('2026-11-23T07:05:00+11:00')
const { timeZone } = au

onEveryDatabase((open) => {
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let agent: Awaited<ReturnType<typeof joinAgent>>
  const switchTo = (on: boolean) => owner.ask('PUT', '/weekly-letter', { on })
  const owe = (now = monday) =>
    enqueueWeeklyLetter({ database: open(), calling: au.calling, now: () => now })
  async function letters(now = monday) {
    const sent: DeliveryContent[] = []
    await deliverAll('owner-letter', {
      ...{ database: open(), now: () => now, random: () => 0.5, claimSeconds: 120 },
      ...{ secret: 'secret', calling: au.calling },
      send: async (_, content) => {
        sent.push(content)
        return { delivered: true, answer: '250' }
      },
    })
    return sent
  }

  beforeAll(async () => {
    const desk = openTestDesk(open(), { now: () => new Date('2026-11-22T00:00:00Z') })
    owner = await becomeOwner(desk)
    agent = await joinAgent(desk, owner)
    const receivers = leadReceivers([], [])
    // Three leads: reached at the second try, in time; tried in vain, broken; one of the Sunday before.
    for (const [arrived, tries] of [
      ['2026-11-17T10:00:00+11:00', ['2026-11-17T10:30:00+11:00', '2026-11-17T12:00:00+11:00']],
      ['2026-11-18T10:00:00+11:00', ['2026-11-18T10:10:00+11:00']],
      ['2026-11-15T23:59:59+11:00', []],
    ] as const) {
      const moment = new Date(arrived)
      const id = uuidv7({ msecs: moment.getTime() })
      const row = lead({ id, created_at: moment.toISOString(), first_name: 'Zzyzx' })
      await insertLead(row, storeDeps(open(), { receivers }))
      for (const [index, at] of tries.entries())
        await insertContact(open().db, {
          ...{ id: uuidv7(), lead: id, by: 'operator', who: 'priya', channel: 'phone' },
          ...{ outcome: index === 1 ? 'reached' : 'no-answer', at: new Date(at).toISOString() },
        })
      const [, reached] = tries
      if (reached)
        await open()
          .db.updateTable('enquiries')
          .set({ state: 'won', contacted_at: new Date(reached).toISOString() })
          .where('id', '=', id)
          .execute()
    }
  })

  test('it is off until an owner asks for it, and agents cannot', async () => {
    expect((await owner.ask('GET', '/weekly-letter')).body).toEqual({ on: false })
    expect(await owe()).toBe(false)
    expect((await agent.ask('PUT', '/weekly-letter', { on: true })).status).toBe(403)
    expect((await switchTo(true)).body).toMatchObject({ on: true })
    expect((await owner.ask('GET', '/weekly-letter')).body).toEqual({ on: true })
    const { body } = await owner.ask('GET', '/audit')
    const entries = body.entries as { kind: string; detail: object }[]
    expect(entries.filter(({ kind }) => kind === 'weekly letter changed')).toMatchObject([
      { detail: { on: true } },
    ])
  })

  test('one is queued for a week, however many replicas queue it, on Monday morning', async () => {
    expect(await owe(new Date('2026-11-23T06:59:00+11:00'))).toBe(false)
    const owed = await Promise.all(Array.from({ length: 8 }, () => owe()))
    expect(owed.filter(Boolean)).toEqual([true])
    expect(await owe(new Date('2026-11-23T11:00:00+11:00'))).toBe(false)
  })

  test('it says what Insights says of that week, and nothing of anybody', async () => {
    const [letter, ...others] = await letters(new Date('2026-11-24T09:00:00+11:00'))
    expect(others).toEqual([])
    expect(letter).toEqual({
      kind: 'weekly',
      week,
      figures: {
        ...{ leads: 2, calls: 3, tried: 2, reached: 1, medianMinutes: 10 },
        ...{ inTime: 1, broken: 1, won: 1 },
        forms: [{ form: 'home', leads: 2, won: 1 }],
      },
    })
    if (letter?.kind !== 'weekly') throw new Error('no weekly letter')
    const deps = { database: open(), forms: formsOf(au), brand: au, timeZone }
    const insights = await gatherInsights(week, monday, deps)
    const desk = await gatherDeskFigures(week, monday, deps)
    const { leads, forms: _, ...figures } = letter.figures
    expect(insights.calls).toMatchObject({ leads, called: 1, inTime: 1 })
    expect(desk?.all).toEqual(figures)
    expect(JSON.stringify(letter)).not.toMatch(/Zzyzx|@|priya/)
  })

  test('a queued one is not sent once it is switched off', async () => {
    const next = new Date('2026-11-30T08:00:00+11:00')
    expect(await owe(next)).toBe(true)
    await switchTo(false)
    expect(await letters(next)).toEqual([])
    await switchTo(true)
    expect(await owe(next)).toBe(false)
    expect(await letters(next)).toEqual([])
  })
})
