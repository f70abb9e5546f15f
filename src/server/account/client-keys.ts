import { Hono } from 'hono'
import { z } from 'zod'
import { listClientKeys } from '#database/account/client-keys.ts'
import { createClientKey, revokeClientKey } from '#operations/account/client-keys.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from './guard.ts'

/** The public keys with which other sites and programs send us leads. */
export function clientKeyRoutes({ services, authentication }: DeskDeps) {
  const { database, publicClientKey, publicClientKeyFrom } = services
  const owners = ownersOnly(database, 'look after client keys')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/keys', owners, async (c) => {
      return c.json({
        /** Always valid: it comes from the environment, or was made at the first start. */
        first: { key: publicClientKey, from: publicClientKeyFrom },
        keys: await listClientKeys(database.db),
      })
    })
    .post(
      '/keys',
      owners,
      confirmed,
      jsonBody({ label: z.string().trim().min(1).max(60) }),
      async (c) => {
        const { label } = c.req.valid('json')
        return c.json(await createClientKey(label, c.var.acting), 201)
      },
    )
    .post('/keys/:id/revoke', owners, confirmed, async (c) => {
      return respond(c, await revokeClientKey(c.req.param('id'), c.var.acting))
    })
}
