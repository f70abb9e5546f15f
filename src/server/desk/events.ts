import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, isSignedIn } from '../account/guard.ts'
import type { LiveUpdates } from '../workers/live-updates.ts'

// Shows proxies that the stream is alive, and lets us check that its reader is still signed in.
const heartbeatMs = 20_000
const reconnectMs = 2_000

/** New and changed leads as server-sent events. They name the lead and say nothing about it. */
export function eventRoutes({ authentication }: DeskDeps, liveUpdates: LiveUpdates) {
  return new Hono<DeskEnv>().get('/events', (c) => {
    // The events would never be read.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    const { cookie = '' } = c.req.header()
    return streamSSE(c, async (stream) => {
      await stream.writeSSE({ event: 'hello', data: '{}', retry: reconnectMs })
      await sendUntilEnded(stream, liveUpdates, () => isSignedIn(authentication, cookie))
    })
  })
}

async function sendUntilEnded(
  stream: SSEStreamingApi,
  liveUpdates: LiveUpdates,
  isStillSignedIn: () => Promise<boolean>,
): Promise<void> {
  // Don't subscribe a client that has already left.
  if (stream.aborted) return
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const unsubscribe = liveUpdates.subscribe({
    onChanges: (changes) => {
      for (const { kind, lead } of changes)
        void stream.writeSSE({ event: kind, data: JSON.stringify({ lead }) })
    },
    onStop: end,
  })
  let isRead = true
  const heartbeat = setInterval(async () => {
    // Unread events would fill the memory. A browser that comes back loads everything again.
    if (!isRead) return stream.abort()
    const signedIn = await isStillSignedIn().catch(() => true)
    isRead = false
    await stream.writeSSE({ event: signedIn ? 'beat' : 'signed-out', data: '{}' })
    isRead = true
    if (!signedIn) end()
  }, heartbeatMs)
  stream.onAbort(end)
  await ended
  clearInterval(heartbeat)
  unsubscribe()
}
