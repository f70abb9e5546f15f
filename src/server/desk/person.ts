import { Hono } from 'hono'
import { z } from 'zod'
import { erasePerson, noSuchPerson } from '#operations/erase-person.ts'
import { givePerson } from '#operations/give-person.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type Guarded, ownersOnly, withSecondFactorAgain } from './guard.ts'
import { respond } from './respond.ts'
import { taking } from './taking.ts'

/** What a person may ask of us: what we keep about them, and to be forgotten. */
export function personRoutes({ services, authentication, log }: DeskDeps) {
  const owners = ownersOnly(services.database, 'erase a person')
  const confirmed = withSecondFactorAgain(authentication)

  return new Hono<Guarded>()
    .get('/leads/:id/person', async (c) => {
      const person = await givePerson(c.req.param('id'), c.var.operator, services)
      if (!person) return respond(c, noSuchPerson)
      const { brand } = services
      return c.body(
        JSON.stringify({ keptBy: brand.name, ask: brand.email, ...person.given }, null, 2),
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
      taking(z.object({ reference: z.string().max(40) })),
      async (c) => {
        const wish = { lead: c.req.param('id'), ...c.req.valid('json') }
        const erased = await erasePerson(wish, c.var.operator, services)
        if (erased.ok)
          log.info({ event: 'person erased', leads: erased.leads, freeSpace: erased.freeSpace })
        return respond(c, erased)
      },
    )
}
