import type { Context } from 'hono'
import { writeAudit } from '#operations/write-audit.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../log.ts'
import { type Authentication, openAuthentication } from './authentication.ts'
import { type Answered, handOn } from './hand-on.ts'

/** What the desk’s routes are given. */
export type DeskDeps = {
  services: Services
  authentication: Authentication
  log: Log
  handOn(
    c: Context,
    path: string,
    body: Record<string, unknown>,
    handing?: { cookies?: RegExp; hold?: boolean },
  ): Promise<Answered>
}

export function openDesk(services: Services, log: Log): DeskDeps {
  const authentication = openAuthentication({
    ...services,
    complain: (event, error) =>
      log.error({ event, ...(error ? { error: errorForLog(error) } : {}) }),
    onPasswordSet: (operator) =>
      writeAudit({ kind: 'password set by letter' }, { ...services, by: operator }),
  })
  return {
    services,
    authentication,
    log,
    handOn: (c, path, body, handing = {}) =>
      handOn(c, authentication, path, body, { ...handing, trustProxy: services.trustProxy }),
  }
}
