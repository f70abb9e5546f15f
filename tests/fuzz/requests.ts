import fc from 'fast-check'
import type { LinkKind } from '#operations/link-token.ts'
import { installerActs } from '#server/installer-pages/installer-acts.ts'
import { offerActs } from '#server/installer-pages/offer-acts.ts'
import { acts } from '#server/my-enquiry/acts.ts'
import { fields } from './fields.ts'
import type { Known } from './known.ts'
import { oddText, oddTexts, usually } from './odd-values.ts'
import type { Sessions } from './sessions.ts'

export type Route = { method: string; path: string }
type WithRoutes = { routes: readonly Route[] }

/** Every route, once: none can be forgotten. The app loads the desk with its first request, and does not list its routes. */
export function routesOf(app: WithRoutes, desk: WithRoutes): Route[] {
  const all = [
    ...app.routes,
    ...desk.routes.map(({ method, path }) => ({ method, path: `/api${path}` })),
  ]
  const each = all.map(({ method, path }) => [`${method} ${path}`, { method, path }] as const)
  return [...new Map(each).values()]
}

export type Who = keyof Sessions | 'nobody'

/** A request as its parts, before it is written onto a connection. */
export type OddRequest = {
  route: string
  who: Who
  method: string
  target: string
  headers: [string, string][]
  body: Buffer | undefined
}

type About = {
  routes: readonly Route[]
  files: readonly string[]
  words: readonly string[]
  known: Known
  sessions: Sessions
}

/** Requests to any route, by anybody, in which most is right and something is odd. */
export function oddRequest(about: About): fc.Arbitrary<OddRequest> {
  const { routes, known } = about
  const all = fields(known)
  const headers = oddHeaders(known)
  const query = queryOf(about.words, known)
  const requestsTo = memoize((route: Route) => requestTo(route, about, { all, headers, query }))
  return fc.constantFrom(...routes).chain(requestsTo)
}

/** Describing what a request may be takes longer than making one. */
function memoize<Key, Value>(describe: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? describe(key)
    known.set(key, value)
    return value
  }
}

const anybody = fc.oneof(
  { arbitrary: fc.constant<Who>('owner'), weight: 5 },
  { arbitrary: fc.constant<Who>('agent'), weight: 3 },
  { arbitrary: fc.constant<Who>('nobody'), weight: 2 },
)

type Parts = {
  all: AllFields
  headers: fc.Arbitrary<[string, string][]>
  query: fc.Arbitrary<string>
}

function requestTo(
  route: Route,
  about: About,
  { all, headers, query }: Parts,
): fc.Arbitrary<OddRequest> {
  return fc
    .record({
      who: anybody,
      method: methodOf(route),
      target: targetOf(route, about, query),
      headers,
      cookies: oddCookies,
      body: bodyOf(route, all, about.known),
    })
    .map(({ who, method, target, headers, cookies, body }) => {
      // Signing out would leave all later requests without a session.
      const cookie = who === 'nobody' || route.path === '/api/sign-out' ? '' : about.sessions[who]
      const sent = method !== 'GET' && method !== 'HEAD' ? body : undefined
      const fields: [string, string][] = [
        ...headers,
        ['cookie', [cookie, ...cookies].filter(Boolean).join('; ')],
        ...(sent?.headers ?? []),
      ]
      return {
        route: `${route.method} ${route.path}`,
        ...{ who, method, target },
        headers: fields.filter(([, value]) => value !== ''),
        body: sent?.bytes,
      }
    })
}

function methodOf({ method }: Route): fc.Arbitrary<string> {
  const any = fc.constantFrom(
    ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY'],
  )
  return method === 'ALL'
    ? any
    : fc.oneof({ arbitrary: fc.constant(method), weight: 9 }, { arbitrary: any, weight: 1 })
}

