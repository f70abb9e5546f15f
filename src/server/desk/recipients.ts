import { Hono } from 'hono'
import { z } from 'zod'
import { getRecipients } from '#database/recipients.ts'
import { setRecipients } from '#operations/set-recipients.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, ownersOnly } from './guard.ts'
import { jsonBody } from './json-body.ts'
import { respond } from './respond.ts'

/** The people who get a letter about each lead. */
export function recipientRoutes({ services }: DeskDeps) {
  const { database, usualRecipients } = services
  const owners = ownersOnly(database, 'say who gets letters')

  return new Hono<DeskEnv>()
    .get('/recipients', owners, async (c) => {
      const chosen = await getRecipients(database.db)
      return c.json({ recipients: chosen ?? usualRecipients, chosen: chosen !== undefined })
    })
    .put(
      '/recipients',
      owners,
      jsonBody(z.object({ recipients: z.array(z.string().max(254)).max(100) })),
      async (c) => {
        const { recipients } = c.req.valid('json')
        const set = await setRecipients(recipients, {
          ...services,
          by: c.var.operator.id,
        })
        return respond(c, set.ok ? { ...set, chosen: true } : set)
      },
    )
}
