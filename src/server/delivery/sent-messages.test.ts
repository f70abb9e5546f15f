import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { webhookChannel } from '#channels/webhooks/webhook.ts'
import { getOpenEndpoint } from '#database/delivery/endpoints.ts'
import { eraseOwnEnquiry } from '#operations/privacy/erase-person.ts'
import { british } from '../../../tests/calendars.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { becomeOwner, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { type Listening, listenHttp } from '../../../tests/servers.ts'

const opened: Listening[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A receiver that fails the first time. */
async function receiver() {
  const received: { headers: object; body: string }[] = []
  const server = await listenHttp(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(received.length === 1 ? 503 : 200).end('thanks')
  })
  opened.push(server)
  return { ...server, received }
}

onEveryDatabase((database) => {
  let clock = Date.now()
  const now = () => new Date(clock)
  let begun: Promise<Awaited<ReturnType<typeof begin>>> | undefined
  const place = () => {
    begun ??= begin()
    return begun
  }
  async function begin() {
    const desk = openTestDesk(database(), {
      now,
      send: webhookChannel({
        endpoint: (id) => getOpenEndpoint(database().db, id, now()),
        allowPrivateAddresses: true,
      }),
    })
    const owner = await becomeOwner(desk)
    return { ...desk, owner, agent: await joinAgent(desk, owner) }
  }

  /** A lead that an endpoint of its own was sent at its second try. */
  async function sent() {
    const { owner, services } = await place()
    const { url, received } = await receiver()
    const added = await owner.ask('POST', '/endpoints', { label: '', url: `${url}/?key=k` })
    const secret = String(added.body.secret)
    const one = lead({
      first_name: 'Alex',
      phone: '0412 345 678',
      created_at: now().toISOString(),
      consent_until: new Date(clock + 86_400_000).toISOString(),
    })
    const receivers = leadReceivers([String(added.body.id)], ['webhook'])
    await insertLead(one, storeDeps(database(), { receivers }))
    const deliver = () => deliverAll('webhook', { ...services, random: () => 0 })
    await deliver()
    clock += 60_000
    await deliver()
    expect(received).toHaveLength(2)
    const { db } = database()
    const { id: delivery } = await db
      .selectFrom('deliveries')
      .select('id')
      .where('lead', '=', one.id)
      .where('event', '=', 'lead.created')
      .executeTakeFirstOrThrow()
    return { lead: one.id, delivery, secret, received, deliver }
  }

  test('each try shows what it sent, to the letter and without the secret', async () => {
    const { agent } = await place()
    const { lead: id, delivery, secret, received } = await sent()
    const page = await agent.ask('GET', `/leads/${id}`)
    const [listed] = (page.body.lead as { deliveries: { attempts: object[] }[] }).deliveries
    expect(listed?.attempts).toMatchObject([
      { number: 2, delivered: true, answer: '200 thanks', hasMessage: true },
      { number: 1, delivered: false, answer: '503 thanks', hasMessage: true },
    ])
    expect(JSON.stringify(page.body)).not.toContain('webhook-signature')
    for (const [index, { headers, body }] of received.entries()) {
      const response = await agent.ask('GET', `/deliveries/${delivery}/tries/${index + 1}`)
      expect(response).toMatchObject({ status: 200, body: { body, withheld: null } })
      expect(headers).toMatchObject(response.body.headers as object)
      expect(response.body.headers).toHaveProperty('webhook-signature')
      expect(JSON.stringify(response.body)).not.toContain(secret.slice('whsec_'.length))
      expect(JSON.stringify(response.body)).not.toContain('key=k')
    }
    expect(received[0]?.body).toContain('0412 345 678')
  })

  test('reading a sent message counts as reading the lead', async () => {
    const { agent } = await place()
    const { lead: id, delivery } = await sent()
    await agent.ask('GET', `/deliveries/${delivery}/tries/2`)
    const readers = async () =>
      (
        await database()
          .db.selectFrom('lead_reads')
          .select('operator')
          .where('lead', '=', id)
          .execute()
      ).map(({ operator }) => operator)
    await expect.poll(readers).toEqual([agent.id])
  })

  test('nobody sees it who isn’t signed in, and what isn’t there says why', async () => {
    const { agent, browser } = await place()
    const { delivery } = await sent()
    const status = async (who: { ask: typeof agent.ask }, path: string) =>
      (await who.ask('GET', path)).status
    expect(await status(browser(), `/deliveries/${delivery}/tries/1`)).toBe(401)
    for (const path of [`${delivery}/tries/3`, `${delivery}/tries/-1`, 'none/tries/1'])
      expect(await status(agent, `/deliveries/${path}`)).toBe(404)
  })

  test('a number that may not be dialled is not shown', async () => {
    const { agent } = await place()
    const { delivery } = await sent()
    const inBritain = openTestDesk(database(), { now, calling: british }).browser()
    for (const [name, value] of agent.cookies) inBritain.cookies.set(name, value)
    const { body } = await inBritain.ask('GET', `/deliveries/${delivery}/tries/2`)
    const { data } = JSON.parse(String(body.body))
    const withheld = 'Texts only'
    expect(body.withheld).toBe(withheld)
    expect(data).toMatchObject({ first_name: 'Alex', phone: withheld, phone_e164: withheld })
    expect(String(body.body)).not.toMatch(/0412 345 678|\+614/)
  })

  test('an erasure takes what was sent with it, and leaves that it was erased', async () => {
    const { agent, services } = await place()
    const { lead: id, delivery, deliver, received } = await sent()
    await eraseOwnEnquiry(id, services)
    await deliver()
    expect((await agent.ask('GET', `/deliveries/${delivery}/tries/2`)).status).toBe(404)
    const rows = await database()
      .db.selectFrom('attempts')
      .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery')
      .select(['event', 'delivery', 'number', 'message'])
      .where('lead', '=', id)
      .execute()
    expect(JSON.stringify(rows)).not.toMatch(/Alex|0412/)
    const last = rows.find(({ event }) => event === 'lead.erased')
    const response = await agent.ask('GET', `/deliveries/${last?.delivery}/tries/${last?.number}`)
    expect(response.body.body).toBe(received.at(-1)?.body)
  })
})
