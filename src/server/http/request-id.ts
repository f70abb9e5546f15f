import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { v7 as uuidv7 } from 'uuid'

const current = new AsyncLocalStorage<string>()

/** The id of the request that this is done for; undefined where it is done for none. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** Nothing that could be more than an id: it is written into the log and into letters. */
const safe = /^[\w-]{8,64}$/

/** Gives every request an id, which its log lines and its response carry. A proxy of ours may have given it one. */
export function requestIds(trustProxy: number | 'true' | undefined): MiddlewareHandler {
  return (c, next) => {
    const proposed = trustProxy === undefined ? undefined : c.req.header('x-request-id')
    const id = proposed && safe.test(proposed) ? proposed : uuidv7()
    return current.run(id, async () => {
      await next()
      c.res.headers.set('x-request-id', id)
    })
  }
}
