import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { callOutcomes, lostReasons, stateActions } from '#domain/lead/state.ts'
import { setUpToken } from '#operations/account/set-up-token.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { loadSite } from '#server/http/site.ts'
import { onEveryDatabase } from './databases.ts'
import { becomeOwner, joinAgent, openTestDesk } from './desk.ts'
import { enquiryOf } from './enquiry.ts'
import { addEndpoint, insertLead, lead } from './leads.ts'
import { troubleIn } from './log-trouble.ts'
import { type Running, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

/*
 * No request breaks the server: no response is a fault of ours, and the log has no error. The requests are the same each
 * time; FUZZ_SEED makes others.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const requests = Number(process.env.FUZZ_REQUESTS ?? 2000)

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests need the built site. Run npm run build first.')
})

onEveryDatabase((database) => {
  test(`none of ${requests} odd requests to any route makes the server fail`, async () => {
    const { routes, send, known, logged } = await openForOddRequests(database())
    const faults: object[] = []
    for (const request of fc.sample(oddRequest(routes, known), { seed, numRuns: requests })) {
      logged.length = 0
      const { status, text } = await send(request)
      const sentence = isSentence(request, text)
      if (status >= 500 || logged.length > 0 || (status === 400 && !sentence))
        faults.push({ ...request, status, logged: [...logged] })
    }
    expect(faults).toEqual([])
  })
})

/** Whether a rejection at the desk has a message to read. */
function isSentence({ path }: OddRequest, text: string): boolean {
  return !path.startsWith('/api/') || /\w+ \w+/.test(messageOf(text))
}

function messageOf(text: string): string {
  try {
    return String(JSON.parse(text).message ?? '')
  } catch {
    return ''
  }
}

/** The text of a file that was cut off. */
const cutOff = () => 'cut off'

test('a client that disconnects while sending is not logged as an error', async () => {
  const server = await startServer()
  onTestFinished(async () => void (await server.stop()))
  const bodies = [
    'content-length: 400\r\n\r\n{"form":"home",',
    'transfer-encoding: chunked\r\n\r\n5\r\n{"for',
  ]
  const answered = () => server.log.filter((line) => line.includes('request answered')).length
  for (const path of ['/enquiries', '/steps', '/withdraw', '/rest/v1/enquiries', '/api/sign-in'])
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      for (const body of bodies) {
        const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}`
        const { port } = new URL(server.url)
        const socket = connect(Number(port), '127.0.0.1')
        const before = answered()
        socket.write(`${head}\r\nexpect: 100-continue\r\napikey: ${keyPrinted(server)}\r\n${body}`)
        // It asks for the rest once it has begun with the request.
        await once(socket, 'data')
        socket.destroy()
        await waitUntil(() => answered() > before)
      }
  expect(troubleIn(server.log)).toEqual([])
})

function keyPrinted({ log }: Running): string {
  return log.map((line) => /"key":"([^"]+)"/.exec(line)?.[1]).find(Boolean) ?? ''
}

type OddRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** The whole server with its pages, on a database with a lead, an endpoint and two operators. */
async function openForOddRequests(database: Database) {
  const logged: string[] = []
  const log = pino({ level: 'warn', base: undefined }, { write: (line) => void logged.push(line) })
  const desk = openTestDesk(
    database,
    { trustProxy: 1, tryReceiver: async () => ({ delivered: true, answer: '204' }) },
    { site: await loadSite('dist'), log },
  )
  const { app, services } = desk
  const owner = await becomeOwner(desk)
  const agent = await joinAgent(desk, owner)
  const one = lead()
  await insertLead(one, services)
  const known = {
    ids: [one.id, agent.id, await addEndpoint(database)],
    tokens: [
      setUpToken(services.secret),
      linkToken('withdraw', one.id, { secret: services.secret, now: services.now() }),
    ],
    key: services.publicClientKey,
    cookie: Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; '),
  }
  const routes = app.routes.map(({ method, path }) => ({ method, path }))
  const send = async ({ method, path, headers, body }: OddRequest) => {
    const response = await app.request(path, { method, headers, ...(body && { body }) })
    const { status } = response
    const isFile = response.headers.get('content-type') !== 'text/event-stream'
    if (isFile) return { status, text: await response.text().catch(cutOff) }
    // Server-sent events go on until the client disconnects.
    await response.body?.cancel()
    return { status, text: '' }
  }
  return { routes, send, known, logged }
}

type Known = Awaited<ReturnType<typeof openForOddRequests>>['known']

const oddText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'A\0lex',
  '\ud800',
  '\u202e',
  '😀',
  '__proto__',
  '%00',
  '../../etc/passwd',
  `'; drop table enquiries; --`,
  '2026-02-30',
  '9'.repeat(400),
  'x'.repeat(5000),
)
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], { a: '\0' }),
)
const usually = (...values: unknown[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 4 }, oddValue)

