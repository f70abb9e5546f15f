import { Hono } from 'hono'
import { z } from 'zod'
import { mergeLeads, separateLeads } from '#operations/desk/change-person.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const twoLeads = z.object({ version: rowVersion, other: z.string().max(64) })

/** Saying that two leads are one person's, or that they are not. */
export function samePersonRoutes({ services }: DeskDeps) {
  return new Hono<DeskEnv>()
    .post('/leads/:id/merge', jsonBody(twoLeads), async (c) => {
      const leads = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await mergeLeads(leads, c.var.operator, services))
    })
    .post('/leads/:id/separate', jsonBody(twoLeads), async (c) => {
      const leads = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await separateLeads(leads, c.var.operator, services))
    })
}
