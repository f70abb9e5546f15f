import type { Context } from 'hono'
import { openReadCounter } from '#operations/account/count-reads.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { type Authentication, openAuthentication } from './authentication.ts'
import { type AuthResponse, forward } from './forward.ts'
import { readingLimit } from './reading-limit.ts'

/** What the desk's routes need. */
export type DeskDeps = {
  services: Services
  authentication: Authentication
  log: Log
  /** Called with the leads whose people an operator is about to be shown: whether they may be, without the second factor again. */
  mayRead: ReturnType<typeof readingLimit>
  forward(
    c: Context,
    path: string,
    body: Record<string, unknown>,
    options?: { cookies?: RegExp; hold?: boolean },
  ): Promise<AuthResponse>
}

export function openDesk(services: Services, log: Log): DeskDeps {
  const authentication = openAuthentication({
    ...services,
    logError: (event, error) =>
      log.error({ event, ...(error ? { error: errorForLog(error) } : {}) }),
  })
  return {
    services,
    authentication,
    log,
    mayRead: readingLimit({
      authentication,
      reads: openReadCounter({
        ...services,
        onError: (error) => log.error({ event: 'reading not counted', error: errorForLog(error) }),
      }),
    }),
    forward: (c, path, body, options = {}) =>
      forward(c, authentication, path, body, { ...options, trustProxy: services.trustProxy }),
  }
}
