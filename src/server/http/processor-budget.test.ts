import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { processorBudget } from './processor-budget.ts'

/** A server whose every request takes some processor time, on clocks that a test moves. */
function openBusyServer(trustProxy?: number) {
  const clocks = { now: 0, processor: 0 }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const app = new Hono()
    .use(
      processorBudget(trustProxy, (c) => c.text('Wait', 429), {
        now: () => clocks.now,
        processor: () => clocks.processor,
      }),
    )
    .get('/work/:ms', (c) => {
      clocks.processor += Number(c.req.param('ms'))
      return c.text('Done')
    })
    .get('/wait', async (c) => {
      await released
      return c.text('Done')
    })
  const ask = async (path: string, remoteAddress: string, headers = {}) => {
    const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' }
    return (await app.request(path, { headers }, { incoming: { socket } })).status
  }
  return { clocks, ask, release }
}

test('who uses up three seconds of the processor waits, and others do not', async () => {
  const { ask } = openBusyServer()
  for (let done = 0; done < 30; done++) expect(await ask('/work/100', '203.0.113.1')).toBe(200)
  expect(await ask('/work/100', '203.0.113.1')).toBe(429)
  expect(await ask('/work/100', '203.0.113.2')).toBe(200)
})

test('a tenth of a second comes back each second, and no more than all of it', async () => {
  const { ask, clocks } = openBusyServer()
  expect(await ask('/work/3000', '203.0.113.1')).toBe(200)
  clocks.now = 900
  expect(await ask('/work/100', '203.0.113.1')).toBe(200)
  expect(await ask('/work/0', '203.0.113.1')).toBe(429)
  clocks.now = 1_000_000
  expect(await ask('/work/3000', '203.0.113.1')).toBe(200)
  expect(await ask('/work/0', '203.0.113.1')).toBe(429)
})

test('a household with IPv6 is one, whichever of its addresses it uses', async () => {
  const { ask } = openBusyServer()
  expect(await ask('/work/3000', '2001:db8:1:2::1')).toBe(200)
  expect(await ask('/work/0', '2001:db8:1:2:9::9')).toBe(429)
  expect(await ask('/work/0', '2001:db8:1:3::1')).toBe(200)
})

test('behind a proxy it is the visitor who is counted', async () => {
  const { ask } = openBusyServer(1)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  expect(await ask('/work/3000', '10.0.0.1', from('203.0.113.1'))).toBe(200)
  expect(await ask('/work/0', '10.0.0.1', from('203.0.113.1'))).toBe(429)
  expect(await ask('/work/0', '10.0.0.1', from('203.0.113.2'))).toBe(200)
})

test('requests handled at once share the time used meanwhile', async () => {
  const { ask, release } = openBusyServer()
  const waiting = ask('/wait', '203.0.113.2')
  expect(await ask('/work/3000', '203.0.113.1')).toBe(200)
  release()
  await waiting
  // Half of it was counted for the waiting request.
  expect(await ask('/work/1400', '203.0.113.1')).toBe(200)
  expect(await ask('/work/1400', '203.0.113.2')).toBe(200)
  expect(await ask('/work/100', '203.0.113.1')).toBe(200)
  expect(await ask('/work/0', '203.0.113.1')).toBe(429)
})
