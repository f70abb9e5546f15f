import { beforeEach, expect, test } from 'vitest'
import { getAssignmentRules } from '#database/desk/assignment-rules.ts'
import type { AssignmentRules, Share } from '#domain/desk/rules.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { isGate } from '../../../tests/depth.ts'
import { insertLead, later, morning, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { closeOperator } from '../account/change-operator.ts'
import { assignArrivals } from './assign-arrivals.ts'
import { assignLead } from './assign-lead.ts'
import { changeAssignmentRules } from './change-assignment-rules.ts'
import { comeBack, goAway } from './go-away.ts'
import { undoLead } from './undo-lead.ts'

const timeZone = 'Australia/Melbourne'

const [many, several] = isGate ? [100, 40] : [1_000, 200]

onEveryDatabase((open) => {
  let clock = morning
  const now = () => new Date(clock)
  const brand = { firstCall: 'desk' } as const
  const deps = () => ({ database: open(), brand, calling: au.calling, now })
  const changing = (by: string) => ({ by, database: open(), now, timeZone })
  let owner: string

  beforeEach(async () => {
    clock = morning
    // Leads and people of the test before.
    const { db } = open()
    await db.updateTable('enquiries').set({ assignment_decided_at: morning }).execute()
    await db.updateTable('operators').set({ closed_at: morning }).execute()
    await db.deleteFrom('settings').where('name', 'like', 'ASSIGNMENT%').execute()
    owner = await storeOperator(open(), { role: 'owner' })
  })

  const everything = { regions: [], forms: [], services: [] } as const
  const setRules = (rules: AssignmentRules) => changeAssignmentRules(rules, changing(owner))
  const share = (...shares: Share[]) =>
    setRules({ rules: [{ ...everything, id: 'all', shares }], otherwise: 'queue' })

  async function arrive(changes: Parameters<typeof newLead>[0] = {}) {
    const row = newLead({ created_at: clock, ...changes })
    await insertLead(row, storeDeps(open()))
    return row.id
  }
  async function arriveMany(count: number) {
    const leads: string[] = []
    for (let one = 0; one < count; one += 1) leads.push(await arrive())
    return leads
  }
  const rowOf = (id: string) =>
    open()
      .db.selectFrom('enquiries')
      .select(['owner', 'version', 'assignment_decided_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const ownerOf = async (id: string) => (await rowOf(id)).owner
  async function countOwners(leads: readonly string[]) {
    const counts = new Map<string | null, number>()
    for (const lead of leads) {
      const one = await ownerOf(lead)
      counts.set(one, (counts.get(one) ?? 0) + 1)
    }
    return counts
  }
  const entriesOf = async (lead: string) => {
    const rows = await open()
      .db.selectFrom('audit')
      .select(['kind', 'operator', 'detail'])
      .where('lead', '=', lead)
      .orderBy('id')
      .execute()
    return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) }))
  }

  test('leads are not assigned until an owner sets the rules', async () => {
    const early = await arrive()
    expect(await assignArrivals(deps())).toBe(0)
    clock = later(60).toISOString()
    await share({ operator: owner, weight: 1 })
    const after = await arrive()
    expect(await assignArrivals(deps())).toBe(1)
    expect([await ownerOf(early), await ownerOf(after)]).toEqual([null, owner])
    expect(await entriesOf(after)).toEqual([
      { kind: 'lead.assigned', operator: null, detail: { to: owner } },
    ])
    expect((await rowOf(after)).version).toBe(2)
  })

  test(`${many} leads go out by weight, exactly`, async () => {
    const [jack, priya] = [await storeOperator(open()), await storeOperator(open())]
    await share(
      { operator: jack, weight: 3 },
      { operator: priya, weight: 5 },
      { operator: owner, weight: 2 },
    )
    const leads = await arriveMany(many)
    expect(await assignArrivals(deps())).toBe(many)
    expect(await countOwners(leads)).toEqual(
      new Map([
        [priya, 0.5 * many],
        [jack, 0.3 * many],
        [owner, 0.2 * many],
      ]),
    )
  })

  test('replicas that assign at once give each lead once, and turns stay fair', async () => {
    const [jack, priya] = [await storeOperator(open()), await storeOperator(open())]
    await share({ operator: jack, weight: 1 }, { operator: priya, weight: 3 })
    const leads = await arriveMany(several)
    const given = await Promise.all([1, 2, 3].map(() => assignArrivals(deps())))
    expect(given.reduce((sum, count) => sum + count)).toBe(several)
    expect(await countOwners(leads)).toEqual(
      new Map([
        [priya, 0.75 * several],
        [jack, 0.25 * several],
      ]),
    )
    for (const lead of leads) expect(await entriesOf(lead)).toHaveLength(1)
  })

  test('with no operator on duty a lead stays in the queue, for good', async () => {
    const jack = await storeOperator(open())
    await share({ operator: jack, weight: 1 })
    const away = await goAway({ operator: jack, givesBack: false }, changing(jack))
    const lead = await arrive()
    expect(await assignArrivals(deps())).toBe(0)
    expect(await rowOf(lead)).toEqual({ owner: null, version: 1, assignment_decided_at: morning })
    await comeBack(away.ok ? away.id : '', { ...changing(jack), role: 'agent' })
    expect(await assignArrivals(deps())).toBe(0)
    const next = await arrive()
    expect(await assignArrivals(deps())).toBe(1)
    expect(await ownerOf(next)).toBe(jack)
  })

  test('who is invited and has not come, or has left, is given none', async () => {
    const [jack, gone] = [await storeOperator(open()), await storeOperator(open())]
    const invited = await storeOperator(open())
    await open().db.deleteFrom('operator_accounts').where('user_id', '=', invited).execute()
    await setRules({ rules: [], otherwise: 'everybody' })
    await closeOperator(gone, { leadsTo: null }, changing(owner))
    expect(await countOwners(await arriveAndAssign(4))).toEqual(
      new Map([
        [owner, 2],
        [jack, 2],
      ]),
    )
  })

  async function arriveAndAssign(count: number) {
    const leads = await arriveMany(count)
    await assignArrivals(deps())
    return leads
  }

  test('a held lead waits until it is released, and spam is not assigned', async () => {
    await share({ operator: owner, weight: 1 })
    const held = await arrive({ suspected: 'too fast', state: 'held' })
    const spam = await arrive({ state: 'spam' })
    expect(await assignArrivals(deps())).toBe(0)
    await open()
      .db.updateTable('enquiries')
      .set({ state: 'new', released_at: clock })
      .where('id', '=', held)
      .execute()
    // While it can be undone, it waits.
    expect(await assignArrivals(deps())).toBe(0)
    clock = later(20).toISOString()
    expect(await assignArrivals(deps())).toBe(1)
    expect([await ownerOf(held), await ownerOf(spam)]).toEqual([owner, null])
  })

  test('where installers call first, a lead is assigned once it comes to the queue', async () => {
    await share({ operator: owner, weight: 1 })
    await storeInstaller(open())
    const offering = { ...deps(), brand: { firstCall: 'installer' } as const }
    const lead = await arrive()
    const set = (values: object) =>
      open().db.updateTable('enquiries').set(values).where('id', '=', lead).execute()
    expect(await assignArrivals(offering)).toBe(0)
    await set({ offering: 'settled', next_action: 'check-installer', next_action_at: clock })
    expect(await assignArrivals(offering)).toBe(0)
    await set({ offering: 'waiting', next_action: 'first-call' })
    expect(await assignArrivals(offering)).toBe(1)
    expect(await ownerOf(lead)).toBe(owner)
  })

  test('an operator who releases a lead isn’t given it again, and a lead being called is not taken away', async () => {
    const jack = await storeOperator(open())
    await share({ operator: jack, weight: 1 })
    const [lead] = await arriveAndAssign(1)
    if (!lead) throw new Error('one arrived')
    const operator = { id: jack, role: 'agent' } as const
    expect(await assignLead({ lead, version: 2, to: null }, operator, deps())).toMatchObject({
      ok: true,
    })
    const called = await arrive()
    await open()
      .db.updateTable('enquiries')
      .set({ claimed_by: owner, claimed_until: later(300).toISOString() })
      .where('id', '=', called)
      .execute()
    expect(await assignArrivals(deps())).toBe(0)
    expect([await ownerOf(lead), await ownerOf(called)]).toEqual([null, null])
  })

  test('a rule’s region, form and service decide, and the first that fits', async () => {
    const jack = await storeOperator(open())
    const to = (operator: string) => [{ operator, weight: 1 }]
    await setRules({
      rules: [
        { id: 'a', regions: ['western'], forms: [], services: ['solar-battery'], shares: to(jack) },
        { id: 'b', regions: [], forms: ['home'], services: [], shares: to(owner) },
      ],
      otherwise: 'queue',
    })
    const leads = [
      await arrive({ region: 'western', service: 'solar-battery' }),
      await arrive({ region: 'eastern', service: 'solar-battery' }),
      await arrive({ form_slug: 'business' }),
    ]
    await assignArrivals(deps())
    expect(await Promise.all(leads.map(ownerOf))).toEqual([jack, owner, null])
  })

  test('rules that make no sense are not stored', async () => {
    const rejected = async (shares: Share[]) => {
      const outcome = await share(...shares)
      return outcome.ok ? '' : outcome.message
    }
    expect(await rejected([])).toBe('Choose at least one person for every rule.')
    expect(await rejected([{ operator: 'nobody', weight: 1 }])).toBe(
      'There is no such person at the desk.',
    )
    expect(await rejected([{ operator: owner, weight: 0 }])).toBe('Choose shares from 1 to 9.')
    expect(await getAssignmentRules(open().db)).toMatchObject({ since: null })
  })

  test('a letter goes only to who wants one, after the undo, and is taken back with it', async () => {
    const [jack, priya] = [await storeOperator(open()), await storeOperator(open())]
    await open()
      .db.updateTable('operators')
      .set({ notify_by_email: 1 })
      .where('id', '=', jack)
      .execute()
    const letters = async (lead: string) =>
      (await listDeliveries(open().db, lead))
        .filter(({ event }) => event === 'lead.assigned')
        .map(({ operator, retry_at }) => ({ operator, retry_at }))
    await share({ operator: jack, weight: 1 }, { operator: priya, weight: 1 })
    const [first = '', second = ''] = await arriveAndAssign(2)
    expect(await letters(first)).toEqual([{ operator: jack, retry_at: morning }])
    expect(await letters(second)).toEqual([])

    const by = { id: owner, role: 'owner' } as const
    await assignLead({ lead: second, version: 2, to: jack }, by, deps())
    expect(await letters(second)).toEqual([{ operator: jack, retry_at: later(12).toISOString() }])
    await undoLead({ lead: second, version: 3 }, by, deps())
    expect(await letters(second)).toEqual([])
    // An operator who takes a lead needs no letter about it.
    const operator = { id: jack, role: 'agent' } as const
    await assignLead({ lead: second, version: 4, to: jack }, operator, deps())
    expect(await letters(second)).toEqual([])
  })

  test('a lead that changes while it is assigned is not overwritten', async () => {
    const jack = await storeOperator(open())
    await share({ operator: jack, weight: 1 })
    const lead = await arrive()
    const by = { id: owner, role: 'owner' } as const
    const [, manual] = await Promise.all([
      assignArrivals(deps()),
      assignLead({ lead, version: 1, to: owner }, by, deps()),
    ])
    expect(await ownerOf(lead)).toBe(manual.ok ? owner : jack)
    expect(await entriesOf(lead)).toHaveLength(1)
    expect((await rowOf(lead)).version).toBe(2)
  })
})