/** The path with its parameters filled in, and a query. */
function targetOf(
  { path }: Route,
  { files, known }: About,
  query: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const parameter = fc.oneof(
    { arbitrary: fc.constantFrom(...idsFor(path, known)), weight: 8 },
    { arbitrary: fc.constantFrom(...known.ids, 'no-such'), weight: 2 },
    {
      arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 9000)),
      weight: 1,
    },
    { arbitrary: fc.constantFrom('%', '%E0%A4%A', '%2e%2e', 'a%00', '%2F', ';a=b'), weight: 1 },
  )
  const anyFile = fc.oneof(
    { arbitrary: fc.constantFrom(...files, '/no-such'), weight: 4 },
    { arbitrary: oddText.map((text) => `/${encodeURI(text.toWellFormed())}`), weight: 1 },
  )
  const odd = fc.constantFrom<(path: string) => string>(
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => `${path}//..//`,
    (path) => `http://localhost:3000${path}`,
    (path) => `http://evil.example@[::1]:0${path}`,
    (path) => path.toUpperCase(),
    (path) => path.replace('/', '/%2e%2e/'),
    (path) => path.replaceAll('/', '\\'),
    (path) => `${path}%00`,
    (path) => `${path}\u00ff\u00fe`,
    (path) => `${path}#fragment`,
    (path) => `${path}/${'a/'.repeat(3000)}`,
    () => '*',
    () => '/',
    () => '//',
  )
  return fc
    .record({
      parameters: fc.array(parameter, { minLength: 4, maxLength: 4 }),
      file: anyFile,
      odd: fc.oneof(
        { arbitrary: fc.constant(undefined), weight: 14 },
        { arbitrary: odd, weight: 1 },
      ),
      query,
    })
    .map(({ parameters, file, odd, query }) => {
      const filled = ['*', '/*'].includes(path)
        ? file
        : path.replaceAll(/:\w+|\*/g, () => parameters.pop() ?? '')
      const whole = (odd ? odd(filled) : filled) + query
      // Only what ends the request line early cannot stand in it.
      return whole.replaceAll(/[\s\0]/g, '+')
    })
}

/** Ids that a route knows, by what its address is about. */
function idsFor(path: string, known: Known): string[] {
  if (/\/leads\//.test(path)) return known.leads
  if (/\/(installers|ledger)\//.test(path)) return known.installers
  if (/\/(offers|returns)\//.test(path)) return known.offers
  if (/\/endpoints\//.test(path)) return known.endpoints
  if (/\/people\//.test(path)) return [known.operator]
  return known.ids
}

function queryOf(words: readonly string[], known: Known): fc.Arbitrary<string> {
  const named = fc.record(
    {
      state: usually('open', 'won', 'any', 'held'),
      form: usually('home'),
      service: usually('residential-solar'),
      postcode: usually('3000'),
      region: usually('inner'),
      owner: usually('nobody', 'me', known.operator),
      since: usually('2026-01-01'),
      until: usually('2026-12-31'),
      days: usually('7', '30'),
      due: usually('past', 'soon'),
      q: usually('aroha', '0412', 'WW-', 'a b'),
      order: usually('due'),
      sort: usually('name', 'due'),
      beyond: usually(...known.ids),
      ref: usually('WW-01Z0ZZJN'),
      token: usually(...tokensOf(known)),
      done: usually('sent', 'withdraw', 'accept'),
      step: usually('quote', 'price', 'lost', 'return'),
      month: usually('2026-11', '2026-13'),
      columns: usually('"email","consent"'),
      bill: usually('300'),
      battery: usually('10'),
      kw: usually('6.6'),
      format: usually('csv', 'ndjson'),
    },
    { requiredKeys: [] },
  )
  const word = fc.constantFrom(...words)
  const anyWords = fc.array(
    fc.tuple(
      word,
      fc.oneof(word, oddText, fc.constantFrom('3000', '6.6', '-1', '1e309', '99999999')),
    ),
    { maxLength: 8 },
  )
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    { arbitrary: fc.constantFrom(...tokensOf(known)).map((token) => `?token=${token}`), weight: 3 },
    { arbitrary: named.map((values) => `?${pairs(values)}`), weight: 3 },
    {
      arbitrary: anyWords.map(
        (all) => `?${new URLSearchParams(all.map(([a, b]) => [a, b.toWellFormed()]))}`,
      ),
      weight: 3,
    },
    {
      arbitrary: fc.constantFrom(
        ...['?', '?%00=%00', '?%E0%A4%A', '?q=%FF', '?&&==&', '?q[]=1&q[]=2', '?q=1&q=2', '??a'],
        ...[`?${'a=1&'.repeat(1500)}`, `?q=${'%F0%9F%98%80'.repeat(400)}`, '?__proto__[x]=1'],
      ),
      weight: 1,
    },
  )
}

function pairs(values: object): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, asText(value)]))
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const oddHeader = fc
  .oneof(
    { arbitrary: fc.constantFrom(...oddTexts), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 60 }), weight: 1 },
    { arbitrary: fc.constantFrom('\u00e9\u00ff', 'a'.repeat(6000), ',,,;;;==', '*'), weight: 1 },
  )
  .map((text) => text.replaceAll(/[^\t -~\u0080-\u00ff]/g, ''))

