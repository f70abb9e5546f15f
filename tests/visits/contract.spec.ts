import { connect } from 'node:net'
import { figuresWarning } from '#content/figures-due.ts'
import { dayOf } from '#domain/calendar.ts'
import { au } from '#edition/brand/au.ts'
import { answersOf, expect, leadsOf, someone, test } from './visit.ts'

/** How other programs and bad input are answered. Every rejection says what to do. */

const json = { 'content-type': 'application/json' }

test('JSON is answered 201 with the reference, and a repeat with the same', async ({
  request,
  server,
}) => {
  const person = someone()
  const post = () =>
    request.post('/enquiries', {
      data: { form: 'home', answers: answersOf(person), page: '/solar-panels?x=1' },
    })
  const first = await post()
  expect(first.status()).toBe(201)
  const { reference, token } = await first.json()
  expect(reference).toMatch(/^WW-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(token).toMatch(/^[\w-]{72}$/)
  expect(await (await post()).json()).toMatchObject({ reference })
  expect(await leadsOf(server, person)).toMatchObject([
    { reference_number: reference, page: '/solar-panels' },
  ])
})

test('a form post is answered 303 to the thank-you page', async ({ request }) => {
  const response = await request.post('/enquiries', {
    form: { form: 'home', ...answersOf(someone()) },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  expect(response.headers().location).toMatch(/^\/success\?ref=WW-/)
})

test('where a visitor came from is kept, their queries are not', async ({ request, server }) => {
  const person = someone()
  await request.post('/enquiries', {
    data: {
      form: 'home',
      answers: answersOf(person),
      source: {
        first: {
          address: 'https://x.example/blog?utm_source=news&who=alex',
          referrer: 'https://search.example/?q=secret',
        },
        last: { address: 'https://x.example/' },
      },
    },
  })
  const [lead] = await leadsOf(server, person)
  expect(JSON.parse(lead?.source ?? '')).toEqual({
    first: { page: '/blog', referrerHost: 'search.example', utm: { utm_source: 'news' } },
    last: { page: '/' },
  })
})

const wrong: [string, number, { data: string | object; headers?: Record<string, string> }][] = [
  ['an unknown form', 404, { data: { form: 'nonsense', answers: {} } }],
  ['malformed JSON', 400, { data: '{"form":', headers: json }],
  ['JSON that is no enquiry', 400, { data: '[1]', headers: json }],
  ['JSON null', 400, { data: 'null', headers: json }],
  ['another content type', 415, { data: 'form=home', headers: { 'content-type': 'text/plain' } }],
  ['no content type', 415, { data: 'form=home', headers: { 'content-type': '' } }],
  [
    'multipart without a boundary',
    400,
    { data: 'x', headers: { 'content-type': 'multipart/form-data' } },
  ],
  ['64 KiB and one byte', 413, { data: `{"form":"${'x'.repeat(64 * 1024)}"}`, headers: json }],
  ['a prototype for a form', 404, { data: { form: '__proto__', answers: {} } }],
]
for (const [what, status, post] of wrong)
  test(`${what} is answered ${status} with a sentence`, async ({ request }) => {
    const response = await request.post('/enquiries', post)
    expect(response.status()).toBe(status)
    expect((await response.json()).error).toMatch(/\w+.*\. .*\w+.*\./)
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
  })

test('bad answers are answered 422, each with its question and what to enter', async ({
  request,
  server,
}) => {
  const person = someone()
  const response = await request.post('/enquiries', {
    data: {
      form: 'home',
      answers: {
        ...answersOf(person),
        'property-type': 'castle',
        'monthly-bill': ['300-400'],
        'contact-name': 'x'.repeat(101),
        'contact-phone': '000',
        postcode: 'nowhere',
      },
    },
  })
  expect(response.status()).toBe(422)
  expect((await response.json()).problems).toEqual([
    { question: 'property-type', message: 'Choose one of the answers shown' },
    {
      question: 'monthly-bill',
      message: 'Choose an answer to ‘How much is your power bill each month?’',
    },
    { question: 'contact-name', message: 'Use at most 100 characters; this has 101' },
    { question: 'contact-phone', message: 'Enter a phone number, like 0412 345 678' },
    { question: 'postcode', message: 'Enter a four-digit postcode, like 3056, or leave it empty' },
  ])
  expect(await leadsOf(server, person)).toEqual([])
})

test('control characters are taken out and the lead is kept', async ({ request, server }) => {
  const person = someone()
  const answers = { ...answersOf(person), 'contact-name': `A\u0000l\u001bex\r\n ${person.name}` }
  const response = await request.post('/enquiries', { data: { form: 'home', answers } })
  expect(response.status()).toBe(201)
  expect(await leadsOf(server, person)).toMatchObject([{ first_name: 'Alex' }])
})

test('another site’s post is refused, our own without an origin is not', async ({ request }) => {
  const post = (headers: Record<string, string>) =>
    request.post('/enquiries', { data: { form: 'home', answers: answersOf(someone()) }, headers })
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await post({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-site' })).status()).toBe(403)
  expect((await post({ origin: 'nonsense' })).status()).toBe(403)
  expect((await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status()).toBe(201)
  expect((await post({})).status()).toBe(201)
})

test('other methods are answered 405 with the one that works', async ({ request, baseURL }) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request.fetch('/enquiries', { method })
    expect([method, response.status()]).toEqual([method, 405])
    expect(response.headers().allow).toBe('POST')
  }
  expect((await request.fetch(`${baseURL}/healthz`)).status()).toBe(200)
})

test('a person whose post is refused reads a page, not JSON', async ({ request }) => {
  const response = await request.post('/enquiries', {
    form: { form: 'nonsense' },
    headers: { accept: 'text/html' },
  })
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<h1>There is no such form</h1>')
})

test('ten megabytes are refused without being read', async ({ baseURL }) => {
  // It is answered after the first 1,000 bytes, which are all that is sent.
  const answer = await rawPost(baseURL ?? '', 10 * 1024 * 1024)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('nothing personal is in the log, whatever is asked for', async ({ request, server }) => {
  const person = someone()
  const name = encodeURIComponent(person.name)
  await request.post('/enquiries', {
    data: { form: 'home', answers: answersOf(person), page: `/${name}` },
  })
  await request.post('/enquiries', {
    data: { form: 'home', answers: { ...answersOf(person), 'contact-phone': '' } },
  })
  await request.get(`/?email=${person.email}`)
  await request.get(`/${person.email}`)
  await request.get(`/success?ref=${name}`)
  await expect.poll(() => server.log.join('\n')).toContain('"path":"/success"')
  const log = server.log.join('\n')
  expect(log).toContain('enquiry stored')
  for (const secret of [person.email, person.name, name, person.phone])
    expect(log).not.toContain(secret)
})

test('a reference is shown only if it looks like one', async ({ request }) => {
  const page = await (await request.get('/success?ref=WW-01Z0ZZJN')).text()
  expect(page).toContain('>WW-01Z0ZZJN<')
  const without = await (await request.get('/success?ref=%3Cscript%3E')).text()
  expect(without).not.toMatch(/Your reference|<script>alert|%3Cscript/)
})

test('a visitor with the link reads when we call, and others don’t', async ({ request }) => {
  const sent = await request.post('/enquiries', {
    form: { form: 'home', ...answersOf(someone()) },
    maxRedirects: 0,
  })
  const { location = '' } = sent.headers()
  const response = await request.get(location)
  expect(await response.text()).toMatch(/>A call by [^<]* (am|pm)[^<]*</)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  const forged = location.replace(/token=./, (start) =>
    start.endsWith('A') ? 'token=B' : 'token=A',
  )
  const others = location.replace(/ref=[^&]*/, 'ref=WW-01Z0ZZJN')
  for (const address of [forged, others, location.replace(/&token=[^&]*/, '')]) {
    const page = await (await request.get(address)).text()
    expect(page).toContain('>A call within 24 hours<')
    expect(page).not.toContain('A call by')
  }
})

test('health is reported as JSON', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' })
  // From the day on which figures are due to be looked at again, it says so.
  const figures = figuresWarning(dayOf(new Date(), au.timeZone))
  const ready = figures === undefined ? { status: 'ready' } : { status: 'ready', figures }
  expect(await (await request.get('/readyz')).json()).toEqual(ready)
})

test('files are compressed and cached by what they are, pages prefetch unless data is saved', async ({
  request,
}) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, save-data',
    'speculation-rules': '"/speculation-rules.json"',
  })
  const again = await request.get('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': page.headers().etag ?? '' },
  })
  expect(again.status()).toBe(304)
  const saving = await request.get('/', { headers: { 'save-data': 'on' } })
  expect(saving.headers()['speculation-rules']).toBeUndefined()
  const stylesheet = /href="(\/_astro\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? ''
  const styles = await request.get(stylesheet, { headers: { 'accept-encoding': 'gzip' } })
  expect(styles.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a trailing slash is answered 308, and leads nowhere else', async ({ request, baseURL }) => {
  const go = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  expect(await go('/success/')).toEqual([308, '/success'])
  expect(await go('/success/?ref=x')).toEqual([308, '/success?ref=x'])
  expect((await go(`${baseURL}//evil.example/`))[1]).not.toMatch(/^\/\//)
})

test('every answer carries the security headers, the 404 too', async ({ request }) => {
  for (const path of ['/', '/nowhere', '/favicon.svg', '/healthz', '/success/']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
})

/** Announces a long body and sends the beginning of it: more could break the connection before the answer is read. */
async function rawPost(address: string, length: number): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /enquiries HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    )
    socket.write('x'.repeat(1_000))
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
