import type { IncomingMessage } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { webhookChannel } from '#channels/webhooks/webhook.ts'
import { getOpenEndpoint } from '#database/delivery/endpoints.ts'
import { exampleEvents } from '#domain/delivery/example-events.ts'
import { type Document, holdEventsToDocument } from '../../../tests/contract.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  enrol,
  giveSecondFactorAgain,
  openTestDesk,
  ownersPassword,
} from '../../../tests/desk.ts'
import { insertLead, leadReceivers, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { leadContent, newDelivery } from '../../../tests/outgoing-lead.ts'
import { type Listening, listenHttp } from '../../../tests/servers.ts'
import { totp } from '../../../tests/totp.ts'

const opened: Listening[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

type Headers = Record<string, string>

/** A receiver that says what it got. */
async function receiver(status = 200) {
  const received: { headers: Headers; body: string }[] = []
  const server = await listenHttp(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    received.push({ headers: request.headers as Headers, body })
    response.writeHead(status).end('thanks')
  })
  opened.push(server)
  return { ...server, received }
}

onEveryDatabase((open) => {
  let clock = Date.now()
  const now = () => new Date(clock)
  let place: Promise<Awaited<ReturnType<typeof begin>>> | undefined
  const desk = () => {
    place ??= begin()
    return place
  }
  async function begin() {
    const opened = openTestDesk(open(), { now })
    const owner = await becomeOwner(opened)
    const invitation = { name: 'Priya Nair', email: 'priya@wattlewise.example', role: 'agent' }
    await owner.ask('POST', '/people', invitation)
    const token = /token=([^&]+)/.exec(opened.letters.at(-1)?.link ?? '')?.[1]
    const agent = opened.browser()
    await agent.ask('POST', '/reset', { token, password: ownersPassword })
    const { email } = invitation
    await agent.ask('POST', '/sign-in', { email, password: ownersPassword })
    await enrol(agent, ownersPassword)
    return { ...opened, owner, agent }
  }
  const kindsWritten = async () => {
    const { owner } = await desk()
    const { body } = await owner.ask('GET', '/audit')
    return (body.entries as { kind: string }[]).map(({ kind }) => kind)
  }

  test('an endpoint is added with a secret that is shown once, and tried out', async () => {
    const { owner, agent } = await desk()
    const { url, received } = await receiver()
    const added = await owner.ask('POST', '/endpoints', { label: 'CRM', url: `${url}/in?key=k` })
    expect(added.status).toBe(201)
    const secret = String(added.body.secret)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)

    const id = String(added.body.id)
    const tried = (event: string) => owner.ask('POST', `/endpoints/${id}/test`, { event })
    const tested = await tried('lead.test')
    expect(tested.body).toMatchObject({ delivered: true, answer: '200 thanks' })
    const [ping] = received
    const event = new Webhook(secret).verify(ping?.body ?? '', ping?.headers ?? {})
    expect(event).toMatchObject({ type: 'lead.test' })

    const { body } = await owner.ask('GET', '/endpoints')
    const mine = { id, label: 'CRM', url: `${url}/in?key=k`, closedAt: null, attempts: [] }
    expect(body.endpoints).toContainEqual(expect.objectContaining(mine))
    expect(JSON.stringify(body)).not.toContain(secret)
    const seen = JSON.stringify((await agent.ask('GET', '/endpoints')).body)
    expect(seen).toContain(new URL(url).host)
    expect(seen).not.toContain('key=k')
    expect((await kindsWritten()).slice(0, 2)).toEqual(['webhook tested', 'webhook added'])

    const again = await owner.ask('POST', '/endpoints', { label: '', url: `${url}/in?key=k` })
    expect(again).toMatchObject({
      status: 422,
      body: { message: 'This address is on the list already.' },
    })
    await owner.ask('POST', `/endpoints/${id}/close`)
    expect((await tried('lead.test')).status).toBe(404)
    const closed = await owner.ask('POST', '/endpoints', { label: '', url: `${url}/in?key=k` })
    expect(closed.body.message).toMatch(/but closed/)
    await owner.ask('POST', `/endpoints/${id}/reopen`)
    expect((await tried('lead.test')).status).toBe(200)
  })

  test('an example of each event is sent, says that it is one, and is nobody’s delivery', async () => {
    const { app, owner, agent } = await desk()
    const { url, received } = await receiver()
    const added = await owner.ask('POST', '/endpoints', { label: 'Examples', url })
    const id = String(added.body.id)
    const secret = String(added.body.secret)
    const document = await (await app.request('/v1/openapi.json')).json()
    const problemsWith = holdEventsToDocument(document as Document)
    const stored = () => open().db.selectFrom('deliveries').select('id').execute()
    const before = await stored()
    for (const event of exampleEvents) {
      const sent = await owner.ask('POST', `/endpoints/${id}/test`, { event })
      expect(sent.body).toMatchObject({ delivered: true, answer: '200 thanks' })
      const { headers = {}, body = '' } = received.at(-1) ?? {}
      const message = new Webhook(secret).verify(body, headers)
      expect(message).toMatchObject({ type: event, example: true })
      expect(headers).toMatchObject({ 'webhook-example': 'true' })
      expect(problemsWith(event, { headers, body: message })).toEqual([])
    }
    expect(await stored()).toEqual(before)
    const { body } = await owner.ask('GET', '/audit')
    const entries = body.entries as { kind: string; detail: object }[]
    expect(entries.slice(0, exampleEvents.length).map(({ detail }) => detail)).toEqual(
      exampleEvents.toReversed().map((event) => ({ endpoint: id, event, delivered: true })),
    )
    const refused = [
      await agent.ask('POST', `/endpoints/${id}/test`, { event: 'lead.created' }),
      await owner.ask('POST', `/endpoints/${id}/test`, { event: 'offer.made' }),
      await owner.ask('POST', '/endpoints/none/test', { event: 'lead.created' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 400, 404])
    expect(received).toHaveLength(exampleEvents.length)
  })

  test.each([
    ['ftp://crm.example/', /begins with https/],
    ['crm.example', /begins with https/],
    ['https://me:secret@crm.example/', /Leave name and password out/],
  ])('%s is no address for webhooks', async (url, message) => {
    const { owner } = await desk()
    const answer = await owner.ask('POST', '/endpoints', { label: '', url })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'address', message: expect.stringMatching(message) },
    })
  })

  test('for a day after a change of secret messages are signed with both', async () => {
    const { owner } = await desk()
    const { url, received } = await receiver()
    const added = await owner.ask('POST', '/endpoints', { label: '', url })
    const id = String(added.body.id)
    const rotated = await owner.ask('POST', `/endpoints/${id}/secret`)
    const secrets = [String(added.body.secret), String(rotated.body.secret)]
    expect(secrets[0]).not.toBe(secrets[1])
    const send = webhookChannel({
      endpoint: (endpoint) => getOpenEndpoint(open().db, endpoint, now()),
      allowPrivateAddresses: true,
    })
    await send(newDelivery('webhook', { endpoint: id }), leadContent())
    const [message] = received
    for (const secret of secrets)
      new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})

    clock += 24 * 3_600_000 + 1
    try {
      await send(newDelivery('webhook', { endpoint: id }), leadContent())
    } finally {
      clock -= 24 * 3_600_000 + 1
    }
    const last = received.at(-1)
    new Webhook(secrets[1] ?? '').verify(last?.body ?? '', last?.headers ?? {})
    expect(() =>
      new Webhook(secrets[0] ?? '').verify(last?.body ?? '', last?.headers ?? {}),
    ).toThrow()
  })

  test('endpoints that fail are counted, with their last answers', async () => {
    const { owner } = await desk()
    const { url } = await receiver()
    const id = String((await owner.ask('POST', '/endpoints', { label: '', url })).body.id)
    const one = newLead()
    await insertLead(
      one,
      storeDeps(open(), {
        receivers: leadReceivers([id], ['operator-letter', 'confirmation', 'webhook']),
      }),
    )
    const { db } = open()
    const { id: delivery } = await db
      .updateTable('deliveries')
      .set({ attempts: 6 })
      .where('endpoint', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const number of [1, 2, 3, 4, 5, 6])
      await db
        .insertInto('attempts')
        .values({
          delivery,
          number,
          started_at: new Date(clock + number * 1000).toISOString(),
          took_ms: 10,
          delivered: false,
          answer: `50${number} no`,
        })
        .execute()
    const standing = async () => {
      const { body } = await owner.ask('GET', '/endpoints')
      return (body.endpoints as Record<string, unknown>[]).find((each) => each.id === id)
    }
    expect(await standing()).toMatchObject({ retrying: 1, gaveUp: 0 })
    const { attempts } = (await standing()) as { attempts: { answer: string }[] }
    expect(attempts.map(({ answer }) => answer)).toEqual([6, 5, 4, 3, 2].map((n) => `50${n} no`))
    await db
      .updateTable('deliveries')
      .set({ retry_at: null, gave_up_at: now().toISOString() })
      .where('id', '=', delivery)
      .execute()
    expect(await standing()).toMatchObject({ retrying: 0, gaveUp: 1 })
  })

  test('keys are made and revoked, and the first one stays', async () => {
    const { owner, services } = await desk()
    const created = await owner.ask('POST', '/keys', { label: 'Partner site' })
    const { id, key } = created.body as { id: string; key: string }
    expect(await services.clientKeys()).toContain(key)
    await owner.ask('POST', `/keys/${id}/revoke`)
    await owner.ask('POST', `/keys/${id}/revoke`)
    expect(await services.clientKeys()).not.toContain(key)
    const list = await owner.ask('GET', '/keys')
    expect(list.body).toMatchObject({
      first: { key: services.publicClientKey, from: 'first start' },
      keys: [{ id, key, label: 'Partner site', revokedAt: now().toISOString() }],
    })
    expect((await owner.ask('POST', '/keys/none/revoke')).status).toBe(404)
    expect((await kindsWritten()).slice(0, 2)).toEqual(['client key revoked', 'client key made'])
  })

  test('letters go to the recipients in the environment until owners choose others', async () => {
    const { owner } = await desk()
    const get = async () => (await owner.ask('GET', '/recipients')).body
    const usual = { from: 'environment', recipients: ['desk@wattlewise.example'] }
    expect(await get()).toEqual(usual)
    const put = (recipients: string[]) => owner.ask('PUT', '/recipients', { recipients })
    await put(['ruth@wattlewise.example ', 'Ruth@wattlewise.example', ''])
    expect(await get()).toEqual({ from: 'settings', recipients: ['ruth@wattlewise.example'] })
    await put([' '])
    expect(await get()).toEqual(usual)
    await put(['ruth@wattlewise.example'])
    expect((await put(['ruth@wattlewise.example', 'ruth at home'])).body.message).toMatch(
      /Enter an email address/,
    )
    const { body } = await owner.ask('GET', '/audit')
    expect(body.entries).toContainEqual(
      expect.objectContaining({ kind: 'letter recipients changed', detail: { count: 1 } }),
    )
    expect(JSON.stringify(body)).not.toContain('ruth@')
  })

  test('what everybody did is read page by page, without what was noted', async () => {
    const { owner } = await desk()
    const one = newLead()
    await insertLead(one, storeDeps(open()))
    for (let round = 0; round < 60; round++)
      await owner.ask('POST', `/leads/${one.id}/notes`, { text: `Said in confidence ${round}` })
    const seen: string[] = []
    let beyond: unknown = ''
    let pages = 0
    while (beyond !== null) {
      const { body } = await owner.ask(
        'GET',
        `/audit${beyond ? `?beyond=${encodeURIComponent(String(beyond))}` : ''}`,
      )
      seen.push(...(body.entries as { id: string }[]).map(({ id }) => id))
      expect(JSON.stringify(body)).not.toContain('in confidence')
      beyond = body.beyond
      pages += 1
    }
    const { count } = await open()
      .db.selectFrom('audit')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect([new Set(seen).size, seen.length]).toEqual([Number(count), Number(count)])
    expect(pages).toBeGreaterThan(1)
    const { body } = await owner.ask('GET', '/audit')
    expect(body.entries).toContainEqual(
      expect.objectContaining({ kind: 'lead.noted', operator: 'Ruth Dlamini', lead: one.id }),
    )
  })

  test('a person’s data is handed out whole, and erased on the word of an owner only', async () => {
    const { owner, agent } = await desk()
    const before = newLead()
    const one = newLead({
      email: before.email,
      phone_e164: before.phone_e164,
      first_name: 'Zephyrine',
      last_name: 'Quagmire',
      form_shown: JSON.stringify({
        title: 'Home',
        steps: [{ questions: [{ name: 'contact-name', kind: 'text', ask: 'What is your name?' }] }],
      }),
      answers: JSON.stringify({ 'contact-name': 'Zephyrine Quagmire' }),
    })
    const stranger = newLead({ phone_e164: before.phone_e164, first_name: 'Gavin' })
    for (const lead of [before, one, stranger]) await insertLead(lead, storeDeps(open()))
    await owner.ask('POST', `/leads/${one.id}/notes`, { text: 'Has a dog' })

    const whose = await agent.ask('GET', `/leads/${one.id}/person/enquiries`)
    expect(whose.body).toMatchObject({
      enquiries: [
        { id: before.id, sameness: 'same' },
        { id: one.id, sameness: 'same', name: 'Zephyrine Quagmire', email: one.email },
        { id: stranger.id, sameness: 'maybe', name: 'Gavin', email: stranger.email },
      ],
      more: false,
    })
    expect(await agent.ask('GET', `/leads/${one.id}/person`)).toMatchObject({
      status: 403,
      body: { code: 'second-factor-again' },
    })
    await giveSecondFactorAgain(owner, totp(owner.key))
    const given = await owner.ask('GET', `/leads/${one.id}/person`)
    expect(given.headers.get('content-disposition')).toMatch(
      /^attachment; filename="WW-\w{8}.json"$/,
    )
    expect(given.body).toMatchObject({
      keptBy: 'Wattlewise',
      enquiries: [
        { contact: { email: one.email } },
        {
          contact: { name: 'Zephyrine Quagmire', email: one.email },
          answers: [{ question: 'What is your name?', answer: 'Zephyrine Quagmire' }],
          consent: { wording: 'wording', givenAt: one.created_at },
          history: [{ by: 'Ruth Dlamini', what: 'lead.noted', detail: { text: 'Has a dog' } }],
        },
      ],
    })
    expect((await kindsWritten()).slice(0, 2)).toEqual(['person.given', 'person.given'])
    const ticked = await owner.ask('GET', `/leads/${one.id}/person?others=${stranger.id}`)
    expect(ticked.body).toMatchObject({
      enquiries: [{ contact: { email: one.email } }, { contact: { email: stranger.email } }],
    })

    const { body } = await owner.ask('GET', `/leads/${one.id}`)
    const { reference } = body.lead as { reference: string }
    const erase = (who: typeof agent, typed: string) =>
      who.ask('POST', `/leads/${one.id}/erase`, { reference: typed })
    expect(await erase(agent, reference)).toMatchObject({
      status: 403,
      body: { code: 'owners-only', message: expect.stringMatching(/Ruth Dlamini is the owner/) },
    })
    expect(await erase(owner, 'WW-AAAAAAAA')).toMatchObject({
      status: 422,
      body: { code: 'reference' },
    })
    expect((await erase(owner, reference)).body).toMatchObject({ leads: 2 })
    expect((await owner.ask('GET', `/leads/${one.id}/person`)).status).toBe(404)
  })

  test.each([
    ['POST', '/endpoints'],
    ['POST', '/endpoints/x/test'],
    ['POST', '/endpoints/x/secret'],
    ['POST', '/endpoints/x/close'],
    ['POST', '/endpoints/x/reopen'],
    ['GET', '/keys'],
    ['POST', '/keys'],
    ['POST', '/keys/x/revoke'],
    ['GET', '/recipients'],
    ['PUT', '/recipients'],
    ['GET', '/audit'],
    ['POST', '/leads/x/erase'],
  ])('%s %s is for owners', async (method, path) => {
    const { agent } = await desk()
    const body = method === 'GET' ? undefined : {}
    expect(await agent.ask(method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'owners-only' },
    })
  })
})
