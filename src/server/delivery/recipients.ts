import { Hono } from 'hono'
import { z } from 'zod'
import { getRecipients, hasWeeklyLetter } from '#database/delivery/recipients.ts'
import { setRecipients } from '#operations/delivery/set-recipients.ts'
import { setWeeklyLetter } from '#operations/delivery/weekly-letter.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

/** Who gets a letter about each lead, and whether owners get one about each week. */
export function recipientRoutes({ services, authentication }: DeskDeps) {
  const { database, usualRecipients } = services
  const owners = ownersOnly(database, 'say who gets letters')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/recipients', owners, async (c) =>
      c.json(await getRecipients(database.db, usualRecipients)),
    )
    .put(
      '/recipients',
      owners,
      confirmed,
      jsonBody({ recipients: z.array(z.string().max(254)).max(100) }),
      async (c) => {
        const { recipients } = c.req.valid('json')
        return respond(c, await setRecipients(recipients, c.var.acting))
      },
    )
    .get('/weekly-letter', owners, async (c) => c.json({ on: await hasWeeklyLetter(database.db) }))
    .put('/weekly-letter', owners, jsonBody({ on: z.boolean() }), async (c) => {
      const { on } = c.req.valid('json')
      return respond(c, await setWeeklyLetter(on, c.var.acting))
    })
}
