import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** `/metrics`, for requests with the token, or for all where no token is set. To others it does not exist. */
export function metricsRoutes({ render, contentType }: Metrics, token?: string) {
  return new Hono().get('/metrics', async (c, next) => {
    if (token !== undefined && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
      return next()
    return c.body(await render(), 200, {
      'content-type': contentType,
      'cache-control': 'no-store',
    })
  })
}

/** Takes as long whatever was sent. */
function isSame(sent: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(sent), hash(expected))
}
