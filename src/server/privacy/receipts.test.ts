import { expect, test } from 'vitest'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { insertInstaller } from '#database/installer/installers.ts'
import { insertOffer } from '#database/offer/offers.ts'
import { linkToken, readLinkToken } from '#operations/enquiry/link-token.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { eraseOwnEnquiry } from '#operations/privacy/erase-person.ts'
import type { VerifyReceiptProps } from '#site/receipts/verify-receipt.ts'
import { goodAnswers } from '../../../tests/answers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { parseOwnPage, siteOfProps } from '../../../tests/own-page.ts'

let people = 0

onEveryDatabase((open) => {
  const opened = (rateLimit?: number) =>
    openTestDesk(open(), { rateLimit, trustProxy: 1 }, { site: siteOfProps() })

  async function enquire() {
    people += 1
    const { app, services } = opened()
    const form = services.forms.get('home') ?? expect.fail('no home form')
    const phone = `0491 570 ${String(100 + people)}`
    const name = `Zephyrine Number${people}`
    const answers = goodAnswers(form, { 'contact-name': name, 'contact-phone': phone })
    const page = '/solar-panels'
    const response = await app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: form.slug, page, answers, seconds: 60 }),
    })
    expect(response.status, await response.clone().text()).toBe(201)
    const { token }: { token: string } = await response.json()
    return { token, phone }
  }

  async function ownPage(token: string) {
    const response = await opened().app.request(`/my-enquiry?token=${token}`)
    const page = parseOwnPage(await response.text())
    return 'enquiry' in page ? page.enquiry : expect.fail('no page')
  }

  async function receiptOf(token: string) {
    const [receipt] = (await ownPage(token)).receipts
    const address = `/my-enquiry/receipt?token=${token}&id=${receipt?.id}`
    return opened().app.request(address)
  }

  async function check(
    fields: Record<string, string | File>,
    { rateLimit, headers = {} }: { rateLimit?: number; headers?: Record<string, string> } = {},
  ) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const { app } = opened(rateLimit)
    return app.request('/receipts/verify', { method: 'POST', body, headers })
  }
  const answerOf = async (response: Response): Promise<VerifyReceiptProps> => response.json()

  test('a visitor’s own page links the receipt, and anyone with the file sees what it proves', async () => {
    const { token, phone } = await enquire()
    const response = await receiptOf(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="receipt.json"')
    const text = await response.text()
    expect(text).not.toMatch(/zephyrine|0491|4915/i)

    const file = new File([`${text}\n`], 'receipt.json', { type: 'application/json' })
    const checked = await check({ file, person: phone })
    expect([checked.status, checked.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answerOf(checked)).toMatchObject({
      ...{ state: 'valid', whose: 'yes' },
      receipt: { page: 'http://localhost:3000/solar-panels', kind: 'enquiry' },
      publicKey: { until: null },
    })
    expect(await answerOf(await check({ pasted: text }))).toMatchObject({ whose: 'unasked' })
    expect(await answerOf(await check({ pasted: text, person: '0491 570 006' }))).toMatchObject({
      whose: 'no',
    })
  })

  test('the desk has the receipts that the visitor has, each under its lead alone', async () => {
    const [one, other] = [await enquire(), await enquire()]
    const desk = opened()
    const owner = await becomeOwner(desk)
    const { secret, now } = desk.services
    const [lead, another] = [one, other].map(
      ({ token }) => readLinkToken('lead', token, { secret, now: now() })?.id,
    )
    const [receipt] = (await ownPage(one.token)).receipts
    expect((await owner.ask('GET', `/leads/${lead}`)).body).toMatchObject({
      lead: { receipts: [{ id: receipt?.id, kind: 'enquiry', installer: null }] },
    })
    const file = await owner.ask('GET', `/leads/${lead}/receipts/${receipt?.id}`)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="receipt.json"')
    expect(file.body).toEqual(await (await receiptOf(one.token)).json())
    const wrong = await owner.ask('GET', `/leads/${another}/receipts/${receipt?.id}`)
    expect(wrong.status).toBe(404)
  })

  test('a changed receipt is given back with what is wrong', async () => {
    const { token } = await enquire()
    const pasted = (await (await receiptOf(token)).text()).replace('three', 'thirty')
    const checked = await check({ pasted })
    expect(checked.status).toBe(422)
    expect(await answerOf(checked)).toEqual({
      ...{ state: 'invalid', pasted, person: '' },
      message: 'Something in it was changed after we signed it, or we never did.',
    })
    expect((await check({})).status).toBe(422)
  })

  test('its link opens nobody else’s, and nothing once it is erased', async () => {
    const [one, other] = [await enquire(), await enquire()]
    const [receipt] = (await ownPage(one.token)).receipts
    const { app, services } = opened()
    const ask = (token: string) =>
      app.request(`/my-enquiry/receipt?token=${token}&id=${receipt?.id}`)
    expect((await ask(other.token)).status).toBe(404)
    expect((await ask('forged')).status).toBe(404)
    const text = await (await ask(one.token)).text()
    await eraseOwnEnquiry(receipt?.id ?? '', services)
    expect((await ask(one.token)).status).toBe(404)
    const page = await answerOf(await check({ pasted: text, person: one.phone }))
    expect(page).toMatchObject({ state: 'valid', whose: 'unknown' })
  })

  test('an installer has it on the page of what it accepted, and not before', async () => {
    const { token } = await enquire()
    const [receipt] = (await ownPage(token)).receipts
    const lead = receipt?.id ?? ''
    const { app, services } = opened()
    const { newId, secret } = services
    const now = services.now()
    const [installer, offer] = [newId(), newId()]
    const moment = now.toISOString()
    const began = { level: 0, levelSince: moment, createdAt: moment }
    const one = installerWith({ id: installer, abn: `abn ${installer}` })
    await insertInstaller(open().db, { ...one, ...began }, newId)
    const expires_at = new Date(now.getTime() + 3_600_000).toISOString()
    await insertOffer(open().db, {
      id: offer,
      lead,
      installer,
      offered_at: moment,
      expires_at,
      fee_cents: 1,
    })
    const link = `/offer/receipt?token=${linkToken('offer', offer, { secret, now })}`
    expect((await app.request(link)).status).toBe(404)
    await acceptLead(offer, services)
    const response = await app.request(link)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(await (await receiptOf(token)).text())
    expect(await getLeadRow(open().db, lead)).toBeDefined()
  })

  test('the public keys are there for anybody’s page, without what signs', async () => {
    await enquire()
    const response = await opened().app.request('/receipts/keys.json')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { keys }: { keys: object[] } = await response.json()
    expect(keys).toEqual([
      {
        ...{ kty: 'OKP', crv: 'Ed25519', until: null },
        kid: expect.stringMatching(/^[0-9a-f]{16}$/),
        x: expect.stringMatching(/^[\w-]{43}$/),
        from: expect.any(String),
      },
    ])
  })

  test('other sites, long bodies and many tries are turned away', async () => {
    const headers = { origin: 'https://evil.example', host: 'localhost:3000' }
    expect((await check({ pasted: '{}' }, { headers })).status).toBe(403)
    expect((await check({ pasted: 'x'.repeat(70_000) })).status).toBe(413)
    const from = { rateLimit: 20, headers: { 'x-forwarded-for': '203.0.113.7' } }
    const statuses: number[] = []
    for (let turn = 0; turn < 41; turn += 1)
      statuses.push((await check({ pasted: '{}' }, from)).status)
    expect(statuses).toContain(429)
    expect(statuses[0]).toBe(422)
  })
})
