import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '../services.ts'
import { accountRoutes, enrolmentRoutes } from './account/account.ts'
import { apiKeyRoutes } from './account/api-keys.ts'
import { auditRoutes } from './account/audit.ts'
import { clientKeyRoutes } from './account/client-keys.ts'
import { openDesk } from './account/desk-deps.ts'
import { type DeskEnv, requireSecondFactor, requireSession } from './account/guard.ts'
import { operatorRoutes } from './account/operators.ts'
import { passkeyRoutes } from './account/passkeys.ts'
import { signInRoutes } from './account/sign-in.ts'
import { endpointRoutes } from './delivery/endpoints.ts'
import { recipientRoutes } from './delivery/recipients.ts'
import { sentMessageRoutes } from './delivery/sent-messages.ts'
import { addedLeadRoutes } from './desk/added-leads.ts'
import { assignmentRoutes } from './desk/assignment.ts'
import { eventRoutes } from './desk/events.ts'
import { exportRoutes } from './desk/export.ts'
import { firstStepsRoutes } from './desk/first-steps.ts'
import { leadRoutes } from './desk/leads.ts'
import { letterRoutes } from './desk/letters.ts'
import { ownPostsOnly } from './desk/posts.ts'
import { queueRoutes } from './desk/queue.ts'
import { viewRoutes } from './desk/views.ts'
import { warningRoutes } from './desk/warnings.ts'
import { adFormRoutes } from './enquiry/ad-forms.ts'
import { isClientGone } from './http/client-gone.ts'
import { nulMessage } from './http/json-body.ts'
import { errorForLog, type Log } from './http/log.ts'
import { refuse } from './http/respond.ts'
import { insightRoutes } from './insight/insights.ts'
import { deskInstallerRoutes, isImport } from './installer/installers.ts'
import { requestRoutes } from './installer/requests.ts'
import { ledgerRoutes } from './offer/ledger.ts'
import { matchingRoutes } from './offer/matching.ts'
import { offerRulesRoutes } from './offer/offer-rules.ts'
import { returnRoutes } from './offer/returns.ts'
import { personalDataRoutes } from './privacy/personal-data.ts'
import { openLiveUpdates } from './workers/live-updates.ts'

const usualLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => {
    c.header('connection', 'close')
    return refuse(c, 'too-long', 'That was too long. Nothing was changed.')
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
      return refuse(c, 'unreadable', 'That was no JSON, or not all of it. Send it again.')
    log.error({ event: 'desk request failed', error: errorForLog(error) })
    c.header('retry-after', '30')
    return refuse(c, 'unavailable', 'The server could not answer. Leads already stored are safe.')
  })
  return app
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .use((c, next) => (isImport(c.req.path) ? next() : usualLimit(c, next)))
    .use(async (c, next) =>
      c.req.url.includes('%00') ? refuse(c, 'unreadable', nulMessage) : next(),
    )
    .use(ownPostsOnly(services.siteUrl))
    .route('/', signInRoutes(desk))
    .use(requireSession(desk))
    .route('/', enrolmentRoutes(desk))
    .use(requireSecondFactor)
    .route('/', accountRoutes(desk))
    .route('/', passkeyRoutes(desk))
    .route('/', exportRoutes(desk))
    .route('/', leadRoutes(desk))
    .route('/', letterRoutes(desk))
    .route('/', viewRoutes(desk))
    .route('/', addedLeadRoutes(desk))
    .route('/', queueRoutes(desk))
    .route('/', matchingRoutes(desk))
    .route('/', eventRoutes(desk, liveUpdates))
    .route('/', insightRoutes(desk))
    .route('/', offerRulesRoutes(desk))
    .route('/', operatorRoutes(desk))
    .route('/', assignmentRoutes(desk))
    .route('/', personalDataRoutes(desk))
    .route('/', endpointRoutes(desk))
    .route('/', sentMessageRoutes(desk))
    .route('/', deskInstallerRoutes(desk))
    .route('/', requestRoutes(desk))
    .route('/', clientKeyRoutes(desk))
    .route('/', apiKeyRoutes(desk))
    .route('/', adFormRoutes(desk))
    .route('/', recipientRoutes(desk))
    .route('/', auditRoutes(desk))
    .route('/', warningRoutes(desk))
    .route('/', firstStepsRoutes(desk))
    .route('/', ledgerRoutes(desk))
    .route('/', returnRoutes(desk))
    .all('*', (c) => refuse(c, 'unknown', 'There is nothing at this address.'))
}

/** The routes with their requests and responses, as the desk's page knows them. */
export type DeskApi = ReturnType<typeof deskRoutes>
