import { Hono } from 'hono'
import { z } from 'zod'
import { erasePerson, noSuchPerson } from '#operations/erase-person.ts'
import { exportPerson } from '#operations/export-person.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from './guard.ts'
import { jsonBody } from './json-body.ts'
import { respond } from './respond.ts'

/** What a person can ask of us: a copy of their data, and to be erased. */
export function personalDataRoutes({ services, authentication, log }: DeskDeps) {
  const owners = ownersOnly(services.database, 'erase a person')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/leads/:id/person', async (c) => {
      const person = await exportPerson(c.req.param('id'), c.var.operator, services)
      if (!person) return respond(c, noSuchPerson)
      const { brand } = services
      return c.body(
        JSON.stringify({ keptBy: brand.name, ask: brand.email, ...person.data }, null, 2),
        200,
        {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${person.reference}.json"`,
        },
      )
    })
    .post(
      '/leads/:id/erase',
      owners,
      confirmed,
      jsonBody(z.object({ reference: z.string().max(40) })),
      async (c) => {
        const target = { lead: c.req.param('id'), ...c.req.valid('json') }
        const erased = await erasePerson(target, c.var.operator, services)
        if (!erased.ok) return respond(c, erased)
        const { leads, freeSpace } = erased
        const setAside = await services.setAside.list()
        log.info({ event: 'person erased', leads, freeSpace, setAside: setAside.length })
        return c.json({ leads, freeSpace, setAside })
      },
    )
}