/** A header that is mostly one of these. */
const header = (...values: string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: 4 },
    { arbitrary: oddHeader, weight: 1 },
  )

function oddHeaders({ key }: Known): fc.Arbitrary<[string, string][]> {
  return fc
    .record(
      {
        host: fc.oneof(
          { arbitrary: fc.constant('localhost:3000'), weight: 19 },
          {
            arbitrary: fc.constantFrom('[::1', 'a b', 'evil.example:99999', 'localhost:3000, a'),
            weight: 1,
          },
        ),
        accept: header('text/html', 'application/json', '*/*', 'text/html;q=0'),
        'accept-encoding': header('br', 'gzip, br', 'gzip;q=0', 'identity;q=0, *;q=0'),
        'accept-language': header('en-AU'),
        apikey: header(key),
        authorization: header(`Bearer ${key}`, 'Bearer', 'Basic Og=='),
        'content-profile': header('public'),
        expect: fc.constantFrom('100-continue', '200-ok'),
        forwarded: header('for=203.0.113.9'),
        'idempotency-key': header('a key'),
        'if-modified-since': header('Sat, 21 Nov 2026 09:00:00 GMT'),
        'if-none-match': header('*', 'W/"a", "b"', '"'),
        'last-event-id': header('1'),
        origin: fc.oneof(
          { arbitrary: fc.constant('http://localhost:3000'), weight: 9 },
          { arbitrary: header('null', 'https://evil.example', 'nonsense'), weight: 1 },
        ),
        prefer: header('return=minimal', 'resolution=merge-duplicates'),
        range: header('bytes=0-1', 'bytes=9-1', 'bytes=0-0,2-2'),
        referer: header('http://localhost:3000/a?b', 'http://['),
        'save-data': header('on'),
        'sec-fetch-site': header('same-origin', 'cross-site'),
        te: header('trailers'),
        upgrade: header('websocket', 'h2c'),
        'user-agent': header('Mozilla/5.0'),
        'x-forwarded-for': header('203.0.113.9', '::1', 'unknown, ,', '2001:db8::1, 198.51.100.7'),
        'x-forwarded-proto': header('https'),
        'x-http-method-override': header('DELETE'),
        'x-search': header('aroha', '%E2%80%AE', '%', '0412'),
      },
      { requiredKeys: ['host'] },
    )
    .chain((all) =>
      // Of so many a request has a few: more would hide which of them is read.
      fc.subarray(Object.entries(all), { maxLength: 9 }).map((some) => {
        const chosen = new Map(some as [string, string][])
        chosen.set('host', all.host)
        return [...chosen]
      }),
    )
}

const oddCookies = fc.oneof(
  { arbitrary: fc.constant<string[]>([]), weight: 9 },
  {
    arbitrary: fc.subarray(
      [
        'desk.session_token=%00.%00',
        'desk.search=%E2%80%AE',
        'desk.search=%',
        'desk.two_factor=x; =;',
        '%=%',
        '__proto__=1',
        `a=${'b'.repeat(4000)}`,
        'a=1; '.repeat(400),
      ],
      { maxLength: 3 },
    ),
    weight: 1,
  },
)

type Body = { headers: [string, string][]; bytes: Buffer }

const jsonTypes = ['application/json', 'application/json; charset=utf-8']
const formType = 'application/x-www-form-urlencoded'
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'multipart/mixed; boundary=fuzz',
  '*/*',
]

/** Routes that take a few fields only refuse whatever is longer than these. */
function fieldsOf(path: string, all: AllFields): fc.Arbitrary<Record<string, unknown>> {
  if (path.startsWith('/steps')) return all.map(({ form, step }) => ({ form, step }))
  if (path.startsWith('/withdraw')) return all.map(({ token }) => ({ token }))
  if (path.includes('/link')) return all.map(({ email }) => ({ email }))
  return all
}

type AllFields = ReturnType<typeof fields>

/** The acts of a page behind a link, each by a link that opens it. */
function actsOf(path: string, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const pages: Record<string, { all: object; kind: LinkKind }> = {
    '/my-enquiry': { all: acts, kind: 'lead' },
    '/offer': { all: offerActs, kind: 'offer' },
    '/installer': { all: installerActs, kind: 'installer' },
  }
  const page = pages[path]
  if (!page) return fc.constant({})
  return fc.record({
    act: usually(...Object.keys(page.all)),
    token: usually(...linksOf(page.kind, known)),
  })
}

