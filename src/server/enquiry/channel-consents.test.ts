import { expect, test } from 'vitest'
import { getVisitorPage } from '#database/offer/visitor-page.ts'
import { readLinkToken } from '#operations/enquiry/link-token.ts'
import { channelBrand, channelForm } from '../../../tests/channel-brand.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { enquiryOf } from '../../../tests/enquiry.ts'
import { acts } from './acts.ts'
import { myEnquiryOf } from './view.ts'

const brand = {
  brand: channelBrand,
  firstCall: channelBrand.firstCall,
  consentKind: channelBrand.consent,
  forms: new Map([['home', channelForm]]),
}

let visitor = 700

onEveryDatabase((open) => {
  const storedOf = (email: string | undefined) =>
    open()
      .db.selectFrom('enquiries')
      .select(['phone', 'consent_calls', 'consent_texts'])
      .where('email', '=', email ?? '')
      .execute()

  const post = async (changes: object) => {
    visitor += 1
    const { consent: _, ...enquiry } = enquiryOf(visitor)
    const response = await openTestDesk(open(), brand).app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, ...changes }),
    })
    const stored = await storedOf(enquiry.answers['contact-email'])
    return { status: response.status, body: await response.json(), stored }
  }

  const unanswerable = {
    status: 422,
    body: {
      problems: [{ question: 'agree-answer', message: 'Tick the box so that we may answer you' }],
    },
    stored: [],
  }

  test.each([
    {},
    { consent: true },
    { consents: true },
    { consents: { answer: true } },
    { consents: { answer: 'on', calls: 'on', texts: 'on' } },
  ])('a program that sends %j has nobody’s consent', async (sent) => {
    const phoneless = await post(sent)
    expect(phoneless).toEqual(unanswerable)
  })

  test('a program says box by box what was ticked', async () => {
    const consents = { answer: true, calls: false, texts: true }
    expect(await post({ consents })).toMatchObject({
      status: 201,
      stored: [{ consent_calls: null, consent_texts: expect.stringMatching(/^texts, /) }],
    })
  })

  test('without script the boxes are fields of the form', async () => {
    const send = async (boxes: Record<string, string>) => {
      visitor += 1
      const { answers } = enquiryOf(visitor)
      const response = await openTestDesk(open(), brand).app.request('/enquiries', {
        method: 'POST',
        body: new URLSearchParams({ form: 'home', page: '/', ...boxes, ...answers }),
      })
      return [response.status, await storedOf(answers['contact-email'])]
    }
    expect(await send({ 'agree-answer': 'on' })).toEqual([
      303,
      [{ phone: '', consent_calls: null, consent_texts: null }],
    ])
    expect(await send({ 'agree-answer': 'on', 'agree-calls': 'on' })).toMatchObject([
      303,
      [{ phone: expect.stringMatching(/^04/), consent_calls: expect.stringMatching(/^calls, /) }],
    ])
  })

  test('on the visitor’s page boxes are fields too, and show the current consent', async () => {
    const { app, services } = openTestDesk(open(), brand)
    visitor += 1
    const enquiry = enquiryOf(visitor)
    const sent = await app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, consents: { answer: true, calls: true, texts: false } }),
    })
    const { token } = await sent.json()
    const act = async (fields: Record<string, string>) => {
      const response = await app.request('/my-enquiry', {
        method: 'POST',
        body: new URLSearchParams({ token, ...fields }),
      })
      return response.headers.get('location')
    }
    const leadId = readLinkToken('lead', token, { ...services, now: services.now() })?.id ?? ''
    const boxes = async () => {
      const page = await getVisitorPage(open().db, leadId)
      if (!page) throw new Error('no page')
      const view = myEnquiryOf(page, { token, brand: channelBrand, now: services.now() })
      return [
        view.way?.chosen,
        view.phoneEnding,
        view.boxes?.calls.isTicked,
        view.boxes?.texts.isTicked,
        view.channels.join(),
      ]
    }
    const ending = String(visitor).padStart(7, '0').slice(-3)
    expect(await boxes()).toEqual(['prices', ending, true, false, 'phone,email'])
    // No installer may call before a yes to it by name, whatever is posted.
    const refused = await acts['choose-way'].run(leadId, () => 'call', services)
    expect(refused).toMatchObject({ ok: false, code: 'invalid' })
    expect(await boxes()).toEqual(['prices', ending, true, false, 'phone,email'])
    expect(await act({ act: 'change-channels', 'agree-texts': 'on' })).toMatch(
      /done=change-channels$/,
    )
    expect(await boxes()).toEqual(['prices', ending, false, true, 'sms,email'])
    const phone = '0498 765 432'
    expect(await act({ act: 'change-phone', phone, 'agree-calls': 'on' })).toMatch(
      /done=change-phone$/,
    )
    expect(await boxes()).toEqual(['prices', '432', true, false, 'phone,email'])
    expect(await act({ act: 'change-channels' })).toMatch(/done=change-channels$/)
    expect(await boxes()).toEqual(['prices', '', false, false, 'email'])
  })
})
