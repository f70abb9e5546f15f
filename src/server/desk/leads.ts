import { Hono } from 'hono'
import { z } from 'zod'
import { getOperator } from '#database/account/operators.ts'
import { listReceipts } from '#database/delivery/receipts.ts'
import { countLeads, isSearch, listLeads } from '#database/desk/lead-list.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { contactChannels, leadStates, lostReasons, stateActions } from '#domain/lead/state.ts'
import { channelsOf } from '#domain/privacy/channel-consent.ts'
import { reject } from '#domain/result.ts'
import { assignLead } from '#operations/desk/assign-lead.ts'
import { changeLead, noSuchLead } from '#operations/desk/change-lead.ts'
import { changeManyLeads, mostAtOnce } from '#operations/desk/change-many-leads.ts'
import { mergeLeads, separateLeads } from '#operations/desk/change-person.ts'
import { correctContactDetails } from '#operations/desk/correct-contact.ts'
import { noteLead } from '#operations/desk/note-lead.ts'
import { resendDelivery } from '#operations/desk/resend-delivery.ts'
import { undoLead } from '#operations/desk/undo-lead.ts'
import { getDialable } from '#operations/privacy/lead-dialable.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { download } from '../http/download.ts'
import { jsonBody, jsonOf, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'
import { filterDeps, filterFrom } from './lead-filter.ts'

const pageSize = 15
const orders = ['newest', 'due', 'queue'] as const
/** What a part of the queue shows at most. */
const mostInPage = 50

const id = z.string().min(1).max(64)
const version = rowVersion
const detail = z.string().max(1000)
const twoLeads = { version, other: z.string().max(64) }

function sizeOf(typed = ''): number {
  const size = Number(typed)
  return Number.isInteger(size) && size > 0 ? Math.min(size, mostInPage) : pageSize
}

const noSuchReceipt = reject('unknown', 'There is no such receipt.')
const noSuchOwner = reject('owner', 'There is no such person at the desk.')

const several = z.array(z.object({ id, version })).min(1).max(mostAtOnce)
const manyChange = z.discriminatedUnion('action', [
  z.object({ leads: several, action: z.literal('assign'), to: id.nullable() }),
  z.object({
    leads: several,
    action: z.literal('close'),
    because: z.enum(lostReasons),
    line: z.string().max(1000).optional(),
  }),
  z.object({ leads: several, action: z.literal('undo') }),
])

/** The list of leads, one lead, and what operators do with leads. */
export function leadRoutes({ services, mayRead }: DeskDeps) {
  const { database } = services
  const { reads } = database
  const world = () => filterDeps(services)

  return new Hono<DeskEnv>()
    .get('/leads', async (c) => {
      const query = c.req.query()
      const filter = filterFrom(c)
      const order = orders.find((order) => order === query.order) ?? 'newest'
      const page = { order, beyond: query.beyond, size: sizeOf(query.size) } as const
      const at = world()
      const [list, count] = await Promise.all([
        listLeads(reads, filter, page, at),
        isSearch(filter, at) ? undefined : countLeads(reads, filter, at),
      ])
      const ids = list.leads.map(({ id }) => id)
      if (!(await mayRead(c.var.operator, ids))) return respond(c, secondFactorAgain)
      return c.json({
        now: at.now.toISOString(),
        filter,
        order,
        count: count ?? list.leads.length,
        ...list,
      })
    })
    .get('/leads/counts', async (c) => {
      const at = world()
      const count = (filter: Parameters<typeof countLeads>[1]) => countLeads(reads, filter, at)
      const [open, mine, due, waiting, past, today, nobodys, ...states] = await Promise.all([
        count({ state: 'open' }),
        count({ state: 'open', owner: c.var.operator.id }),
        count({ state: 'open', due: 'now' }),
        count({ state: 'open', waiting: 'installer' }),
        count({ state: 'new', due: 'past' }),
        count({ state: 'new', due: 'today' }),
        count({ state: 'open', owner: 'nobody' }),
        ...leadStates.map((state) => count({ state })),
      ])
      const byState = Object.fromEntries(
        leadStates.map((state, index) => [state, states[index] ?? 0]),
      ) as Record<(typeof leadStates)[number], number>
      return c.json({ open, mine, due, waiting, past, today, nobodys, states: byState })
    })
    .post('/leads/many', jsonOf(manyChange), async (c) => {
      const { leads, ...change } = c.req.valid('json')
      if (change.action === 'assign' && change.to !== null) {
        const owner = await getOperator(database.db, change.to)
        if (!owner) return respond(c, noSuchOwner)
      }
      const results = await changeManyLeads(leads, change, c.var.operator, services)
      return c.json({ results })
    })
    .get('/leads/:id', async (c) => {
      const lead = await getLeadPage(reads, c.req.param('id'))
      if (!lead) return respond(c, noSuchLead)
      if (!(await mayRead(c.var.operator, [lead.id]))) return respond(c, secondFactorAgain)
      const now = services.now()
      const agreed = channelsOf(lead.consent, { consentKind: services.consentKind, now })
      const dialable = await getDialable(reads, lead.id, lead.consent, services)
      const channels = contactChannels.filter((channel) =>
        channel === 'phone' ? dialable.ok : agreed.includes(channel),
      )
      return c.json({ now: now.toISOString(), lead: { ...lead, channels, dialable } })
    })
    .get('/leads/:id/receipts/:receipt', async (c) => {
      const { id, receipt } = c.req.param()
      const one = (await listReceipts(reads, [id])).find((stored) => stored.id === receipt)
      return one ? download(c, 'receipt.json', one.text) : respond(c, noSuchReceipt)
    })
    .post(
      '/leads/:id/steps',
      jsonBody({
        version,
        action: z.enum(stateActions),
        because: z.enum(lostReasons).optional(),
        line: z.string().max(1000).optional(),
        channel: z.enum(contactChannels).optional(),
      }),
      async (c) => {
        const step = { lead: c.req.param('id'), ...c.req.valid('json') }
        return respond(c, await changeLead(step, c.var.operator, services))
      },
    )
    .post('/leads/:id/undo', jsonBody({ version }), async (c) => {
      const change = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await undoLead(change, c.var.operator, services))
    })
    .post('/leads/:id/owner', jsonBody({ version, to: id.nullable() }), async (c) => {
      const { to, version } = c.req.valid('json')
      if (to !== null && !(await getOperator(database.db, to))) return respond(c, noSuchOwner)
      const change = { lead: c.req.param('id'), version, to }
      return respond(c, await assignLead(change, c.var.operator, services))
    })
    .post(
      '/leads/:id/notes',
      jsonBody({ id: z.uuid().optional(), text: z.string().max(50_000) }),
      async (c) => {
        const note = { lead: c.req.param('id'), ...c.req.valid('json') }
        return respond(c, await noteLead(note, c.var.operator, services), 201)
      },
    )
    .post(
      '/leads/:id/contact-details',
      jsonBody({ version, name: detail, email: detail, phone: detail }),
      async (c) => {
        const { version, ...details } = c.req.valid('json')
        const correction = { lead: c.req.param('id'), version, details }
        return respond(c, await correctContactDetails(correction, c.var.operator, services))
      },
    )
    .post('/leads/:id/merge', jsonBody(twoLeads), async (c) => {
      const leads = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await mergeLeads(leads, c.var.operator, services))
    })
    .post('/leads/:id/separate', jsonBody(twoLeads), async (c) => {
      const leads = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await separateLeads(leads, c.var.operator, services))
    })
    .post('/leads/:id/deliveries/:delivery/again', async (c) => {
      const { id, delivery } = c.req.param()
      return respond(c, await resendDelivery({ lead: id, delivery }, c.var.operator, services))
    })
}
