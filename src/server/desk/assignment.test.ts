import { beforeAll, expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { assignArrivals } from '#operations/desk/assign-arrivals.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'

// Thursday, 2:24 pm in Melbourne.
let now = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((open) => {
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let agent: Awaited<ReturnType<typeof joinAgent>>
  let agentId: string
  beforeAll(async () => {
    now = new Date('2026-11-19T03:24:00.000Z')
    const desk = openTestDesk(open(), { now: () => now })
    owner = await becomeOwner(desk)
    agent = await joinAgent(desk, owner)
    agentId = agent.id
  })
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const everybodyToAgent = () => ({
    rules: [
      {
        ...{ id: 'a', regions: [], forms: [], services: [] },
        shares: [{ operator: agentId, weight: 1 }],
      },
    ],
    otherwise: 'queue',
  })
  const planner = () =>
    assignArrivals({
      database: open(),
      brand: { firstCall: 'desk' },
      calling: au.calling,
      now: () => now,
    })
  async function arrive(first_name = 'Ines') {
    const row = newLead({ created_at: now.toISOString(), first_name, region: 'western' })
    await insertLead(row, storeDeps(open()))
    await planner()
    return row.id
  }
  const givenTo = async (who: typeof agent | typeof owner) => {
    const { body } = await who.ask('GET', '/account/given')
    return (body.leads as { id: string; name: string; at: string }[]).map(({ id }) => id)
  }

  test('owners say who gets a lead, and see what the latest leads were', async () => {
    expect((await owner.ask('GET', '/assignment')).body).toMatchObject({
      rules: { rules: [], otherwise: 'queue' },
      onDuty: expect.arrayContaining([agentId]),
      forms: expect.arrayContaining(['home', 'battery']),
      latest: [],
    })
    const saved = await owner.ask('POST', '/assignment', everybodyToAgent())
    expect(saved).toMatchObject({ status: 200, body: { rules: everybodyToAgent() } })
    const nobody = {
      ...everybodyToAgent(),
      rules: [{ ...everybodyToAgent().rules[0], shares: [] }],
    }
    expect(await owner.ask('POST', '/assignment', nobody)).toMatchObject({
      status: 422,
      body: { message: 'Choose at least one person for every rule.' },
    })
    await arrive()
    expect((await owner.ask('GET', '/assignment')).body).toMatchObject({
      rules: everybodyToAgent(),
      turns: { a: { [agentId]: 0 } },
      latest: [{ region: 'western', form: 'home' }],
    })
    const { body } = await owner.ask('GET', '/audit')
    expect(body.entries).toContainEqual(
      expect.objectContaining({
        kind: 'assignment rules changed',
        detail: { rules: 1, otherwise: 'queue' },
      }),
    )
  })

  test('the notice of a given lead is shown until it is seen, and not when the lead was taken back', async () => {
    await agent.ask('POST', '/account/given/seen', { until: now.toISOString() })
    pass(60)
    const first = await arrive('Ines')
    pass(60)
    const second = await arrive('Tom')
    expect(await givenTo(agent)).toEqual([second, first])
    expect(await givenTo(owner)).toEqual([])

    const give = (lead: string, version: number, to: string | null) =>
      owner.ask('POST', `/leads/${lead}/owner`, { version, to })
    await give(second, 2, null)
    expect(await givenTo(agent)).toEqual([first])
    await give(second, 3, agentId)
    expect(await givenTo(agent)).toEqual([second, first])
    await owner.ask('POST', `/leads/${second}/undo`, { version: 4 })
    expect(await givenTo(agent)).toEqual([first])

    pass(60)
    await agent.ask('POST', `/leads/${first}/notes`, { text: 'Calling at four.' })
    expect(await givenTo(agent)).toEqual([])
    const third = await arrive('Mei')
    expect(await givenTo(agent)).toEqual([third])
    await agent.ask('POST', '/account/given/seen', { until: now.toISOString() })
    expect(await givenTo(agent)).toEqual([])
  })

  test('an operator who takes a lead themselves gets no letter', async () => {
    await owner.ask('POST', '/assignment', { rules: [], otherwise: 'queue' })
    pass(60)
    const lead = await arrive()
    const took = { version: 1, to: agentId }
    expect((await agent.ask('POST', `/leads/${lead}/owner`, took)).status).toBe(200)
    expect(await givenTo(agent)).toEqual([])
  })

  test('everybody sees who is away; agents go and come back for themselves, owners for all', async () => {
    const { body: before } = await agent.ask('GET', '/absences')
    expect(before).toMatchObject({ absences: [], openLeads: expect.any(Number) })
    const gone = await agent.ask('POST', '/absences', {
      givesBack: true,
      until: '2026-11-19T16:30',
    })
    expect(gone).toMatchObject({
      status: 200,
      body: { until: '2026-11-19T05:30:00.000Z', leads: before.openLeads },
    })
    const { body } = await owner.ask('GET', '/absences')
    expect(body.absences).toMatchObject([{ operator: agentId, until: '2026-11-19T05:30:00.000Z' }])
    expect((await owner.ask('GET', '/assignment')).body.onDuty).not.toContain(agentId)
    const undone = await agent.ask('POST', `/absences/${String(gone.body.id)}/undo`)
    expect(undone).toMatchObject({ status: 200, body: { leads: before.openLeads } })

    const dates = { givesBack: false, from: '2026-12-21', until: '2026-12-20' }
    expect(await agent.ask('POST', '/absences', dates)).toMatchObject({
      status: 422,
      body: { code: 'dates', message: 'The end comes before the beginning.' },
    })
    const { body: me } = await owner.ask('GET', '/session')
    const other = String((me.operator as { id: string }).id)
    expect(
      await agent.ask('POST', '/absences', { operator: other, givesBack: false }),
    ).toMatchObject({
      status: 422,
      body: { message: 'Only an owner can say that somebody else is away.' },
    })
    const ill = await owner.ask('POST', '/absences', { operator: agentId, givesBack: false })
    expect(ill.status).toBe(200)
    expect((await owner.ask('POST', `/absences/${String(ill.body.id)}/end`)).status).toBe(200)
    expect((await owner.ask('GET', '/absences')).body.absences).toEqual([])
    expect((await agent.ask('POST', '/absences/no-such/end')).status).toBe(404)
  })

  test('emails about leads are off until an operator wants them, and the others on until ended', async () => {
    const lettersOf = async ({ ask }: Pick<typeof agent, 'ask'>) => {
      const { body } = await ask('GET', '/account/notifications')
      return Object.fromEntries(
        (body.letters as { letter: string; on: boolean }[]).map(({ letter, on }) => [letter, on]),
      )
    }
    expect(await lettersOf(agent)).toEqual({ given: false, notices: true })
    await agent.ask('POST', '/account/notifications', { letter: 'given', on: true })
    await agent.ask('POST', '/account/notifications', { letter: 'notices', on: false })
    expect(await lettersOf(agent)).toEqual({ given: true, notices: false })
    const all = { given: false, notices: true, morning: true, weekly: true }
    expect(await lettersOf(owner)).toEqual(all)
    await agent.ask('POST', '/account/notifications', { letter: 'notices', on: true })
    expect(await lettersOf(agent)).toEqual({ given: true, notices: true })
  })
})
