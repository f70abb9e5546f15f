import { openDatabase } from '#database/open.ts'
import { type Running, startServer } from '../server.ts'
import {
  answerByPointer,
  answersOf,
  expect,
  fillIn,
  leadsOf,
  someone,
  takeAMoment,
  test,
} from './visit.ts'

/** Machines are marked and slowed down, but no enquiry is dropped. */

test('a machine that fills in every field is thanked, stored and marked', async ({
  request,
  server,
}) => {
  const person = someone()
  const response = await request.post('/enquiries', {
    form: { form: 'home', ...answersOf(person), website: 'https://spam.example' },
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
    const data = { form: 'home', answers: answersOf(person), seconds: each }
    expect((await request.post('/enquiries', { data })).status()).toBe(201)
    marks.push((await leadsOf(server, person))[0]?.suspected)
  }
  expect(marks).toEqual(['too fast', null, null, null])
})

test('a visitor does not meet the hidden field, and is not suspected', async ({ page, server }) => {
  const person = someone()
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByLabel('Leave this empty')).not.toBeInViewport({ ratio: 0.5 })
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await answerByPointer(page, person)
  await takeAMoment(page)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toMatchObject([{ suspected: null }])
})

/** Limits are lifted as time goes by: with this it does not. */
const stoppedClock = {
  NODE_OPTIONS: `--import ${new URL('../stop-clock.ts', import.meta.url).href}`,
}

test('too many posts from one address are rejected with a sentence, those of others behind the same proxy are not', async ({
  browser,
  request,
}) => {
  const server = await startServer({
    environment: { RATE_LIMIT: '2', TRUST_PROXY: '1', ...stoppedClock },
  })
  const from = '203.0.113.1'
  const post = (forwardedFor: string) =>
    request.post(`${server.url}/enquiries`, {
      data: { form: 'home', answers: answersOf(someone()) },
      headers: { 'x-forwarded-for': forwardedFor },
    })
  // What a visitor writes into the header comes before what our proxy appends.
  for (const claimed of ['1.1.1.1', '2.2.2.2'])
    expect((await post(`${claimed}, ${from}`)).status()).toBe(201)
  const limited = await post(`3.3.3.3, ${from}`)
  expect(limited.status()).toBe(429)
  expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0)
  expect((await limited.json()).error).toMatch(/Many enquiries came from your network/)
  expect((await post('198.51.100.1')).status()).toBe(201)

  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': from },
  })
  const page = await context.newPage()
  const person = someone()
  await page.goto(server.url)
  await fillIn(page, answersOf(person))
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    page.getByRole('button', { name: 'Get My Quote' }).click(),
  ])
  expect(response.status()).toBe(429)
  await expect(page.getByText(/Many enquiries came from your network just now/)).toBeVisible()
  await expect(page.getByLabel('What is your name?')).toHaveValue(person.name)
  expect(await leadsOf(server, person)).toEqual([])
  await context.close()
  await server.stop()
})

