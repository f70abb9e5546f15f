import { beforeAll, expect, test } from 'vitest'
import { manyLeads } from '#domain/account/bulk-reading.ts'
import { onEveryDatabaseWhenDeep } from '../../../tests/databases.ts'
import {
  becomeOwner,
  giveSecondFactorAgain,
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
  let ownerId: string
  let newestEmail: string

  beforeAll(async () => {
    replicas = [openTestDesk(open()), openTestDesk(open())]
    owner = await becomeOwner(replicas[0] as (typeof replicas)[number])
    ownerId = Object((await owner.ask('GET', '/session')).body.operator).id
    const stored = await insertManyLeads(open(), 3 * manyLeads, { until: new Date(), days: 30 })
    leads = stored.map(({ id }) => String(id))
    newestEmail = String(stored[0]?.email)
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
  const lettersAbout = async (operator: string, reader: string) => {
    const owed = await open()
      .db.selectFrom('deliveries')
      .select('dedupe_key')
      .where('event', '=', 'account.changed')
      .where('operator', '=', reader)
      .where('dedupe_key', 'like', `account.changed reads-%-${operator} %`)
      .execute()
    return owed.length
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
    return { id: agent.id, recoveryCodes: agent.recoveryCodes, at: [agent, elsewhere] as const }
  }
  type Browsers = readonly Pick<TestBrowser, 'ask'>[]
  /** Opens leads one after another, each at one of the replicas. How many were answered; the others ask for the factor. */
  async function readEach(browsers: Browsers, ids: readonly string[]) {
    const codes = []
    for (const [index, id] of ids.entries()) {
      const answer = await browsers[index % browsers.length]?.ask('GET', `/leads/${id}`)
      codes.push(answer?.body.code ?? answer?.status)
    }
    const read = codes.filter((code) => code === 200).length
    expect(codes.slice(read)).toEqual(Array(codes.length - read).fill('second-factor-again'))
    return read
  }

  test('reading person after person needs the second factor again, and sends a letter', async () => {
    const { id, at, recoveryCodes } = await join()
    const [agent] = at
    expect(await readEach([agent], leads.slice(0, 320))).toBe(manyLeads)
    expect(await audited(id)).toEqual([manyLeads])
    expect([await lettersAbout(id, id), await lettersAbout(id, ownerId)]).toEqual([1, 1])
    // They may see leads again that they have seen today.
    expect(await readEach([agent], leads.slice(0, 50))).toBe(50)
    await expect.poll(() => stored(id)).toBe(manyLeads)

    await giveSecondFactorAgain(agent, recoveryCodes.pop())
    expect(await readEach([agent], leads.slice(manyLeads, 2 * manyLeads))).toBe(manyLeads)
    expect(await audited(id)).toEqual([manyLeads])
  })

  test('after as many again it is asked once more', async () => {
    let clock = Date.now()
    const desk = openTestDesk(open(), { now: () => new Date(clock) })
    const { cookies, id, recoveryCodes } = await joinAgent(
      replicas[0] as (typeof replicas)[number],
      owner,
      newName('Bo'),
    )
    const agent = desk.browser()
    for (const [name, value] of cookies) agent.cookies.set(name, value)
    for (const round of [1, 2]) {
      const from = (round - 1) * manyLeads
      expect(await readEach([agent], leads.slice(from, from + manyLeads + 5))).toBe(manyLeads)
      expect(await audited(id)).toHaveLength(round)
      await giveSecondFactorAgain(agent, recoveryCodes.pop())
      // The first that is beyond it is read while the factor still counts.
      expect(await readEach([agent], leads.slice(round * manyLeads, round * manyLeads + 1))).toBe(1)
      clock += 5 * 60_000
    }
  })

  test('several replicas count together, and hardly more are read by many requests at once', async () => {
    const { id, at } = await join()
    const read = await readEach(at, leads.slice(0, manyLeads + 60))
    expect(read).toBeGreaterThanOrEqual(manyLeads)
    expect(read).toBeLessThan(manyLeads + 30)
    expect(await audited(id)).toEqual([manyLeads])

    const { at: others } = await join()
    const [agent] = others
    const all = await Promise.all(leads.slice(0, 320).map((id) => agent.ask('GET', `/leads/${id}`)))
    const answered = all.filter(({ status }) => status === 200).length
    expect(answered).toBeLessThanOrEqual(manyLeads)
  })

  test('a list, a search and the letters to a person count like opening their leads', async () => {
    const { at } = await join()
    const [agent] = at
    // Those that no list shows first.
    await readEach([agent], leads.toReversed().slice(0, manyLeads))
    const [newest = ''] = leads
    for (const path of [
      ...['/leads?size=50', '/leads?order=queue', `/leads?q=${encodeURIComponent(newestEmail)}`],
      ...[`/leads/${newest}`, `/leads/${newest}/letters`, `/leads/${newest}/person/enquiries`],
    ])
      expect([path, (await agent.ask('GET', path)).body.code]).toEqual([
        path,
        'second-factor-again',
      ])
  })

  test('a day of sixty calls meets no limit, with the queue, lists and searches in between', async () => {
    const { id, at } = await join()
    const [agent] = at
    for (const [index, lead] of leads.slice(0, 60).entries()) {
      const asked = [
        ...['/queue', '/queue/desk', `/leads/${lead}`, `/leads/${lead}/letters`],
        ...(index % 10 === 0 ? ['/leads?size=50', '/leads?order=queue&size=50'] : []),
        ...(index % 20 === 0 ? ['/leads?q=smith', '/leads?order=due'] : []),
      ]
      for (const path of asked)
        expect([path, (await agent.ask('GET', path)).status]).toEqual([path, 200])
    }
    expect(await audited(id)).toEqual([])
  })

  test('what an API key reads is counted for the key, and keeps its owner from nothing', async () => {
    const [desk] = replicas as [(typeof replicas)[number]]
    const { body: key } = await owner.ask('POST', '/api-keys', {
      label: 'CRM',
      scopes: ['leads:read'],
    })
    const headers = { authorization: `Bearer ${key.key}` }
    const response = await desk.app.request('/v1/leads?limit=500', { headers })
    expect((await response.json()).leads.length).toBeGreaterThan(2 * manyLeads)
    await expect.poll(() => audited(ownerId)).toEqual([2 * manyLeads])
    expect(await lettersAbout(String(key.id), ownerId)).toBe(0)
    expect((await owner.ask('GET', '/leads?size=50')).status).toBe(200)
  })

  test('a list counts the leads it shows, and viewing it again counts none', async () => {
    const { id, at } = await join()
    const listed = (await at[0].ask('GET', '/leads?size=50')).body.leads as unknown[]
    expect(listed.length).toBeGreaterThan(40)
    for (let round = 0; round < 10; round += 1) await at[0].ask('GET', '/leads?size=50')
    await expect.poll(() => stored(id)).toBe(listed.length)
    expect(await audited(id)).toEqual([])
  })
})
