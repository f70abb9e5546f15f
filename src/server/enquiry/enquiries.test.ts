import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { enquiryOf } from '../../../tests/enquiry.ts'

onEveryDatabase((open) => {
  test('only the sender of an enquiry gets its link, however often the same answers come', async () => {
    const { app } = openTestDesk(open())
    const post = (body: object) =>
      app.request('/enquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const enquiry = enquiryOf(1)
    const first = await (await post(enquiry)).json()
    expect(first.token).toBeTruthy()
    const { reference } = first
    expect(await (await post(enquiry)).json()).toMatchObject({
      reference,
      token: expect.any(String),
    })
    const stranger = { ...enquiry, submission: randomUUID() }
    const nobody = { ...enquiry, submission: undefined }
    for (const other of [stranger, nobody, stranger]) {
      const response = await post(other)
      expect([response.status, await response.json()]).toEqual([201, { reference }])
    }
    const twice = enquiryOf(2)
    const together = await Promise.all([post(twice), post(twice), post(twice)])
    for (const response of together) expect((await response.json()).token).toBeTruthy()
  })

  test('without script too: who sends the same answers again is thanked by the reference alone', async () => {
    const { app } = openTestDesk(open())
    const { answers } = enquiryOf(3)
    const post = async () => {
      const response = await app.request('/enquiries', {
        method: 'POST',
        body: new URLSearchParams({ form: 'home', consent: 'on', ...answers }),
      })
      return response.headers.get('location')
    }
    const first = await post()
    expect(first).toMatch(/^\/success\?ref=[\w-]+&token=[\w-]+$/)
    expect(await post()).toBe(first?.replace(/&token=.*/, ''))
  })

  test('without script, an enquiry corrected after a problem came by its form’s page', async () => {
    const { app } = openTestDesk(open())
    const { answers } = enquiryOf(4)
    const response = await app.request('/enquiries', {
      method: 'POST',
      headers: { referer: 'http://localhost:3000/enquiries' },
      body: new URLSearchParams({
        form: 'home',
        consent: 'on',
        page: '/solar-batteries',
        ...answers,
      }),
    })
    expect(response.status).toBe(303)
    const { source } = await open()
      .db.selectFrom('enquiries')
      .select('source')
      .where('email', '=', answers['contact-email'] ?? '')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(source)).toEqual({ last: { page: '/solar-batteries' } })
  })

  let visitor = 10
  const postConsent = async (consent: unknown) => {
    visitor += 1
    const enquiry = enquiryOf(visitor)
    const response = await openTestDesk(open()).app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, consent }),
    })
    const stored = await open()
      .db.selectFrom('enquiries')
      .select('consent')
      .where('email', '=', enquiry.answers['contact-email'] ?? '')
      .execute()
    return { status: response.status, body: await response.json(), stored: stored.length }
  }

  test.each([false, null, 'false', 0])(
    'consent sent as %j is refused in the words of the hosted table’s interface, and nothing is stored',
    async (consent) => {
      expect(await postConsent(consent)).toEqual({
        status: 422,
        body: { problems: [{ question: 'consent', message: 'consent must be true' }] },
        stored: 0,
      })
    },
  )

  test.each([true, 'on', undefined])(
    'where pressing the button is the consent, %j is stored',
    async (consent) => {
      expect(await postConsent(consent)).toMatchObject({ status: 201, stored: 1 })
    },
  )

  test.each([
    ['by JSON', 'application/json', (post: object) => JSON.stringify(post)],
    [
      'without script',
      'application/x-www-form-urlencoded',
      ({ answers }: { answers: Record<string, string> }) =>
        new URLSearchParams({ form: 'home', consent: 'on', ...answers }).toString(),
    ],
  ])('an international domain is stored in ASCII %s', async (_, type, write) => {
    const { app } = openTestDesk(open())
    visitor += 1
    const enquiry = enquiryOf(visitor)
    const post = (email: string) => {
      const answers = { ...enquiry.answers, 'contact-email': email }
      return app.request('/enquiries', {
        method: 'POST',
        headers: { 'content-type': type },
        body: write({ ...enquiry, answers }),
      })
    }
    expect((await post(` alex${visitor}@münchen.example `)).status).toBeLessThan(400)
    const stored = await open()
      .db.selectFrom('enquiries')
      .select('email')
      .where('email_key', '=', `alex${visitor}@xn--mnchen-3ya.example`)
      .execute()
    expect(stored).toEqual([{ email: `alex${visitor}@xn--mnchen-3ya.example` }])
  })

  test('a space in an email address is named', async () => {
    const enquiry = enquiryOf(9)
    const answers = { ...enquiry.answers, 'contact-email': 'alex @example.com' }
    const response = await openTestDesk(open()).app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, answers }),
    })
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        problems: [
          { question: 'contact-email', message: 'Enter an email address without a space' },
        ],
      },
    ])
  })
})