function tokensOf({ links }: Known): string[] {
  return links.map(({ token }) => token)
}

function linksOf(kind: LinkKind, { links }: Known): string[] {
  return links.filter((link) => link.kind === kind).map(({ token }) => token)
}

function bodyOf({ path }: Route, all: AllFields, known: Known): fc.Arbitrary<Body | undefined> {
  const values = fc
    .tuple(fieldsOf(path, all), actsOf(path, known))
    .map(([one, own]) => ({ ...one, ...own }))
  const json = values.map((all) => bodyWith(jsonTypes[0], JSON.stringify(all)))
  const form = values.map((all) => bodyWith(formType, String(pairs(withAnswers(all)))))
  const multipart = values.map((all) =>
    bodyWith('multipart/form-data; boundary=fuzz', multipartOf(withAnswers(all))),
  )
  const takesForms = !path.startsWith('/api') && !path.startsWith('/rest')
  const rows = fc
    .array(values, { maxLength: 3 })
    .map((all) => bodyWith(jsonTypes[1], JSON.stringify(all.map(asRow))))
  return fc.oneof(
    { arbitrary: json, weight: takesForms ? 4 : 12 },
    { arbitrary: form, weight: takesForms ? 8 : 1 },
    { arbitrary: multipart, weight: takesForms ? 4 : 1 },
    { arbitrary: rows, weight: path.startsWith('/rest') ? 12 : 1 },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(...jsonTypes, formType, ...otherTypes),
          fc.oneof(json, form, multipart),
        )
        .map(([type, { bytes }]) => bodyWith(type, bytes)),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...jsonTypes, formType, ...otherTypes), oddBytes(values))
        .map(([type, bytes]) => bodyWith(type, bytes)),
      weight: 3,
    },
    {
      arbitrary: json.map(({ headers, bytes }) => ({
        headers: [...headers, ['content-encoding', 'gzip'] as [string, string]],
        bytes,
      })),
      weight: 1,
    },
    { arbitrary: fc.constant(undefined), weight: 2 },
  )
}

function bodyWith(type: string | undefined, content: string | Buffer): Body {
  return {
    headers: type ? [['content-type', type]] : [],
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
  }
}

/** A posted form has its answers beside its other fields. */
function withAnswers(all: Record<string, unknown>): Record<string, unknown> {
  return { ...(typeof all.answers === 'object' ? all.answers : {}), ...all }
}

/** A row as the hosted interface takes it. */
function asRow({ email, name, phone, postcode, consent }: Record<string, unknown>) {
  return {
    email,
    first_name: name,
    phone,
    postcode,
    consent,
    form_type: 'home',
    property_type: 'own',
  }
}

function multipartOf(all: Record<string, unknown>): string {
  const parts = Object.entries(all).map(
    ([name, value]) =>
      `--fuzz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
  )
  return `${parts.join('')}--fuzz--\r\n`
}

function oddBytes(values: fc.Arbitrary<object>): fc.Arbitrary<Buffer> {
  const json = values.map((all) => JSON.stringify(all))
  return fc.oneof(
    json.map((text) => Buffer.from(`[${text}]`)),
    json.map((text) => Buffer.from(text.slice(0, text.length / 2))),
    json.map((text) => Buffer.from(text, 'utf16le')),
    json.map((text) => Buffer.from(`\ufeff${text}`)),
    json.map((text) => Buffer.from(text.replaceAll('a', '\u00ff'), 'latin1')),
    json.map((text) => Buffer.from(text.replace(/"\w+":/, '"__proto__":'))),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        ...[
          'null',
          '""',
          '[]',
          '{',
          '\0',
          '0',
          '1e999',
          '{"a":1}{"a":2}',
          '{"a":1,"a":2}',
          'a=%zz&%=&&;',
        ],
        '--fuzz\r\ncontent-disposition: form-data; name="form"\r\n\r\nhome\r\n--fuzz--',
        '--fuzz\r\ncontent-disposition: form-data; name="form"; filename="a.exe"\r\n\r\nMZ\r\n--fuzz--\r\n',
        '--fuzz\r\n\r\n--fuzz\r\n\r\n--fuzz--',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `{${'"a":{'.repeat(5000)}${'}'.repeat(5000)}}`,
        `${'a=1&'.repeat(15_000)}`,
        `{"answers":{${Array.from({ length: 3000 }, (_, index) => `"k${index}":1`)}}}`,
        'x'.repeat(300_000),
      )
      .map((text) => Buffer.from(text)),
  )
}
