import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { addStepCounts } from '#database/enquiry/step-counts.ts'
import type { Database } from '#database/open.ts'
import type { EnquiriesTable } from '#database/schema.ts'
import type { Period } from '#domain/insight/period.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { addContact } from '../../../tests/contacts.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { addEndpoint, insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { changeLead } from '../desk/change-lead.ts'
import { gatherInsights } from './gather-insights.ts'

const now = new Date('2026-11-21T02:00:00Z')

/** From Melbourne's Thursday to its Saturday noon. */
const period: Period = { since: '2026-11-19', until: '2026-11-21' }

type Standing = Partial<Pick<EnquiriesTable, 'state' | 'contacted_at' | 'erased_at' | 'came_from'>>

async function keep(
  database: Database,
  received: string,
  changes: object = {},
  standing: Standing = {},
) {
  const created_at = new Date(received).toISOString()
  const id = uuidv7({ msecs: Date.parse(created_at) })
  const result = await insertLead(
    lead({ created_at, id, form_slug: 'battery', ...changes }),
    storeDeps(database),
  )
  expect(result).toMatchObject({ repeated: false })
  if (Object.keys(standing).length > 0)
    await database.db.updateTable('enquiries').set(standing).where('id', '=', id).execute()
  return id
}

const contacted = (contacted_at: string, changes: Standing = {}): Standing => ({
  state: 'contacted',
  contacted_at: new Date(contacted_at).toISOString(),
  ...changes,
})

onEveryDatabase((open) => {
  const gather = (asked: Period = period) =>
    gatherInsights(asked, now, { database: open(), forms: formsOf(au), brand: au })

  test('without leads the figures are empty', async () => {
    expect(await gather()).toMatchObject({
      leads: [],
      calls: { leads: 0, medianMinutes: null, spans: Array(7).fill({ leads: 0, late: 0 }) },
      sources: [],
      forms: [],
      failing: [],
    })
  })

  describe('of a few leads', () => {
    let insights: Awaited<ReturnType<typeof gatherInsights>>
    beforeAll(async () => {
      const database = open()
      // Before and after midnight in Melbourne, which is one o’clock in the afternoon in Greenwich.
      // And promised by the close at six, seven o’clock in the morning in Greenwich.
      await keep(database, '2026-11-18T12:59:59.999Z', {}, contacted('2026-11-18T13:30:00Z'))
      await keep(database, '2026-11-18T13:00:00.000Z', {}, contacted('2026-11-18T14:00:00.000Z'))
      await keep(database, '2026-11-19T12:59:59.999Z', {}, contacted('2026-11-20T07:00:00.000Z'))
      await keep(database, '2026-11-19T13:00:00.500Z', {}, contacted('2026-11-20T07:00:00.001Z'))
      await keep(
        database,
        '2026-11-20T01:00:00Z',
        { form_slug: 'home' },
        contacted('2026-11-20T04:13:00Z', { state: 'won', came_from: 'search' }),
      )
      await keep(database, '2026-11-20T01:30:00Z', { form_slug: 'home' })
      await keep(database, '2026-11-20T22:00:00Z', { form_slug: 'home' }, { came_from: 'search' })
      await keep(database, '2026-11-20T22:10:00Z', { form_slug: 'home' }, { state: 'withdrawn' })
      await keep(
        database,
        '2026-11-20T23:00:00Z',
        { form_slug: 'rest' },
        { state: 'withdrawn', erased_at: now.toISOString(), came_from: 'other-site' },
      )
      await keep(
        database,
        '2026-11-20T23:00:00Z',
        { form_slug: 'rest', came_by: 'key' },
        contacted('2026-11-20T23:10:00Z', { erased_at: now.toISOString() }),
      )
      // No leads: one is held back, one is spam.
      await keep(database, '2026-11-20T23:00:00Z', { suspected: 'too fast' })
      await keep(database, '2026-11-20T23:00:00Z', {}, { state: 'spam' })
      insights = await gather()
    })

    test('each counts on its day in the brand’s time zone, under its form', () => {
      expect(insights.columns.map(({ since }) => since)).toEqual([
        '2026-11-19',
        '2026-11-20',
        '2026-11-21',
      ])
      expect(insights.leads).toEqual([
        { form: 'home', counts: [0, 2, 2], total: 4 },
        { form: 'battery', counts: [2, 1, 0], total: 3 },
        { form: 'rest', counts: [0, 0, 2], total: 2 },
      ])
    })

    test('first calls are measured against the promise to the millisecond', () => {
      expect(insights.calls).toEqual({
        leads: 9,
        called: 5,
        promised: 5,
        inTime: 4,
        medianMinutes: 193,
        //  under 1 h, 2, 4, 8, 16, 24, over
        spans: [2, 0, 1, 0, 0, 2, 0].map((leads, index) => ({ leads, late: index === 5 ? 1 : 0 })),
        waiting: 2,
        overdue: 1,
        never: 1,
        // One after it was called, one before.
        erased: 2,
      })
    })

    test('each attribution source shows how its leads ended', () => {
      expect(insights.sources).toEqual([
        { cameFrom: 'direct', leads: 5, called: 3, promised: 3, inTime: 2, won: 0 },
        { cameFrom: 'search', leads: 2, called: 1, promised: 1, inTime: 1, won: 1 },
        { cameFrom: 'data-interface', leads: 1, called: 1, promised: 1, inTime: 1, won: 0 },
        { cameFrom: 'other-site', leads: 1, called: 0, promised: 0, inTime: 0, won: 0 },
      ])
    })

    test('a longer period is counted by weeks', async () => {
      const { unit, columns, leads } = await gather({ since: '2026-09-01', until: '2026-11-21' })
      expect(unit).toBe('week')
      expect(columns).toHaveLength(12)
      expect(leads.map(({ form, counts }) => [form, counts.slice(-2)])).toEqual([
        ['battery', [0, 4]],
        ['home', [0, 4]],
        ['rest', [0, 2]],
      ])
    })
  })

  test('what visitors say of the call counts, whatever the desk recorded', async () => {
    const received = '2026-11-19T22:00:00Z'
    const notCalled = (id: string, at: string) =>
      addContact(open(), {
        lead: id,
        by: 'visitor',
        who: null,
        outcome: 'not-called',
        at: new Date(at).toISOString(),
      })
    const before = await gather()
    expect(before.notCalled).toEqual({ total: 0, latest: [] })
    const waiting = await keep(open(), received)
    const called = await keep(open(), received)
    const spam = await keep(open(), received)
    const earlier = await keep(open(), '2026-11-17T22:00:00Z')
    const step = { lead: called, version: 1, action: 'contact' } as const
    const at = () => new Date('2026-11-20T01:00:00Z')
    await changeLead(
      step,
      { id: 'priya', role: 'agent' },
      { database: open(), calling: au.calling, secret: 'secret', now: at },
    )
    for (const id of [waiting, called, spam, earlier]) {
      await notCalled(id, '2026-11-21T01:00:00Z')
      await notCalled(id, '2026-11-21T01:05:00Z')
    }
    await open().db.updateTable('enquiries').set({ state: 'spam' }).where('id', '=', spam).execute()
    const after = await gather()
    expect(after.notCalled.total).toBe(2)
    expect(after.notCalled.latest.map(({ id, isReached }) => [id, isReached])).toEqual(
      [
        [waiting, false],
        [called, true],
      ]
        .toSorted()
        .toReversed(),
    )
    expect(after.calls.called).toBe(before.calls.called + 1)
    expect(after.calls.inTime).toBe(before.calls.inTime + 1)
    expect(after.calls.overdue).toBe(before.calls.overdue + 1)
  })

  test('steps are counted with those who stopped there; unknown steps are ignored', async () => {
    const reached = (day: string, step: string, times: number) =>
      Array.from({ length: times }, () => ({ day, form: 'rebates', step }))
    const steps =
      formsOf(au)
        .get('rebates')
        ?.steps.map(({ questions: [first] }) => first.name) ?? []
    const [first = '', second = ''] = steps
    await addStepCounts(open().db, [
      ...reached('2026-11-18', first, 9),
      ...reached('2026-11-19', first, 6),
      ...reached('2026-11-21', first, 4),
      ...reached('2026-11-21', second, 3),
      ...reached('2026-11-21', 'asked-last-year', 3),
    ])
    const rebates = (await gather()).forms.find(({ form }) => form === 'rebates')
    expect(rebates).toMatchObject({ began: 10, sent: 0, mostStopAt: second })
    expect(rebates?.steps.slice(0, 3)).toEqual([
      { step: first, reached: 10, stopped: 7 },
      { step: second, reached: 3, stopped: 3 },
      { step: steps[2], reached: 0, stopped: 0 },
    ])
    expect(rebates?.steps.map(({ step }) => step)).not.toContain('asked-last-year')
  })

  test('failing receivers are listed with what waits and what was given up in the period', async () => {
    const database = open()
    const id = await keep(database, '2026-11-01T00:00:00Z', { form_slug: 'home' })
    const endpoint = await addEndpoint(database, 'https://crm.example/hooks?key=secret')
    await database.db.deleteFrom('deliveries').execute()
    const moment = now.toISOString()
    const of = (channel: 'webhook' | 'confirmation', changes: object) => ({
      id: uuidv7(),
      lead: id,
      channel,
      event: 'lead.created' as const,
      endpoint: channel === 'webhook' ? endpoint : null,
      created_at: moment,
      ...changes,
    })
    await database.db
      .insertInto('deliveries')
      .values([
        of('webhook', { attempts: 3, retry_at: moment }),
        of('webhook', { attempts: 1, retry_at: moment }),
        of('webhook', { attempts: 10, gave_up_at: '2026-11-19T00:00:00.000Z' }),
        of('webhook', { attempts: 10, gave_up_at: '2026-10-19T00:00:00.000Z' }),
        // In hand for the first time, not tried yet, arrived, and stopped.
        of('webhook', { attempts: 1, retry_at: moment, claimed_until: '2026-11-21T02:02:00.000Z' }),
        of('webhook', { attempts: 0, retry_at: moment }),
        of('webhook', { attempts: 2, delivered_at: moment }),
        of('confirmation', { attempts: 2, stopped_at: moment }),
        of('confirmation', { attempts: 2, gave_up_at: moment }),
      ])
      .execute()
    const { failing } = await gather()
    expect(failing.toSorted((one, other) => (one.channel < other.channel ? -1 : 1))).toEqual([
      { channel: 'confirmation', endpoint: null, retrying: 0, gaveUp: 1 },
      { channel: 'webhook', endpoint: { label: '', host: 'crm.example' }, retrying: 2, gaveUp: 1 },
    ])
  })
})
