import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { reject } from '#domain/result.ts'
import type { Services } from '../../services.ts'
import { isClientGone } from '../client-gone.ts'
import { errorForLog, type Log } from '../log.ts'
import { accountRoutes, enrolmentRoutes } from './account.ts'
import { addedLeadRoutes } from './added-leads.ts'
import { assignmentRoutes } from './assignment.ts'
import { auditRoutes } from './audit.ts'
import { clientKeyRoutes } from './client-keys.ts'
import { contactDetailRoutes } from './contact-details.ts'
import { openDesk } from './desk-deps.ts'
import { endpointRoutes } from './endpoints.ts'
import { eventRoutes } from './events.ts'
import { exportRoutes } from './export.ts'
import { type DeskEnv, requireSecondFactor, requireSession } from './guard.ts'
import { insightRoutes } from './insights.ts'
import { installerRoutes, isImport } from './installers.ts'
import { nulMessage } from './json-body.ts'
import { leadRoutes } from './leads.ts'
import { ledgerRoutes } from './ledger.ts'
import { letterRoutes } from './letters.ts'
import { openLiveUpdates } from './live-updates.ts'
import { matchingRoutes } from './matching.ts'
import { offerRulesRoutes } from './offer-rules.ts'
import { operatorRoutes } from './operators.ts'
import { passkeyRoutes } from './passkeys.ts'
import { personalDataRoutes } from './personal-data.ts'
import { ownPostsOnly } from './posts.ts'
import { queueRoutes } from './queue.ts'
import { recipientRoutes } from './recipients.ts'
import { respond } from './respond.ts'
import { returnRoutes } from './returns.ts'
import { samePersonRoutes } from './same-person.ts'
import { signInRoutes } from './sign-in.ts'
import { viewRoutes } from './views.ts'
import { warningRoutes } from './warnings.ts'

const usualLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => {
    c.header('connection', 'close')
    return respond(c, reject('too-long', 'That was too long. Nothing was changed.'))
  },
})

/** The API of the desk's page, under /api. Everything but signing in is behind the guard. */
export function deskRoutes(
  services: Services,
  log: Log,
  liveUpdates = openLiveUpdates(services, log),
) {
  const desk = openDesk(services, log)
  const app = new Hono<DeskEnv>()

  app.onError((error, c) => {
    // Hono throws this for a body that is not JSON.
    if (error instanceof HTTPException || isClientGone(error, c))
      return respond(c, reject('unreadable', 'That was no JSON, or not all of it. Send it again.'))
    log.error({ event: 'desk request failed', error: errorForLog(error) })
    c.header('retry-after', '30')
    return respond(
      c,
      reject('unavailable', 'The server could not answer. Leads already stored are safe.'),
    )
  })
  return app
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .use((c, next) => (isImport(c.req.path) ? next() : usualLimit(c, next)))
    .use(async (c, next) =>
      c.req.url.includes('%00') ? respond(c, reject('unreadable', nulMessage)) : next(),
    )
    .use(ownPostsOnly)
    .route('/', signInRoutes(desk))
    .use(requireSession(desk.authentication))
    .route('/', enrolmentRoutes(desk))
    .use(requireSecondFactor)
    .route('/', accountRoutes(desk))
    .route('/', passkeyRoutes(desk))
    .route('/', exportRoutes(desk))
    .route('/', leadRoutes(desk))
    .route('/', contactDetailRoutes(desk))
    .route('/', letterRoutes(desk))
    .route('/', viewRoutes(desk))
    .route('/', addedLeadRoutes(desk))
    .route('/', samePersonRoutes(desk))
    .route('/', queueRoutes(desk))
    .route('/', matchingRoutes(desk))
    .route('/', eventRoutes(desk, liveUpdates))
    .route('/', insightRoutes(desk))
    .route('/', offerRulesRoutes(desk))
    .route('/', operatorRoutes(desk))
    .route('/', assignmentRoutes(desk))
    .route('/', personalDataRoutes(desk))
    .route('/', endpointRoutes(desk))
    .route('/', installerRoutes(desk))
    .route('/', clientKeyRoutes(desk))
    .route('/', recipientRoutes(desk))
    .route('/', auditRoutes(desk))
    .route('/', warningRoutes(desk))
    .route('/', ledgerRoutes(desk))
    .route('/', returnRoutes(desk))
    .all('*', (c) => respond(c, reject('unknown', 'There is nothing at this address.')))
}

/** The routes with their requests and responses, as the desk's page knows them. */
export type DeskApi = ReturnType<typeof deskRoutes>