/** As a browser posts a form: urlencoded, and asking for a page. */
async function postAsBrowser({ url }: Running, more: string) {
  const response = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams({ form: 'home', ...answersOf(someone()) })}&${more}`,
    redirect: 'manual',
  })
  return { status: String(response.status), page: await response.text() }
}

test.describe('fields beside the answers', () => {
  // In one worker: each would start both servers.
  test.describe.configure({ mode: 'default' })
  let limited: Running
  let broken: Running

  test.beforeAll(async () => {
    const environment = { RATE_LIMIT: '1', ...stoppedClock }
    ;[limited, broken] = await Promise.all([startServer({ environment }), startServer()])
    expect((await postAsBrowser(limited, '')).status).toBe('303')
    const database = openDatabase({ directory: broken.directory })
    await database.db.schema.alterTable('enquiries').renameTo('away').execute()
    await database.close()
  })
  test.afterAll(async () => {
    await limited.stop()
    await broken.stop()
  })

  const pages = [
    ['429', (more: string) => postAsBrowser(limited, more)],
    ['503', (more: string) => postAsBrowser(broken, more)],
  ] as const

  for (const [status, post] of pages) {
    test(`a ${status} page keeps the answers to the form’s own questions and nothing else`, async () => {
      for (const name of ['"]', '\\', ']:has(*)', '__proto__', `x${'('.repeat(90)}`]) {
        const answer = await post(`${encodeURIComponent(name)}=planted`)
        expect([name, answer.status]).toEqual([name, status])
        expect(answer.page).toContain('value="0412')
        expect(answer.page).not.toContain('planted')
      }
    })

    test(`a field name of 59 kB gets no ${status} page`, async () => {
      expect((await post(`x${'('.repeat(59_000)}=`)).status).toBe('400')
    })

    test(`8,000 empty fields get no ${status} page`, async () => {
      const fields = Array.from({ length: 8_000 }, (_, index) => `f${index}=`)
      expect((await post(fields.join('&'))).status).toBe('400')
    })
  }

  test('a hundred fields are read, and not one more, as a form or as JSON', async ({ request }) => {
    const post = async (count: number) => {
      const answers = () => {
        const answers = answersOf(someone())
        const more = count - Object.keys(answers).length
        const extra = Array.from({ length: more }, (_, index) => [`extra-${index}`, ''])
        return { ...answers, ...Object.fromEntries(extra) }
      }
      const form = await request.post('/enquiries', {
        form: { form: 'home', ...answers() },
        maxRedirects: 0,
      })
      const json = await request.post('/enquiries', { data: { form: 'home', answers: answers() } })
      return [form.status(), json.status()]
    }
    expect(await post(100)).toEqual([303, 201])
    expect(await post(101)).toEqual([400, 400])
  })
})

test('one address that asks for too many calculations has to wait, and others do not', {
  tag: '@deep',
}, async ({ request }) => {
  const environment = { RATE_LIMIT: '20', TRUST_PROXY: '1', ...stoppedClock }
  const server = await startServer({ environment })
  // The page that takes the most processor time, requested faster than a browser could.
  const ask = (from: string, bill: number) =>
    fetch(`${server.url}/how-many-solar-panels?bill=${bill}`, {
      headers: {
        'x-forwarded-for': from,
        accept: 'text/html',
        'accept-encoding': 'identity',
        connection: 'close',
      },
    })
  let answers = 0
  let rejected: Response[] = []
  while (rejected.length === 0 && answers < 3000) {
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, one) => ask('203.0.113.1', 300 + one)),
    )
    rejected = ten.filter(({ status }) => status === 429)
    const answered = ten.filter(({ status }) => status === 200)
    for (const response of answered) await response.arrayBuffer()
    answers += answered.length
  }
  expect(rejected).not.toEqual([])
  // A person doesn't type that many.
  expect(answers).toBeGreaterThan(40)

  for (const response of rejected) {
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.text()).toContain('Many requests came from your network just now')
  }

  expect((await ask('203.0.113.2', 300)).status).toBe(200)
  // Pages that are files, and enquiries that script sends, are not held up by what a neighbour did.
  const neighbour = { 'x-forwarded-for': '203.0.113.1' }
  const file = await request.get(`${server.url}/solar-panel-savings`, { headers: neighbour })
  expect(file.status()).toBe(200)
  const enquiry = await request.post(`${server.url}/enquiries`, {
    data: { form: 'home', answers: answersOf(someone()) },
    headers: neighbour,
  })
  expect(enquiry.status()).toBe(201)
  await server.stop()
})

test('an unnamed proxy is reported in the log once', async ({ request }) => {
  const server = await startServer({ environment: { RATE_LIMIT: '20' } })
  for (const from of ['203.0.113.1', '203.0.113.2'])
    await request.get(server.url, { headers: { 'x-forwarded-for': from } })
  // A server that has ended has written all its log.
  await server.stop()
  expect(server.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
})
