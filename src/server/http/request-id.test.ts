import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { currentRequestId, requestIds } from './request-id.ts'

const proposed = 'from-our-proxy-7f3a'

async function ask(trustProxy: number | undefined, sent?: string) {
  const app = new Hono()
    .use(requestIds(trustProxy))
    .get('/', (c) => c.text(currentRequestId() ?? ''))
  const response = await app.request('/', { headers: sent ? { 'x-request-id': sent } : {} })
  return { header: response.headers.get('x-request-id'), inside: await response.text() }
}

test('every request has an id of its own, in its response and for its log lines', async () => {
  const first = await ask(undefined)
  const second = await ask(undefined)
  expect(first.header).toMatch(/^[\w-]{8,64}$/)
  expect(first.inside).toBe(first.header)
  expect(second.header).not.toBe(first.header)
  expect(currentRequestId()).toBeUndefined()
})

test('an id is taken over from a proxy of ours, and from nobody else', async () => {
  expect(await ask(1, proposed)).toEqual({ header: proposed, inside: proposed })
  expect((await ask(undefined, proposed)).header).not.toBe(proposed)
})

test.each(['ann@example.com', 'short', 'x'.repeat(65), 'a{b}c"d:1234'])(
  '%s is no id, even from our proxy',
  async (sent) => {
    expect((await ask(1, sent)).header).not.toBe(sent)
  },
)
