import { Hono } from 'hono'
import { z } from 'zod'
import { listApiKeys } from '#database/account/api-keys.ts'
import { type Scope, scopes } from '#domain/account/api-key.ts'
import { createApiKey, revokeApiKey, rotateApiKey } from '#operations/account/api-keys.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from './guard.ts'

/** The secret keys with which other programs ask /v1. */
export function apiKeyRoutes({ services: { database, now }, authentication }: DeskDeps) {
  const owners = ownersOnly(database, 'look after API keys')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/api-keys', owners, async (c) => {
      const keys = await listApiKeys(database.db)
      return c.json({
        keys: keys.map(({ id, label, scopes, ending, maker, ...key }) => ({
          id,
          label,
          ending,
          maker,
          scopes: scopes.split(' ') as Scope[],
          since: key.created_at,
          usedAt: key.used_at,
          oldUntil: key.old_until && key.old_until > now().toISOString() ? key.old_until : null,
          revokedAt: key.revoked_at,
          /** Whether its maker is no owner any more, so that it doesn't work. */
          isOrphan: key.role !== 'owner' || key.closed_at !== null,
        })),
      })
    })
    .post(
      '/api-keys',
      owners,
      confirmed,
      jsonBody({
        label: z.string().trim().min(1).max(60),
        scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
      }),
      async (c) => {
        const { label, scopes } = c.req.valid('json')
        return c.json(
          await createApiKey({ label, scopes: [...new Set(scopes)] }, c.var.acting),
          201,
        )
      },
    )
    .post('/api-keys/:id/secret', owners, confirmed, async (c) => {
      return respond(c, await rotateApiKey(c.req.param('id'), c.var.acting))
    })
    .post('/api-keys/:id/revoke', owners, confirmed, async (c) => {
      return respond(c, await revokeApiKey(c.req.param('id'), c.var.acting))
    })
}
