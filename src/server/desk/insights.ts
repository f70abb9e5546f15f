import { Hono } from 'hono'
import { dayOf } from '#domain/calendar.ts'
import { readPeriod } from '#domain/insight/period.ts'
import { gatherInsights } from '#operations/gather-insights.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { Guarded } from './guard.ts'

/** How the desk and the forms have done over some days: `since` and `until`, or `days` up to today. */
export function insightRoutes({ services }: DeskDeps) {
  return new Hono<Guarded>().get('/insights', async (c) => {
    const now = services.now()
    const period = readPeriod(c.req.query(), dayOf(now, services.brand.timeZone))
    const insights = await gatherInsights(period, now, services)
    return c.json({ now: now.toISOString(), ...insights })
  })
}
