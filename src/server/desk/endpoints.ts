import { Hono, type Context as Incoming } from 'hono'
import { z } from 'zod'
import { endpointStandings } from '#database/endpoint-standings.ts'
import { addEndpoint } from '#operations/add-endpoint.ts'
import { closeEndpoint } from '#operations/close-endpoint.ts'
import { reopenEndpoint } from '#operations/reopen-endpoint.ts'
import { rotateEndpointSecret } from '#operations/rotate-endpoint-secret.ts'
import { testEndpoint } from '#operations/test-endpoint.ts'
import type { DeskContext } from './desk-context.ts'
import { type Guarded, ownersOnly } from './guard.ts'
import { refuse } from './refuse.ts'
import { taking } from './taking.ts'

const newEndpoint = z.object({
  label: z.string().trim().max(60),
  url: z.string().trim().max(3000),
})

/** Where webhooks go. Everybody sees how they do; addresses, which may hold a key, and changes are for owners. */
export function endpointRoutes({ context }: DeskContext) {
  const { database, now } = context
  const owners = ownersOnly(database, 'look after webhooks')
  const changing = (request: Incoming<Guarded>) => ({ ...context, by: request.var.operator.id })

  return new Hono<Guarded>()
    .get('/endpoints', async (request) => {
      const mayKnow = request.var.operator.role === 'owner'
      const endpoints = await endpointStandings(database.reads, now())
      return request.json({
        now: now().toISOString(),
        endpoints: endpoints.map(({ url, ...endpoint }) => ({
          ...endpoint,
          host: URL.parse(url)?.host ?? '',
          url: mayKnow ? url : null,
        })),
      })
    })
    .post('/endpoints', owners, taking(newEndpoint), async (request) => {
      const added = await addEndpoint(request.req.valid('json'), changing(request))
      if (!added.ok) return refuse(request, 422, 'address', added.because)
      return request.json({ id: added.id, secret: added.secret }, 201)
    })
    .post('/endpoints/:id/test', owners, async (request) => {
      const tested = await testEndpoint(request.req.param('id'), changing(request))
      if (!tested.ok) return noSuchEndpoint(request)
      const { delivered, answer, tookMs } = tested
      return request.json({ delivered, answer, tookMs })
    })
    .post('/endpoints/:id/secret', owners, async (request) => {
      const rotated = await rotateEndpointSecret(request.req.param('id'), changing(request))
      if (!rotated.ok) return noSuchEndpoint(request)
      const { secret, oldCountsUntil } = rotated
      return request.json({ secret, oldCountsUntil })
    })
    .post('/endpoints/:id/close', owners, async (request) => {
      const closed = await closeEndpoint(request.req.param('id'), changing(request))
      return closed.ok ? request.json({ closed: true }) : noSuchEndpoint(request)
    })
    .post('/endpoints/:id/reopen', owners, async (request) => {
      const reopened = await reopenEndpoint(request.req.param('id'), changing(request))
      return reopened.ok ? request.json({ closed: false }) : noSuchEndpoint(request)
    })
}

function noSuchEndpoint(request: Incoming) {
  return refuse(request, 404, 'unknown', 'There is no open webhook like this any more.')
}
