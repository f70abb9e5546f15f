import { Hono } from 'hono'
import { dayOf } from '#domain/calendar.ts'
import { parsePeriod } from '#domain/insight/period.ts'
import { gatherDeskFigures } from '#operations/insight/gather-desk-figures.ts'
import { gatherInsights } from '#operations/insight/gather-insights.ts'
import { gatherInstallerInsights } from '#operations/insight/gather-installer-insights.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'

/** Figures about the desk and the forms over some days: `since` and `until`, or the last `days`. */
export function insightRoutes({ services }: DeskDeps) {
  return new Hono<DeskEnv>()
    .get('/insights', async (c) => {
      const now = services.now()
      const period = parsePeriod(c.req.query(), dayOf(now, services.brand.timeZone))
      const insights = await gatherInsights(period, now, services)
      return c.json({ now: now.toISOString(), ...insights })
    })
    .get('/insights/desk', async (c) => {
      const now = services.now()
      const { timeZone } = services.brand
      const period = parsePeriod(c.req.query(), dayOf(now, timeZone))
      return c.json({
        ...period,
        figures: await gatherDeskFigures(period, now, { ...services, timeZone }),
      })
    })
    .get('/insights/installers', async (c) => {
      const now = services.now()
      const { timeZone } = services.brand
      const period = parsePeriod(c.req.query(), dayOf(now, timeZone))
      return c.json(await gatherInstallerInsights(period, now, { ...services, timeZone }))
    })
}
