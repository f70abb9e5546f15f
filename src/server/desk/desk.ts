import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { reject } from '#domain/result.ts'
import type { Services } from '../../services.ts'
import { isClientGone } from '../client-gone.ts'
import { errorForLog, type Log } from '../log.ts'
import { accountRoutes, enrolmentRoutes } from './account.ts'
import { auditRoutes } from './audit.ts'
import { openDesk } from './desk-deps.ts'
import { endpointRoutes } from './endpoints.ts'
import { eventRoutes } from './events.ts'
import { exportRoutes } from './export.ts'
import { type Guarded, signedIn, withSecondFactor } from './guard.ts'
import { insightRoutes } from './insights.ts'
import { keyRoutes } from './keys.ts'
import { leadRoutes } from './leads.ts'
import { openNews } from './news.ts'
import { peopleRoutes } from './people.ts'
import { personRoutes } from './person.ts'
import { ownPostsOnly } from './posts.ts'
import { recipientRoutes } from './recipients.ts'
import { respond } from './respond.ts'
import { signInRoutes } from './sign-in.ts'
import { nulSentence } from './taking.ts'

/** What the desk’s page asks, under /api. All but signing in is behind the guard. */
export function deskRoutes(services: Services, log: Log, news = openNews(services, log)) {
  const desk = openDesk(services, log)
  const app = new Hono<Guarded>()

  app.onError((error, c) => {
    // Hono throws where a body is no JSON.
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
    .use(
      bodyLimit({
        maxSize: 64 * 1024,
        onError: (c) => {
          c.header('connection', 'close')
          return respond(c, reject('too-long', 'That was too long. Nothing was changed.'))
        },
      }),
    )
    .use(async (c, next) =>
      c.req.url.includes('%00') ? respond(c, reject('unreadable', nulSentence)) : next(),
    )
    .use(ownPostsOnly)
    .route('/', signInRoutes(desk))
    .use(signedIn(desk.authentication))
    .route('/', enrolmentRoutes(desk))
    .use(withSecondFactor)
    .route('/', accountRoutes(desk))
    .route('/', exportRoutes(desk))
    .route('/', leadRoutes(desk))
    .route('/', eventRoutes(desk, news))
    .route('/', insightRoutes(desk))
    .route('/', peopleRoutes(desk))
    .route('/', personRoutes(desk))
    .route('/', endpointRoutes(desk))
    .route('/', keyRoutes(desk))
    .route('/', recipientRoutes(desk))
    .route('/', auditRoutes(desk))
    .all('*', (c) => respond(c, reject('unknown', 'There is nothing at this address.')))
}

/** What the desk’s page knows of the server: the routes, what they take, and what they answer. */
export type DeskApi = ReturnType<typeof deskRoutes>
