import { beforeAll, expect, test } from 'vitest'
import { manyLeads } from '#domain/account/bulk-reading.ts'
import { onEveryDatabaseWhenDeep } from '../../../tests/databases.ts'
import {
  becomeOwner,
  joinAgent,
  newName,
  openTestDesk,
  type TestBrowser,
} from '../../../tests/desk.ts'
import { insertManyLeads } from '../../../tests/insert-many-leads.ts'

onEveryDatabaseWhenDeep((open) => {
  let leads: string[]
  let replicas: ReturnType<typeof openTestDesk>[]
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    replicas = [openTestDesk(open()), openTestDesk(open())]
    owner = await becomeOwner(replicas[0] as (typeof replicas)[number])
    const stored = await insertManyLeads(open(), 2 * manyLeads, { until: new Date(), days: 30 })
    leads = stored.map(({ id }) => String(id))
  })

  const audited = async (operator: string) => {
    const rows = await open()
      .db.selectFrom('audit')
      .select('detail')
      .where('kind', '=', 'leads read in bulk')
      .where('operator', '=', operator)
      .orderBy('at')
      .execute()
    return rows.map(({ detail }) => JSON.parse(detail).leads)
  }
  const stored = async (operator: string) =>
    (
      await open()
        .db.selectFrom('lead_reads')
        .select('lead')
        .where('operator', '=', operator)
        .execute()
    ).length

  /** One agent with a browser at each replica. */
  async function join() {
    const [first, second] = replicas as [(typeof replicas)[number], (typeof replicas)[number]]
    const agent = await joinAgent(first, owner, newName('Ana'))
    const elsewhere = second.browser()
    for (const [name, value] of agent.cookies) elsewhere.cookies.set(name, value)
    return { id: agent.id, at: [agent, elsewhere] as const }
  }
  /** Opens leads one after another, each at one of the replicas. */
  async function readEach(browsers: readonly Pick<TestBrowser, 'ask'>[], ids: readonly string[]) {
    for (const [index, id] of ids.entries())
      await browsers[index % browsers.length]?.ask('GET', `/leads/${id}`)
  }

  test('reading person after person is audited, once at each mark, whichever replica answers', async () => {
    const { id, at } = await join()
    await readEach(at, leads.slice(0, manyLeads - 1))
    await readEach(at, leads.slice(1, 100))
    await expect.poll(() => stored(id)).toBe(manyLeads - 1)
    expect(await audited(id)).toEqual([])

    await readEach(at.toReversed(), leads.slice(manyLeads - 1, manyLeads))
    await expect.poll(() => audited(id)).toEqual([manyLeads])
    await readEach(at, leads.slice(manyLeads))
    await expect.poll(() => stored(id)).toBe(2 * manyLeads)
    expect(await audited(id)).toEqual([manyLeads, 2 * manyLeads])
  })

  test('a list counts whom it shows, and looking at it again counts nobody', async () => {
    const { id, at } = await join()
    const listed = (await at[0].ask('GET', '/leads?size=50')).body.leads as unknown[]
    expect(listed.length).toBeGreaterThan(40)
    for (let round = 0; round < 10; round += 1) await at[0].ask('GET', '/leads?size=50')
    await expect.poll(() => stored(id)).toBe(listed.length)
    expect(await audited(id)).toEqual([])
  })
})
