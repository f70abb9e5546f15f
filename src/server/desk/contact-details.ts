import { Hono } from 'hono'
import { z } from 'zod'
import { correctContactDetails } from '#operations/desk/correct-contact.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const detail = z.string().max(1000)

/** Correcting how somebody is addressed and reached. */
export function contactDetailRoutes({ services }: DeskDeps) {
  return new Hono<DeskEnv>().post(
    '/leads/:id/contact-details',
    jsonBody(
      z.object({
        version: rowVersion,
        name: detail,
        email: detail,
        phone: detail,
      }),
    ),
    async (c) => {
      const { version, ...details } = c.req.valid('json')
      const correction = { lead: c.req.param('id'), version, details }
      return respond(c, await correctContactDetails(correction, c.var.operator, services))
    },
  )
}
