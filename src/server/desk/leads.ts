import { Hono } from 'hono'
import { z } from 'zod'
import type { FilterDeps } from '#database/lead-filter.ts'
import { countLeads, listLeads, listNextToCall } from '#database/lead-list.ts'
import { getLeadPage } from '#database/lead-page.ts'
import { getOperator } from '#database/operators.ts'
import {
  callOutcomes,
  contactChannels,
  leadStates,
  lostReasons,
  stateActions,
} from '#domain/lead/state.ts'
import { reject } from '#domain/result.ts'
import { assignLead } from '#operations/assign-lead.ts'
import { changeLead, noSuchLead } from '#operations/change-lead.ts'
import { logCall, noteLead } from '#operations/note-lead.ts'
import { resendDelivery } from '#operations/resend-delivery.ts'
import { undoLead } from '#operations/undo-lead.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { DeskEnv } from './guard.ts'
import { jsonBody } from './json-body.ts'
import { filterFrom } from './lead-filter.ts'
import { respond } from './respond.ts'

const pageSize = 15
const nextSize = 3

const id = z.string().min(1).max(64)
const version = z.number().int().positive()

/** The list of leads, one lead, and what operators do with leads. */
export function leadRoutes({ services }: DeskDeps) {
  const { database } = services
  const { reads } = database
  const world = (): FilterDeps => ({
    now: services.now(),
    timeZone: services.brand.timeZone,
    callingCode: services.country.callingCode,
    referencePrefix: services.referencePrefix,
  })

  return new Hono<DeskEnv>()
    .get('/leads', async (c) => {
      const query = c.req.query()
      const filter = filterFrom(c)
      const order = query.order === 'due' ? 'due' : 'newest'
      const page = { order, beyond: query.beyond, size: pageSize } as const
      const at = world()
      const [list, count, next] = await Promise.all([
        listLeads(reads, filter, page, at),
        countLeads(reads, filter, at),
        listNextToCall(reads, { operator: c.var.operator.id, now: at.now, size: nextSize }),
      ])
      return c.json({ now: at.now.toISOString(), filter, order, count, next, ...list })
    })
    .get('/leads/counts', async (c) => {
      const at = world()
      const count = (filter: Parameters<typeof countLeads>[1]) => countLeads(reads, filter, at)
      const [open, past, soon, nobodys, ...states] = await Promise.all([
        count({ state: 'open' }),
        count({ state: 'new', due: 'past' }),
        count({ state: 'new', due: 'soon' }),
        count({ state: 'open', owner: 'nobody' }),
        ...leadStates.map((state) => count({ state })),
      ])
      const byState = Object.fromEntries(
        leadStates.map((state, index) => [state, states[index] ?? 0]),
      ) as Record<(typeof leadStates)[number], number>
      return c.json({ open, past, soon, nobodys, states: byState })
    })
    .get('/leads/:id', async (c) => {
      const lead = await getLeadPage(reads, c.req.param('id'))
      return lead ? c.json({ now: services.now().toISOString(), lead }) : respond(c, noSuchLead)
    })
    .post(
      '/leads/:id/steps',
      jsonBody(
        z.object({
          version,
          action: z.enum(stateActions),
          because: z.enum(lostReasons).optional(),
          line: z.string().max(1000).optional(),
          channel: z.enum(contactChannels).optional(),
        }),
      ),
      async (c) => {
        const step = { lead: c.req.param('id'), ...c.req.valid('json') }
        return respond(c, await changeLead(step, c.var.operator, services))
      },
    )
    .post('/leads/:id/undo', jsonBody(z.object({ version })), async (c) => {
      const change = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await undoLead(change, c.var.operator, services))
    })
    .post('/leads/:id/owner', jsonBody(z.object({ version, to: id.nullable() })), async (c) => {
      const { to, version } = c.req.valid('json')
      if (to !== null && !(await getOperator(database.db, to)))
        return respond(c, reject('owner', 'There is no such person at the desk.'))
      const change = { lead: c.req.param('id'), version, to }
      return respond(c, await assignLead(change, c.var.operator, services))
    })
    .post(
      '/leads/:id/notes',
      jsonBody(z.object({ id: z.uuid().optional(), text: z.string().max(50_000) })),
      async (c) => {
        const note = { lead: c.req.param('id'), ...c.req.valid('json') }
        return respond(c, await noteLead(note, c.var.operator, services), 201)
      },
    )
    .post(
      '/leads/:id/calls',
      jsonBody(
        z.object({
          id: z.uuid().optional(),
          outcome: z.enum(callOutcomes),
          channel: z.enum(contactChannels).optional(),
        }),
      ),
      async (c) => {
        const call = { lead: c.req.param('id'), ...c.req.valid('json') }
        return respond(c, await logCall(call, c.var.operator, services), 201)
      },
    )
    .post('/leads/:id/deliveries/:delivery/again', async (c) => {
      const { id, delivery } = c.req.param()
      return respond(c, await resendDelivery({ lead: id, delivery }, c.var.operator, services))
    })
}
