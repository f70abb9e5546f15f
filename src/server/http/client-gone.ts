import type { Context } from 'hono'
import { errorCode } from '#database/errors.ts'

/** Whether a request failed because the client disconnected while sending it. The response isn't read. */
export function isClientGone(error: Error, c: Context): boolean {
  return c.req.raw.signal.aborted && errorCode(error) === 'ECONNRESET'
}
