import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { DeskDeps } from './desk-deps.ts'
import { type Guarded, isSignedIn } from './guard.ts'
import type { News } from './news.ts'

// A line now and then tells proxies that the stream lives, and us that whoever reads it is still signed in.
const heartbeat = 20_000
const comeBackAfter = 2_000

/** New and changed leads as they happen: server-sent events that say which lead, and nothing about it. */
export function eventRoutes({ authentication }: DeskDeps, news: News) {
  return new Hono<Guarded>().get('/events', (c) => {
    const { cookie = '' } = c.req.header()
    return streamSSE(c, async (stream) => {
      await stream.writeSSE({ event: 'hello', data: '{}', retry: comeBackAfter })
      await untilEnded(stream, news, () => isSignedIn(authentication, cookie))
    })
  })
}

async function untilEnded(
  stream: SSEStreamingApi,
  news: News,
  stillSignedIn: () => Promise<boolean>,
): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const stopListening = news.listen({
    tell: (leads) => {
      for (const { kind, lead } of leads)
        stream.writeSSE({ event: kind, data: JSON.stringify({ lead }) }).catch(end)
    },
    end,
  })
  const beat = setInterval(async () => {
    const signedIn = await stillSignedIn().catch(() => true)
    await stream
      .writeSSE({ event: signedIn ? 'beat' : 'signed-out', data: '{}' })
      .catch(() => end())
    if (!signedIn) end()
  }, heartbeat)
  stream.onAbort(end)
  await ended
  clearInterval(beat)
  stopListening()
}
