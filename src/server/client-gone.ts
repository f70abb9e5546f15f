import type { Context } from 'hono'
import { errorCode } from '#database/errors.ts'

/** Whether a request failed because whoever sent it hung up before it had all arrived. Nobody reads the answer. */
export function isClientGone(error: Error, c: Context): boolean {
  return c.req.raw.signal.aborted && errorCode(error) === 'ECONNRESET'
}