/** Every field any route reads, mostly valid, so that odd values get past the first check. */
function fields({ ids, tokens }: Known) {
  const { answers, ...post } = enquiryOf(1)
  return fc.record({
    id: usually(...ids, crypto.randomUUID()),
    lead: usually(...ids),
    to: usually(...ids, null),
    version: fc.constantFrom(1, 1, 1, 2, 0, 0.5, 2 ** 31, 2 ** 53, 1e308, '1'),
    action: usually(...stateActions),
    because: usually(...lostReasons),
    outcome: usually(...callOutcomes),
    line: usually('A line'),
    text: usually('A note'),
    label: usually('A label'),
    url: usually('http://127.0.0.1/hook'),
    name: usually('Aroha Ngata'),
    email: usually('aroha@wattlewise.example', 'ruth@wattlewise.example'),
    role: usually('agent'),
    // The right one would change who can sign in.
    password: usually('not the password'),
    current: usually('not the password'),
    code: usually('123456', 'abcde-fghjk'),
    token: usually(...tokens),
    reference: usually('WW-00000000'),
    recipients: fc.array(usually('desk@wattlewise.example'), { maxLength: 3 }),
    form: usually('home', 'contact'),
    step: usually('contact-name'),
    answers: fc.oneof(
      fc.constant(answers),
      fc.dictionary(fc.constantFrom(...Object.keys(answers), '__proto__', '"]'), oddValue),
    ),
    submission: usually(post.submission),
    page: usually('/'),
    interest: usually('solar'),
    estimate: usually('/solar-savings-calculator?bill=300&postcode=3000'),
    source: usually(post.source),
    website: usually(''),
    seconds: usually(12),
    consent: usually(true),
  })
}

function queryText(known: Known) {
  const filter = fc.record(
    {
      state: usually('open', 'won', 'any', 'held'),
      form: usually('home'),
      service: usually('residential-solar'),
      postcode: usually('3000'),
      region: usually('melbourne'),
      owner: usually('nobody', ...known.ids),
      since: usually('2026-01-01'),
      until: usually('2026-12-31'),
      days: usually('7'),
      due: usually('past', 'soon'),
      suspected: usually('1'),
      q: usually('aroha', '0412', 'WW-'),
      order: usually('due'),
      beyond: usually(...known.ids),
      ref: usually('WW-01Z0ZZJN'),
      token: usually(...known.tokens),
      columns: usually('"email","consent"'),
      bill: usually('300'),
      battery: usually('10'),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(
    filter.map(asPairs),
    fc.constantFrom('', '%00=%00', '%E0%A4%A', 'q=%FF', '&&==&', 'q[]=1&q[]=2', 'q=1&q=2'),
  )
}

function asPairs(values: object): URLSearchParams {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, asText(value)]))
}

function bodyText(known: Known) {
  const json = fields(known).map((values) => JSON.stringify(values))
  return fc.oneof(
    { arbitrary: json, weight: 6 },
    { arbitrary: json.map((text) => `[${text}]`), weight: 1 },
    // As after a lost connection.
    { arbitrary: json.map((text) => text.slice(0, text.length / 2)), weight: 1 },
    {
      arbitrary: fields(known).map((values) => String(asPairs(values))),
      weight: 1,
    },
    {
      arbitrary: fc.constantFrom(
        'null',
        '""',
        '[]',
        '{',
        '\0',
        '\ufeff{}',
        '--x\r\ncontent-disposition: form-data; name="form"\r\n\r\nhome\r\n--x--',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        'x'.repeat(300_000),
      ),
      weight: 2,
    },
  )
}

function oddRequest(
  routes: { method: string; path: string }[],
  known: Known,
): fc.Arbitrary<OddRequest> {
  const segment = fc.oneof(
    { arbitrary: fc.constantFrom(...known.ids, 'no-such'), weight: 3 },
    oddText.map((text) => encodeURIComponent(text.toWellFormed()) || 'none'),
    fc.constantFrom('%', '%E0%A4%A', '%2e%2e', 'a%00'),
  )
  const type = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 8 },
    {
      arbitrary: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'application/json; charset=utf-7',
      ),
      weight: 2,
    },
  )
  const ownHeaders = fc.record(
    {
      cookie: fc.oneof(
        { arbitrary: fc.constant(known.cookie), weight: 6 },
        fc.constantFrom('desk.session_token=%00.%00', 'desk.two_factor=x; =;', '%'),
      ),
      apikey: usually(known.key).map(String),
      accept: fc.constantFrom('text/html', 'application/json', '*/*'),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '\t'),
      'idempotency-key': usually('a key').map(String),
      origin: fc.constantFrom('http://localhost:3000', 'null', 'nonsense'),
      'x-forwarded-for': fc.constantFrom('203.0.113.9', '::1', 'unknown, ,'),
      prefer: fc.constantFrom('return=minimal', 'resolution=merge-duplicates'),
      referer: fc.constantFrom('http://localhost:3000/a?b', 'nonsense'),
    },
    { requiredKeys: ['cookie', 'apikey'] },
  )
  return fc
    .record({
      route: fc.constantFrom(...routes),
      otherMethod: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query: queryText(known),
      type,
      headers: ownHeaders,
      body: bodyText(known),
    })
    .map(({ route, otherMethod, segments, query, type, headers, body }) => {
      const method = route.method === 'ALL' ? otherMethod : route.method
      const path = route.path.replaceAll(/:\w+|\*/g, () => segments.pop() ?? '')
      const withBody = method !== 'GET' && method !== 'HEAD'
      // Signing out would leave all later requests without a session.
      const signsOut = path === '/api/sign-out'
      return {
        method,
        path: `${path}?${query}`,
        headers: Object.fromEntries(
          Object.entries({
            host: 'localhost:3000',
            ...headers,
            ...(signsOut ? { cookie: '' } : {}),
            ...(withBody ? { 'content-type': type } : {}),
          }).filter(([, value]) => /^[\t -~\u0080-\u00ff]*$/.test(value)),
        ),
        body: withBody ? body : undefined,
      }
    })
}
