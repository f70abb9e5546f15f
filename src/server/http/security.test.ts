import { beforeAll, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { openTestDesk, type TestDesk } from '../../../tests/desk.ts'
import { noSite } from '../../../tests/no-site.ts'
import { deskRoutes } from '../desk.ts'
import { openLog } from './log.ts'
import { isOwnPost, securityHeaders } from './security.ts'
import type { BuiltFile, Site } from './site.ts'

const siteUrl = 'https://www.wattlewise.example'

let app: TestDesk['app']
let services: TestDesk['services']

beforeAll(async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const site = {
    ...noSite(siteUrl),
    files: new Map([
      ['/', page],
      ['/share/home.png', { ...page, type: 'image/png' }],
    ]),
    piecesOf: () => [{ html: '' }],
    views: new Proxy({} as Site['views'], { get: () => () => '' }),
  }
  const desk = openTestDesk(database, {}, { site })
  app = desk.app
  services = desk.services
  app.get('/breaks', () => {
    throw new Error('broken')
  })
})

const page: BuiltFile = {
  type: 'text/html; charset=utf-8',
  immutable: false,
  plain: { body: Buffer.from('<'), etag: '"one"' },
}

/** One request for each route, and those that reach none of them. */
function listRequests(): [method: string, path: string][] {
  const ofDesk = deskRoutes(services, openLog('silent')).routes.map(({ method, path }) => ({
    method,
    path: `/api${path}`,
  }))
  const routes = [...app.routes, ...ofDesk]
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }): [string, string] => [method, path.replaceAll(/:\w+/g, 'no-such')])
  const seen = routes.map((route) => route.join(' '))
  const isFirst = (index: number) => seen.indexOf(seen[index] ?? '') === index
  return [
    ...routes.filter(([, path], index) => isFirst(index) && !path.endsWith('/events')),
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/share/home.png'],
    ['GET', '/no-such-page'],
    ['POST', '/no-such-page'],
    ['GET', '/contact/'],
    ['OPTIONS', '/rest/v1/enquiries'],
    ['GET', '/api/no-such'],
    ['DELETE', '/enquiries'],
  ]
}

/** All headers that protect, as `name: value`. */
async function protectionOf(method: string, path: string) {
  const { status, headers } = await app.request(path, { method })
  const names = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]
  return { status, headers: names.map((name) => `${name}: ${headers.get(name)}`) }
}

test('every response has the headers that protect, whatever was asked and however it went', async () => {
  const usual = await protectionOf('GET', '/')
  expect(usual.headers).toMatchInlineSnapshot(`
    [
      "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; worker-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "cross-origin-opener-policy: same-origin",
      "cross-origin-resource-policy: same-origin",
      "permissions-policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
      "referrer-policy: strict-origin-when-cross-origin",
      "strict-transport-security: max-age=31536000; includeSubDomains",
      "x-content-type-options: nosniff",
      "x-frame-options: DENY",
    ]
  `)
  const statuses = new Set<number>()
  const different: string[] = []
  const requests = listRequests()
  for (const [method, path] of requests) {
    const { status, headers } = await protectionOf(method, path)
    statuses.add(status)
    for (const [index, header] of headers.entries())
      if (header !== usual.headers[index]) different.push(`${path} ${header}`)
  }
  // Pages with a token in their address, or that a receipt is posted to, are stricter, and share images are for other sites.
  const isMeant = (line: string) =>
    /^\/(?:my-enquiry|offer|installer|unsubscribe|receipts)\S* referrer-policy: same-origin$/.test(
      line,
    )
  expect(different.filter((line) => !isMeant(line))).toEqual([
    '/share/home.png cross-origin-resource-policy: cross-origin',
  ])
  expect(requests.length).toBeGreaterThan(100)
  expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 308, 401, 404, 415, 500]))
})

test('hosts below the site’s may be left without TLS', async () => {
  const build = { ...noSite(siteUrl).build, hstsSubdomains: false }
  expect(securityHeaders(build)).toContainEqual(['strict-transport-security', 'max-age=31536000'])
})

test.each([
  ['http://localhost:3000', 'http://localhost:3000', 'localhost:3000', true],
  ['https', 'https://localhost:3000', 'localhost:3000', false],
  ['a proxy that ends TLS', 'https://www.wattlewise.example', 'www.wattlewise.example', true],
  ['the same, with its port', 'https://www.wattlewise.example', 'www.wattlewise.example:443', true],
  ['unencrypted', 'http://www.wattlewise.example', 'www.wattlewise.example', false],
  ['another host', 'https://evil.example', 'www.wattlewise.example', false],
  ['another port', 'https://www.wattlewise.example:8443', 'www.wattlewise.example', false],
  ['nonsense', 'nonsense', 'www.wattlewise.example', false],
  ['no host', 'https://www.wattlewise.example', null, false],
])('a post from %s, by %s at %s: %s', (_, origin, host, isOwn) => {
  const site = host?.startsWith('localhost') ? 'http://localhost:3000' : siteUrl
  const sent = new Map([['origin', origin], ...(host ? [['host', host] as const] : [])])
  expect(isOwnPost({ get: (name) => sent.get(name) }, site)).toBe(isOwn)
})

test('the desk takes no post from its own name by another scheme', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const { ask } = openTestDesk(database).browser()
  const codeBy = async (origin: string) =>
    (await ask('POST', '/sign-in', { email: 'a@example.com', password: 'p' }, { origin })).body.code
  expect(await codeBy('https://localhost:3000')).toBe('other-site')
  expect(await codeBy('http://localhost:3000')).toBe('wrong-password')
})

test('a page that is reached without TLS asks nobody to use it', async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  const plain = openTestDesk(database).app
  const { headers } = await plain.request('/healthz')
  expect(headers.get('strict-transport-security')).toBeNull()
})
