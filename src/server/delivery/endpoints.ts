import { Hono } from 'hono'
import { z } from 'zod'
import { listEndpoints } from '#database/delivery/endpoint-list.ts'
import { exampleEvents } from '#domain/delivery/example-events.ts'
import { addEndpoint } from '#operations/delivery/add-endpoint.ts'
import {
  closeEndpoint,
  reopenEndpoint,
  rotateEndpointSecret,
} from '#operations/delivery/change-endpoint.ts'
import { testEndpoint } from '#operations/delivery/test-endpoint.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const newEndpoint = {
  label: z.string().trim().max(60),
  url: z.string().trim().max(3000),
}

/** Where webhooks go. Everybody sees how they fare; only owners see addresses, which may hold a key, and change them. */
export function endpointRoutes({ services, authentication }: DeskDeps) {
  const { database, now } = services
  const owners = ownersOnly(database, 'look after webhooks')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/endpoints', async (c) => {
      const seesAddresses = c.var.operator.role === 'owner'
      const endpoints = await listEndpoints(database.reads, now())
      return c.json({
        now: now().toISOString(),
        endpoints: endpoints.map(({ url, ...endpoint }) => ({
          ...endpoint,
          host: URL.parse(url)?.host ?? '',
          url: seesAddresses ? url : null,
        })),
      })
    })
    .post('/endpoints', owners, confirmed, jsonBody(newEndpoint), async (c) =>
      respond(c, await addEndpoint(c.req.valid('json'), c.var.acting), 201),
    )
    .post('/endpoints/:id/test', owners, jsonBody({ event: z.enum(exampleEvents) }), async (c) => {
      const example = { id: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await testEndpoint(example, c.var.acting))
    })
    .post('/endpoints/:id/secret', owners, confirmed, async (c) =>
      respond(c, await rotateEndpointSecret(c.req.param('id'), c.var.acting)),
    )
    .post('/endpoints/:id/close', owners, confirmed, async (c) =>
      respond(c, await closeEndpoint(c.req.param('id'), c.var.acting)),
    )
    .post('/endpoints/:id/reopen', owners, confirmed, async (c) =>
      respond(c, await reopenEndpoint(c.req.param('id'), c.var.acting)),
    )
}
