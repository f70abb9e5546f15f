import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '#server/http/site.ts'
import { enquiryOf } from '../enquiry.ts'
import { type Running, startServer } from '../server.ts'
import { type RunningProxy, startCaddy, startNginx } from './proxies.ts'

const site = await loadSite('dist/')
let server: Running
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => void (await server.stop()))

/** What a visitor or an attacker asks for that is no file, or not in that form. */
const others = [
  ...[
    '/?',
    '/?utm_source=x',
    '/blog/',
    '/console/',
    '/console',
    '/console/leads/7',
    '/console?x=1',
  ],
  ...[
    '/index.html',
    '/blog.html',
    '/blog.html.br',
    '/favicon.svg.gz',
    '/nothing',
    '/404',
    '/error',
  ],
  ...['//evil.example/', '/fonts/', '/_astro', '/_astro/', '/fonts'],
  ...['/solar-panels-business', '/success?ref=nonsense', '/withdraw', '/my-enquiry', '/offer'],
  ...['/installer', '/console/leads/', '/console/logo.png', '/BLOG', '/solar-panel-savings.csv'],
]
const encodings = ['br', 'gzip', 'identity', 'gzip, deflate, br', 'br;q=0, gzip']

test('unencrypted, nginx sends visitors to its own name, and answers no other', async () => {
  const proxy = await startNginx([server])
  const askAs = (host: string) =>
    ask(`http://127.0.0.1:${proxy.plainPort}`, '/blog?x=1', { method: 'GET', headers: { host } })
  try {
    expect(await askAs('localhost')).toMatchObject({
      status: 308,
      headers: { location: 'https://localhost/blog?x=1' },
    })
    for (const host of ['evil.example', '127.0.0.1'])
      await expect(askAs(host)).rejects.toMatchObject({ code: 'ECONNRESET' })
  } finally {
    await proxy.stop()
  }
})

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s', (_, start) => {
  let proxy: RunningProxy
  beforeAll(async () => {
    proxy = await start([server])
  })
  afterAll(() => proxy.stop())

  test.each([...site.files.keys(), ...others])('sends %s as the server does', async (path) => {
    for (const encoding of encodings)
      for (const headers of [{}, { 'save-data': 'on' }] as Record<string, string>[])
        for (const method of ['GET', 'HEAD']) {
          const sent: Record<string, string> = { 'accept-encoding': encoding, ...headers }
          const [expected, found] = await Promise.all([
            ask(server.url, path, { method, headers: sent }),
            ask(proxy.url, path, { method, headers: sent }),
          ])
          expect({ encoding, method, ...found }).toEqual({ encoding, method, ...expected })
        }
  })

  test('answers from memory when nothing has changed', async () => {
    const first = await fetch(`${proxy.url}/blog`)
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${proxy.url}/blog`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toContain('sha256-')
  })

  test('an enquiry passes, and its address is the visitor’s', async () => {
    const response = await fetch(`${proxy.url}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: proxy.url },
      body: JSON.stringify(enquiryOf(Math.floor(Math.random() * 1e6))),
    })
    expect(response.status).toBe(201)
  })
})

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** `fetch` would tidy the path. */
function ask(
  url: string,
  path: string,
  { method, headers }: { method: string; headers: Record<string, string> },
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: comparable(response.headers, url),
          body: Buffer.concat(chunks).toString('base64').slice(0, 4000),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Left out: what each makes of its own (tags, dates, who it is), and how the body travels. */
function comparable(headers: Record<string, unknown>, url: string): Record<string, unknown> {
  const own =
    /^(etag|last-modified|date|server|via|connection|keep-alive|accept-ranges|content-length|transfer-encoding|x-request-id)$/
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.test(name))
      .map(([name, value]) => [name, name === 'vary' ? varyOf(value) : value])
      .map(([name, value]) => [name, String(value).replace(url, '')])
      .filter(([, value]) => value !== ''),
  )
}

/** In any order and case. Text too small to compress may say that its encoding varies. */
function varyOf(value: unknown): string {
  const names = String(value).toLowerCase().split(/, ?/)
  return [...new Set(names)]
    .filter((name) => name !== 'accept-encoding')
    .toSorted()
    .join(', ')
}
