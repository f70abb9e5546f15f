import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { listRelatedLeads } from '#database/desk/person.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { erasePerson } from '#operations/privacy/erase-person.ts'
import { exportPerson } from '#operations/privacy/export-person.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { download } from '../http/download.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const leadId = z.string().max(64)

/** Which other enquiries were ticked: ids with commas between them. Without it, those that are the same person's. */
const ticked = validator('query', ({ others }): { others?: string | undefined } => ({
  others: others?.toString(),
}))

/** What a person can ask of us: a copy of their data, and to be erased. */
export function personalDataRoutes({ services, authentication, mayRead, log }: DeskDeps) {
  const owners = ownersOnly(services.database, 'erase a person')
  const confirmed = requireSecondFactorAgain(authentication)

  return new Hono<DeskEnv>()
    .get('/leads/:id/person', confirmed, ticked, async (c) => {
      const others = c.req.valid('query').others?.split(',').filter(Boolean)
      const choice = { lead: c.req.param('id'), ...(others ? { others } : {}) }
      const person = await exportPerson(choice, c.var.operator, services)
      if (!person.ok) return respond(c, person)
      const { brand } = services
      const data = { keptBy: brand.name, ask: brand.email, ...person.data }
      return download(c, `${person.reference}.json`, JSON.stringify(data, null, 2))
    })
    .get('/leads/:id/person/enquiries', async (c) => {
      const { leads, more } = await listRelatedLeads(services.database.reads, c.req.param('id'))
      const ids = leads.map(({ id }) => id)
      if (!(await mayRead(c.var.operator, ids))) return respond(c, secondFactorAgain)
      return c.json({
        enquiries: leads.map(({ id, sameness, ...lead }) => ({
          id,
          sameness,
          reference: lead.reference_number,
          receivedAt: lead.created_at,
          name: `${lead.first_name} ${lead.last_name}`.trim(),
          email: lead.email,
          phone: lead.phone,
        })),
        more,
      })
    })
    .post(
      '/leads/:id/erase',
      owners,
      confirmed,
      jsonBody({ reference: z.string().max(40), others: z.array(leadId).max(1000).optional() }),
      async (c) => {
        const { reference, others } = c.req.valid('json')
        const target = { lead: c.req.param('id'), reference, ...(others ? { others } : {}) }
        const erased = await erasePerson(target, c.var.operator, services)
        if (!erased.ok) return respond(c, erased)
        const { leads, freeSpace } = erased
        const setAside = await services.setAside.list()
        log.info({ event: 'person erased', leads, freeSpace, setAside: setAside.length })
        return c.json({ leads, freeSpace, setAside })
      },
    )
}
