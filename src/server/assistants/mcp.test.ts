import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, expect, test } from 'vitest'
import { consentsOf } from '#edition/consent.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { enquiryOf, type PostedEnquiry } from '../../../tests/enquiry.ts'

onEveryDatabase((open) => {
  let visitor = 0
  let place: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    place = await begin()
  })

  async function begin() {
    const { app, services } = openTestDesk(open(), { rateLimit: undefined })
    const client = new Client({ name: 'somebody’s assistant', version: '1' })
    const address = new URL('http://w.example/mcp')
    const fetch = async (url: string | URL, init?: RequestInit) => app.request(url, init)
    await client.connect(new StreamableHTTPClientTransport(address, { fetch }))
    const form = services.forms.get('home')
    const consent = form && consentsOf(services.brand, form).quotes
    if (!consent) throw new Error('The home form asks for no quotes')
    const { version, wording } = consent
    return { app, client, services, consent: { version, wording } }
  }

  async function enquire(given: object) {
    const called = await place.client.callTool({ name: 'enquire', arguments: { ...given } })
    const text = called.content.map((one) => (one.type === 'text' ? one.text : '')).join('\n')
    return { isRefused: called.isError === true, text }
  }

  /** An enquiry of a new person, and its result. */
  async function enquireOnce(
    change: (one: Pick<PostedEnquiry, 'form' | 'answers' | 'submission'>) => object,
  ) {
    visitor += 1
    const { form, answers, submission } = enquiryOf(visitor)
    const answered = await enquire(change({ form, answers, submission }))
    const rows = await place.services.database.db
      .selectFrom('enquiries')
      .select(['id', 'reference_number as reference', 'came_by', 'came_from'])
      .where('email', '=', answers['contact-email'] ?? '')
      .execute()
    return { ...answered, rows }
  }

  test('an assistant gets the questions and the words of consent before it sends anything', async () => {
    const { isRefused, text } = await enquire({ form: 'home' })
    expect(isRefused).toBe(false)
    expect(text).toContain(JSON.stringify(place.consent.wording))
    expect(text).toContain('contact-phone')
  })

  test.each<[string, (consent: { version: string; wording: string }) => object[] | undefined]>([
    ['without the words', () => undefined],
    ['with none', () => []],
    ['with words of its own', ({ version }) => [{ version, wording: 'They said yes.' }]],
    ['with the words of another day', ({ wording }) => [{ version: 'old', wording }]],
    ['with more than was asked', (consent) => [consent, { version: 'x', wording: 'Anybody.' }]],
  ])('an enquiry %s is refused, and no row is left', async (_, agreedTo) => {
    const { isRefused, text, rows } = await enquireOnce((one) => {
      const agreed = agreedTo(place.consent)
      return agreed ? { ...one, agreed } : one
    })
    expect([isRefused, rows]).toEqual([true, []])
    expect(text).toContain('Nothing was stored')
    expect(text).toContain(JSON.stringify(place.consent.wording))
  })

  test('with the words it is a lead that came by an assistant: its person has a letter, and no installer an offer', async () => {
    const { isRefused, text, rows } = await enquireOnce((one) => ({
      ...one,
      agreed: [place.consent],
    }))
    expect(isRefused).toBe(false)
    expect(rows).toMatchObject([{ came_by: 'assistant', came_from: 'assistant' }])
    expect(text).toContain(rows[0]?.reference)
    const { db } = place.services.database
    const owed = await db
      .selectFrom('deliveries')
      .select('channel')
      .where('lead', '=', rows[0]?.id ?? '')
      .execute()
    expect(owed.map(({ channel }) => channel)).toContain('confirmation')
    expect(await db.selectFrom('offers').select('id').execute()).toEqual([])
  })

  test('sent twice with one id it is one lead', async () => {
    let sent = {}
    const first = await enquireOnce((one) => {
      sent = { ...one, agreed: [place.consent] }
      return sent
    })
    const again = await enquire(sent)
    expect(again.text).toContain(first.rows[0]?.reference)
    expect(first.rows).toHaveLength(1)
  })

  test('a wrong answer is named, and nothing is stored', async () => {
    const { isRefused, text, rows } = await enquireOnce(({ answers, ...one }) => ({
      ...one,
      answers: { ...answers, 'contact-phone': '12' },
      agreed: [place.consent],
    }))
    expect([isRefused, rows]).toEqual([true, []])
    expect(text).toMatch(/contact-phone: /)
  })

  test('what is wrong with a quote is said by the name of its field', async () => {
    const quote = { price: 9000, kw: 6.6, certificates: 'maybe', phases: 'seven' }
    const called = await place.client.callTool({ name: 'check_quote', arguments: { quote } })
    expect(called).toMatchObject({
      isError: true,
      content: [
        { text: 'certificates: Enter dollars, like 4,066\nphases: Homes have one phase or three' },
      ],
    })
  })

  test('what is no request of the protocol is answered, and never with a failure of ours', async () => {
    for (const [body, type] of [
      ['', 'application/json'],
      ['{', 'application/json'],
      ['[]', 'application/json'],
      ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"enquire"}}', 'text/plain'],
      [`"${'x'.repeat(70_000)}"`, 'application/json'],
      [
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none","arguments":7}}',
        'application/json',
      ],
      [
        '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"x","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}},"notifications":{"toolsListChanged":true}}}',
        'application/json',
      ],
    ] as const) {
      const response = await place.app.request('/mcp', {
        method: 'POST',
        headers: { 'content-type': type, accept: 'application/json, text/event-stream' },
        body,
      })
      await response.text()
      expect([body.slice(0, 20), response.status < 500]).toEqual([body.slice(0, 20), true])
    }
  })

  test('who asks for a stream, or ends a session, learns that there is neither', async () => {
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await place.app.request('/mcp', {
        method,
        headers: { accept: 'text/event-stream' },
      })
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })

  test('where it is not set there is nothing', async () => {
    const { app } = openTestDesk(open(), { mcp: false })
    expect((await app.request('/mcp', { method: 'POST' })).status).toBe(404)
  })
})
