import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openMetaGraph } from '#channels/meta-lead.ts'
import { getLatestAdLead } from '#database/enquiry/ad-leads.ts'
import type { AdMapping } from '#domain/lead/ad-form.ts'
import { fetchAdLeads } from '#operations/enquiry/fetch-ad-leads.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { fetchAdFormAgain, mapAdForm } from '#operations/enquiry/map-ad-form.ts'
import { submitAdLeads } from '#operations/enquiry/submit-ad-leads.ts'
import { offerDue } from '#operations/offer/offer-due.ts'
import { eraseExpired } from '#operations/privacy/erase-expired.ts'
import {
  googleLeadsKey,
  googlePost,
  metaAnswer,
  metaIds,
  metaPost,
  metaSecrets,
  metaSignature,
} from '../../../tests/ad-leads.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { parseOwnPage, siteOfProps } from '../../../tests/own-page.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'

/** Meta's Graph API, as far as we ask it: each lead is answered as a test says. */
const answers = new Map<string, { status: number; body: string }>()
const asked: { url: string; authorization: string }[] = []
const graph = createServer((request, response) => {
  const { url = '', headers } = request
  asked.push({ url, authorization: headers.authorization ?? '' })
  const id = decodeURIComponent(url.split('?')[0]?.slice(1) ?? '')
  const { status, body } = answers.get(id) ?? { status: 404, body: '{"error":{"code":100}}' }
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve))
const graphUrl = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`
afterAll(() => graph.close())

// A Thursday, 2:24 pm in Melbourne.
const morning = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((open) => {
  let now = morning
  let people = 0

  function pages() {
    const fetchMetaLead = openMetaGraph(
      { url: graphUrl, token: 'a page token' },
      { allowPrivateAddresses: true },
    )
    const { app, services } = openTestDesk(
      open(),
      { now: () => now, adLeads: { googleLeadsKey, meta: metaSecrets, fetchMetaLead } },
      { site: siteOfProps('http://localhost:3000') },
    )
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    const google = (body: string) => post('/ad-leads/google', body)
    const meta = (body: string, signature = metaSignature(body)) =>
      post('/ad-leads/meta', body, { 'x-hub-signature-256': signature })
    const fetchDue = () => fetchAdLeads({ ...services, fetchMetaLead, random: () => 0.5 })
    return { app, services, google, meta, fetchDue }
  }

  const formOf = (form: string) =>
    open().db.selectFrom('ad_forms').selectAll().where('form', '=', form).executeTakeFirstOrThrow()
  const waitingOf = async (form: string) =>
    open()
      .db.selectFrom('ad_leads')
      .selectAll()
      .where('ad_form', '=', (await formOf(form)).id)
      .execute()
  const countAll = async () =>
    (await open().db.selectFrom('ad_leads').select('id').execute()).length

  const usual: AdMapping = {
    FULL_NAME: 'contact-name',
    EMAIL: 'contact-email',
    PHONE_NUMBER: 'contact-phone',
    POSTAL_CODE: 'postcode',
    do_you_own_the_building: 'property-ownership',
  }

  async function map(form: string, mapping: AdMapping) {
    const { services } = pages()
    const { id, version } = await formOf(form)
    const ours = services.forms.get('home') ?? expect.fail('no home form')
    const owner = await open().db.selectFrom('operators').select('id').executeTakeFirst()
    const by = owner?.id ?? (await seedOwner())
    return mapAdForm({ id, version, form: ours, mapping }, { ...services, by })
  }

  async function seedOwner() {
    const { becomeOwner } = await import('../../../tests/desk.ts')
    await becomeOwner(openTestDesk(open()))
    const { id } = await open().db.selectFrom('operators').select('id').executeTakeFirstOrThrow()
    return id
  }

  /** What another person sends with a form of its own. */
  function newPost(changes: Record<string, unknown> = {}) {
    people += 1
    const form = String(50_000_000_000 + people)
    const email = `ad${people}@example.com`
    const body = googlePost({
      lead_id: `lead ${people}`.replace(' ', '-'),
      form_id: Number(form),
      ...changes,
    })
    return { form, email, body: body.replace('ruth@example.com', email) }
  }

  const leadOf = (email: string) =>
    open().db.selectFrom('enquiries').selectAll().where('email_key', '=', email).execute()

  test('what Google sends is stored before it is answered, and waits until its form is mapped', async () => {
    const { google, services } = pages()
    const { form, email, body } = newPost()
    const response = await google(body)
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(await submitAdLeads(services)).toBe(0)
    expect(await leadOf(email)).toEqual([])
    expect(await getLatestAdLead(open().db, (await formOf(form)).id)).toMatchObject({
      fields: expect.arrayContaining([{ id: 'EMAIL', label: 'User Email', value: email }]),
    })

    await map(form, usual)
    expect(await submitAdLeads(services)).toBe(1)
    const [lead, ...others] = await leadOf(email)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      first_name: 'Ruth',
      last_name: 'O’Neil',
      phone_e164: '+61491570006',
      postcode: '3056',
      homeowner: 'homeowner',
      came_by: 'advertisement',
      came_from: 'google-ad',
      consent_version: 'advertisement',
      form_slug: 'home',
      state: 'new',
    })
    expect(JSON.parse(lead?.source ?? '').last.utm).toMatchObject({ utm_campaign: '12345678901' })
    // What isn't mapped is seen with the lead, in their words.
    const text = `${lead?.form_shown} ${lead?.answers}`
    expect(text).toMatch(/Which way does the roof face\?.*North, with a bit of shade/)
    const [left] = await waitingOf(form)
    expect(left).toMatchObject({ lead: lead?.id, fields: null, network_id: null })
    expect(await submitAdLeads(services)).toBe(0)
  })

  test('what is mapped becomes a lead with its letters, the visitor’s too', async () => {
    const { google, services } = pages()
    const first = newPost()
    await google(first.body)
    await map(first.form, usual)
    await submitAdLeads(services)
    const [lead] = await leadOf(first.email)
    const owed = await open()
      .db.selectFrom('deliveries')
      .select('channel')
      .where('lead', '=', lead?.id ?? '')
      .execute()
    expect(owed.map(({ channel }) => channel).toSorted()).toEqual([
      'confirmation',
      'operator-letter',
    ])
  })

  test('sent again it makes no second lead, before it is one and after, nor by two at once', async () => {
    const { google, services } = pages()
    const { form, email, body } = newPost()
    await Promise.all([google(body), google(body), google(body)])
    expect((await waitingOf(form)).length).toBe(1)
    await map(form, usual)
    await Promise.all([submitAdLeads(services), submitAdLeads(pages().services)])
    now = new Date(now.getTime() + 3_600_000)
    expect((await google(body)).status).toBe(200)
    expect(await submitAdLeads(services)).toBe(0)
    expect((await leadOf(email)).length).toBe(1)
    expect((await waitingOf(form)).length).toBe(1)
  })

  test('a wrong key, no key or one of another type is turned down, and nothing is stored', async () => {
    const { google } = pages()
    const before = await countAll()
    for (const google_key of [
      'a key of twenty charactert',
      '',
      undefined,
      null,
      7,
      { a: 1 },
      ['x'],
    ]) {
      const response = await google(googlePost({ google_key, lead_id: 'forged' }))
      expect(response.status).toBe(401)
    }
    expect(await countAll()).toBe(before)
  })

  test('a test is answered and seen beside its form, and becomes no lead', async () => {
    const { google, services } = pages()
    const { form, email, body } = newPost({ is_test: true })
    expect((await google(body)).status).toBe(200)
    await map(form, usual)
    expect(await submitAdLeads(services)).toBe(0)
    expect(await leadOf(email)).toEqual([])
    expect(await getLatestAdLead(open().db, (await formOf(form)).id)).toMatchObject({
      isTest: true,
    })
  })

  test('hostile bodies get an answer that says so, and nothing of the kind makes the server fail', async () => {
    const { google, meta } = pages()
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
    for (const body of ['', '{', 'null', '[]', '"x"', deep, '\u0000', '{"google_key":{}}'])
      expect((await google(body)).status).toBe(401)
    const wrong = [
      googlePost({ lead_id: 'x\u0000y' }),
      googlePost({ lead_id: 'é' }),
      googlePost({ form_id: [] }),
      googlePost({ lead_id: 'x'.repeat(5000) }),
    ]
    for (const body of wrong) expect((await google(body)).status).toBe(400)
    const odd = [
      googlePost({ lead_id: 'odd-1', user_column_data: 'none' }),
      googlePost({
        lead_id: 'odd-2',
        user_column_data: [null, 7, [], { column_id: 'A\u0000', string_value: '\ud800\u0000' }],
      }),
      googlePost({ lead_id: 'odd-3', unknown: { very: 'new' }, is_test: 'maybe', campaign_id: {} }),
    ]
    for (const body of odd) expect((await google(body)).status).toBe(200)
    const large = googlePost({ lead_id: 'large', more: 'x'.repeat(300_000) })
    expect((await google(large)).status).toBe(413)
    for (const body of [
      '',
      '{',
      'null',
      deep,
      '{"entry":[null,{"changes":{}},{"changes":[{"field":"leadgen"}]}]}',
    ])
      expect((await meta(body)).status).toBe(200)
  })

  test('nobody finds these addresses where their keys aren’t set', async () => {
    const { app } = openTestDesk(open())
    for (const path of ['/ad-leads/google', '/ad-leads/meta'])
      expect((await app.request(path, { method: 'POST', body: googlePost() })).status).toBe(404)
  })

  test('who can’t be answered waits for another mapping, and says why', async () => {
    const { google, services } = pages()
    const { form, email, body } = newPost()
    await google(body)
    const { EMAIL, PHONE_NUMBER, ...rest } = usual
    expect(await map(form, rest)).toMatchObject({ ok: false, code: 'invalid' })
    await map(form, { ...rest, FULL_NAME: 'contact-email' })
    expect(await submitAdLeads(services)).toBe(0)
    expect(await waitingOf(form)).toMatchObject([
      { lead: null, problem: 'There is neither an email address nor a phone number in it.' },
    ])
    await map(form, usual)
    expect(await submitAdLeads(services)).toBe(1)
    expect((await leadOf(email)).length).toBe(1)
  })

  test('Meta sees that the address is ours by the token that we gave it', async () => {
    const { app } = pages()
    const ask = (token: string, mode = 'subscribe') =>
      app.request(
        `/ad-leads/meta?${new URLSearchParams({ 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '<b>1158201444</b>' })}`,
      )
    const response = await ask(metaSecrets.verifyToken)
    expect([response.status, await response.text()]).toEqual([200, '<b>1158201444</b>'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await ask('another')).status).toBe(403)
    expect((await ask(metaSecrets.verifyToken, 'unsubscribe')).status).toBe(403)
  })

  test('what Meta tells of is stored, fetched with the page’s token, and becomes a lead once it is mapped', async () => {
    const { meta, services, fetchDue } = pages()
    answers.set(metaIds.lead, { status: 200, body: metaAnswer() })
    expect((await meta(metaPost())).status).toBe(200)
    expect((await meta(metaPost())).status).toBe(200)
    expect(await waitingOf(metaIds.form)).toMatchObject([
      { network_id: metaIds.lead, fields: null },
    ])
    expect(await fetchDue()).toBe(1)
    expect(asked.at(-1)).toMatchObject({
      url: expect.stringMatching(new RegExp(`^/${metaIds.lead}\\?fields=`)),
      authorization: 'Bearer a page token',
    })
    expect(await submitAdLeads(services)).toBe(0)
    await map(metaIds.form, {
      full_name: 'contact-name',
      email: 'contact-email',
      phone_number: 'contact-phone',
      post_code: 'postcode',
    })
    expect(await submitAdLeads(services)).toBe(1)
    const [lead, ...others] = await leadOf('priya@example.com')
    expect(others).toEqual([])
    expect(lead).toMatchObject({ came_from: 'facebook-ad', postcode: '3011', first_name: 'Priya' })
    expect(lead?.answers).toMatch(/this_year/)
    expect((await meta(metaPost())).status).toBe(200)
    expect(await fetchDue()).toBe(0)
  })

  test('a signature of another secret, body or shape is turned down, and nothing is stored', async () => {
    const { meta } = pages()
    const before = await countAll()
    const body = metaPost('9876543210')
    for (const signature of [
      '',
      'sha256=',
      metaSignature(body, 'another'),
      metaSignature(`${body} `),
      metaSignature(body).slice(7),
    ])
      expect((await meta(body, signature)).status).toBe(401)
    expect(await countAll()).toBe(before)
  })

  test('what can’t be fetched now is tried again for a day, and then when an owner asks', async () => {
    const { meta, fetchDue, services } = pages()
    const [lead, form] = ['17851234567890999', '23851234567890888']
    answers.set(lead, {
      status: 400,
      body: '{"error":{"message":"Session of Priya Shah has expired","code":190,"error_subcode":463}}',
    })
    await meta(metaPost(lead, form))
    expect(await fetchDue()).toBe(0)
    expect(await fetchDue()).toBe(0)
    expect(await waitingOf(form)).toMatchObject([
      { tries: 1, problem: 'Meta answered 400, error 190, subcode 463.' },
    ])
    for (let hours = 0; hours < 30; hours += 1) {
      now = new Date(now.getTime() + 3_600_000)
      await fetchDue()
    }
    expect(await waitingOf(form)).toMatchObject([
      { fetch_at: null, gave_up_at: expect.any(String) },
    ])
    answers.set(lead, { status: 200, body: metaAnswer({ email: 'later@example.com' }) })
    const by = await seedOwnerOnce()
    expect(await fetchAdFormAgain((await formOf(form)).id, { ...services, by })).toMatchObject({
      leads: 1,
    })
    expect(await fetchDue()).toBe(1)
    expect(await waitingOf(form)).toMatchObject([
      { gave_up_at: null, problem: null, network_id: null },
    ])
  })

  async function seedOwnerOnce() {
    const owner = await open().db.selectFrom('operators').select('id').executeTakeFirst()
    return owner?.id ?? seedOwner()
  }

  test('one who fetches and is killed leaves it to the next', async () => {
    const { meta, fetchDue, services } = pages()
    const [lead, form] = ['17851234567891111', '23851234567891111']
    answers.set(lead, { status: 200, body: metaAnswer({ email: 'killed@example.com' }) })
    await meta(metaPost(lead, form))
    const killed = fetchAdLeads({ ...services, fetchMetaLead: () => new Promise(() => {}) })
    void killed
    while ((await waitingOf(form))[0]?.claimed_until === null) await new Promise(setImmediate)
    expect(await fetchDue()).toBe(0)
    now = new Date(now.getTime() + 121_000)
    expect(await fetchDue()).toBe(1)
  })

  test('no installer is offered it until its visitor asks for prices on their own page', async () => {
    now = morning
    const { google, services, app } = pages()
    await storeInstaller(open(), { terms: { version: 'any', acceptedAt: morning.toISOString() } })
    const { form, email, body } = newPost()
    await google(body)
    await map(form, usual)
    await submitAdLeads(services)
    const [lead] = await leadOf(email)
    const id = lead?.id ?? expect.fail('no lead')
    const offers = () =>
      open().db.selectFrom('offers').select('state').where('lead', '=', id).execute()
    now = new Date(now.getTime() + 3_600_000)
    await offerDue(services)
    expect(await offers()).toEqual([])

    const token = linkToken('lead', id, { secret: services.secret, now })
    const look = async (response: Response) => {
      const props = parseOwnPage(await response.text())
      return 'enquiry' in props ? props.enquiry : expect.fail('the link is lost')
    }
    const own = await look(await app.request(`/my-enquiry?${new URLSearchParams({ token })}`))
    expect(own).toMatchObject({
      caller: 'us',
      way: { chosen: null, mayChoose: true, pricesOnly: true },
    })
    await app.request('/my-enquiry', {
      method: 'POST',
      body: new URLSearchParams({ token, act: 'choose-way', way: 'prices' }),
    })
    await offerDue(services)
    expect(await offers()).toEqual([{ state: 'offered' }])
    const disclosed = await open()
      .db.selectFrom('disclosures')
      .select('receiver_kind')
      .where('lead', '=', id)
      .where('receiver_kind', '=', 'installer')
      .execute()
    expect(disclosed).toEqual([])
  })

  test('where boxes ask, its number is kept nowhere, and the desk may write and not call', async () => {
    now = morning
    const { google, services } = pages()
    const { form, email, body } = newPost()
    await google(body)
    await map(form, usual)
    await submitAdLeads({ ...services, consentKind: 'channels', firstCall: 'visitor-chooses' })
    const [lead] = await leadOf(email)
    expect(lead).toMatchObject({
      phone: '',
      phone_e164: '',
      consent_calls: null,
      consent_texts: null,
      way: null,
    })
    expect(JSON.stringify([lead, await waitingOf(form)])).not.toMatch(/570.?006/)
    const consents = await open()
      .db.selectFrom('consents')
      .select('channels')
      .where('lead', '=', lead?.id ?? '')
      .execute()
    expect(consents).toEqual([{ channels: '["email"]' }])
  })

  test('what never became a lead ends with the time of open leads', async () => {
    now = morning
    const { google, services } = pages()
    const { form, body } = newPost()
    await google(body)
    const erase = () => eraseExpired({ ...services, retention: { open: 100 } })
    now = new Date(morning.getTime() + 99 * 24 * 3_600_000)
    await erase()
    expect((await waitingOf(form)).length).toBe(1)
    now = new Date(morning.getTime() + 101 * 24 * 3_600_000)
    await erase()
    expect(await waitingOf(form)).toEqual([])
  })
})
