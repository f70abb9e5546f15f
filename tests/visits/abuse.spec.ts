import { startServer } from '../server.ts'
import { answerByPointer, expect, leadsOf, someone, test } from './visit.ts'

/** Machines are marked and slowed down; nobody's enquiry is dropped for it. */

const good = (person: ReturnType<typeof someone>) => ({
  'property-type': 'home',
  'property-ownership': 'homeowner',
  'monthly-bill': '300-400',
  'contact-name': person.name,
  'contact-email': person.email,
  'contact-phone': person.phone,
})

test('a machine that fills in every field is thanked, kept and marked', async ({
  request,
  server,
}) => {
  const person = someone()
  const response = await request.post('/enquiries', {
    form: { form: 'home', ...good(person), website: 'https://spam.example' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  expect(await leadsOf(server, person)).toMatchObject([{ suspected: 'honeypot' }])
})

test('a form filled in faster than a person can is marked, one without a time is not', async ({
  request,
  server,
}) => {
  const seconds = [0.2, 8, 'soon', undefined]
  const marks = []
  for (const each of seconds) {
    const person = someone()
    const data = { form: 'home', answers: good(person), seconds: each }
    expect((await request.post('/enquiries', { data })).status()).toBe(201)
    marks.push((await leadsOf(server, person))[0]?.suspected)
  }
  expect(marks).toEqual(['too fast', null, null, null])
})

test('a visitor does not meet the hidden field, and is not suspected', async ({ page, server }) => {
  const person = someone()
  await page.goto('/')
  await expect(page.getByLabel('Leave this empty')).not.toBeInViewport({ ratio: 0.5 })
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await answerByPointer(page, person)
  // Even a test takes a moment: the time counts from the first touch.
  await page.waitForTimeout(800)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toMatchObject([{ suspected: null }])
})

test('too many from one address are told so in words, and whoever else is behind a proxy is not', async ({
  browser,
  request,
}) => {
  const server = await startServer({ environment: { RATE_LIMIT: '2', TRUST_PROXY: '1' } })
  const post = (from: string, headers: Record<string, string> = {}) =>
    request.post(`${server.url}/enquiries`, {
      data: { form: 'home', answers: good(someone()) },
      headers: { 'x-forwarded-for': from, ...headers },
    })
  const inOneMinute = async () => {
    const started = new Date().getUTCMinutes()
    const from = `203.0.113.${started}`
    // What a visitor writes into the header stands before what our proxy appends.
    for (const claimed of ['1.1.1.1', '2.2.2.2'])
      expect((await post(`${claimed}, ${from}`)).status()).toBe(201)
    const limited = await post(`3.3.3.3, ${from}`)
    return { limited, from, same: started === new Date().getUTCMinutes() }
  }
  let tried = await inOneMinute()
  if (!tried.same) tried = await inOneMinute()
  expect(tried.limited.status()).toBe(429)
  expect(Number(tried.limited.headers()['retry-after'])).toBeGreaterThan(0)
  expect((await tried.limited.json()).error).toMatch(/Many enquiries came from your network/)
  expect((await post('198.51.100.1')).status()).toBe(201)

  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': tried.from },
  })
  const page = await context.newPage()
  const person = someone()
  await page.goto(server.url)
  await page.getByLabel('On a home').check()
  await page.getByLabel('I own it').check()
  await page.getByLabel('$300–$400').check()
  await page.getByLabel('What is your name?').fill(person.name)
  await page.getByLabel('Where should we send the details?').fill(person.email)
  await page.getByLabel('Which number should the installer call?').fill(person.phone)
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    page.getByRole('button', { name: 'Get My Quote' }).click(),
  ])
  if (response.status() === 429) {
    await expect(page.getByText(/Many enquiries came from your network just now/)).toBeVisible()
    await expect(page.getByLabel('What is your name?')).toHaveValue(person.name)
    expect(await leadsOf(server, person)).toEqual([])
  }
  expect([303, 429]).toContain(response.status())
  await context.close()
  await server.stop()
})
