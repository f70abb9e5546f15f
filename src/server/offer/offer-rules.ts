import { Hono } from 'hono'
import { z } from 'zod'
import { listInstallers } from '#database/installer/installers.ts'
import { getOfferRules } from '#database/offer/offering.ts'
import { changeOfferRules } from '#operations/offer/change-offer-rules.ts'
import { saveShares } from '#operations/offer/save-shares.ts'
import { tryShares } from '#operations/offer/try-shares.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const cap = z.number().int().min(0).max(999_999).optional()
const share = {
  installer: z.string().min(1).max(64),
  weight: z.number().int().min(1).max(100),
  caps: z.object({ day: cap, week: cap, month: cap }),
}
const version = rowVersion

/** How leads are offered, and what other weights and caps would have done. */
export function offerRulesRoutes({ services, authentication }: DeskDeps) {
  const { database, maxInstallers } = services
  const owners = ownersOnly(database, 'change how leads are offered')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/offer-rules', owners, async (c) =>
      c.json({ rules: await getOfferRules(database.db), maxInstallers }),
    )
    .put(
      '/offer-rules',
      owners,
      confirmed,
      jsonBody({
        mode: z.enum(['propose', 'offer']),
        minutes: z.number(),
        openPerPlace: z.number(),
      }),
      async (c) => {
        const rules = c.req.valid('json')
        const changed = await changeOfferRules(rules, c.var.acting)
        return respond(c, changed.ok ? { ...changed, maxInstallers } : changed)
      },
    )
    .get('/shares', owners, async (c) => {
      const installers = (await listInstallers(database.db)).filter(({ closedAt }) => !closedAt)
      return c.json({
        maxInstallers,
        installers: installers.map(({ id, tradingName, weight, caps, version }) => ({
          id,
          name: tradingName,
          weight,
          caps,
          version,
        })),
      })
    })
    .post(
      '/shares/try',
      owners,
      jsonBody({ changes: z.array(z.object(share)).max(2000) }),
      async (c) => c.json(await tryShares(c.req.valid('json').changes, services)),
    )
    .post(
      '/shares',
      owners,
      confirmed,
      jsonBody({
        changes: z
          .array(z.object({ ...share, version }))
          .min(1)
          .max(2000),
      }),
      async (c) => {
        const { changes } = c.req.valid('json')
        return respond(c, await saveShares(changes, c.var.acting))
      },
    )
}
