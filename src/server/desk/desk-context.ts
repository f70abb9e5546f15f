import type { Context as Incoming } from 'hono'
import { writeAudit } from '#operations/write-audit.ts'
import type { Context } from '../../context.ts'
import { errorForLog, type Log } from '../log.ts'
import { type Authentication, openAuthentication } from './authentication.ts'
import { type Answered, handOn } from './hand-on.ts'

/** What the desk’s routes are given. */
export type DeskContext = {
  context: Context
  authentication: Authentication
  log: Log
  handOn(
    c: Incoming,
    path: string,
    body: Record<string, unknown>,
    handing?: { cookies?: RegExp; hold?: boolean },
  ): Promise<Answered>
}

export function openDesk(context: Context, log: Log): DeskContext {
  const authentication = openAuthentication({
    ...context,
    complain: (event, error) =>
      log.error({ event, ...(error ? { error: errorForLog(error) } : {}) }),
    onPasswordSet: (operator) =>
      writeAudit({ kind: 'password set by letter' }, { ...context, by: operator }),
  })
  return {
    context,
    authentication,
    log,
    handOn: (c, path, body, handing = {}) =>
      handOn(c, authentication, path, body, { ...handing, trustProxy: context.trustProxy }),
  }
}
