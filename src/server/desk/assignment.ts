import { Hono } from 'hono'
import { z } from 'zod'
import { getRegularLetters } from '#database/delivery/regular-letters.ts'
import { listAbsences } from '#database/desk/absences.ts'
import { getAssignmentRules, getTurns } from '#database/desk/assignment-rules.ts'
import { listLatestFacts } from '#database/desk/assignments.ts'
import { listOnDuty } from '#database/desk/duty.ts'
import { listGivenLeads } from '#database/desk/given-leads.ts'
import { countUnfinishedOf } from '#database/desk/unfinished-leads.ts'
import { regularLettersFor } from '#domain/delivery/regular-letters.ts'
import { heaviestWeight, mostRules } from '#domain/desk/rules.ts'
import { services as leadServices } from '#domain/enquiry/form.ts'
import { regions } from '#estimate/region.ts'
import { changeRegularLetter } from '#operations/delivery/change-regular-letter.ts'
import { changeAssignmentRules } from '#operations/desk/change-assignment-rules.ts'
import { seeGivenLeads } from '#operations/desk/given-leads.ts'
import { comeBack, goAway, undoGoingAway } from '#operations/desk/go-away.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'

const id = z.string().min(1).max(64)
const rule = z.object({
  id,
  regions: z.array(z.enum(regions)).max(regions.length),
  forms: z.array(z.string().min(1).max(64)).max(100),
  services: z.array(z.enum(leadServices)).max(leadServices.length),
  shares: z
    .array(z.object({ operator: id, weight: z.number().int().min(1).max(heaviestWeight) }))
    .max(200),
})
const rules = {
  rules: z.array(rule).max(mostRules),
  otherwise: z.enum(['queue', 'everybody']),
}

const regularLetter = {
  letter: z.enum(regularLettersFor('owner')),
  on: z.boolean(),
}

/** So many leads the rules are tried on while they are edited. */
const previewed = 10

/** Who gets a lead, who is away, and which emails operators get. */
export function assignmentRoutes({ services, authentication }: DeskDeps) {
  const { database, now, brand } = services
  const { reads } = database
  const owners = ownersOnly(database, 'say who gets a lead')
  const confirmed = requireSecondFactorAgain(authentication)
  const { timeZone } = brand

  return new Hono<DeskEnv>()
    .get('/assignment', owners, async (c) => {
      const [stored, turns, onDuty, latest] = await Promise.all([
        getAssignmentRules(database.db),
        getTurns(database.db),
        listOnDuty(database.db, now()),
        listLatestFacts(reads, previewed),
      ])
      return c.json({
        rules: stored.rules,
        turns,
        onDuty,
        latest,
        forms: [...services.forms.keys()],
      })
    })
    .post('/assignment', owners, confirmed, jsonBody(rules), async (c) =>
      respond(c, await changeAssignmentRules(c.req.valid('json'), c.var.acting)),
    )
    .get('/absences', async (c) => {
      const moment = now()
      const [absences, openLeads] = await Promise.all([
        listAbsences(database.db, { now: moment }),
        countUnfinishedOf(reads, c.var.operator.id),
      ])
      return c.json({
        now: moment.toISOString(),
        absences: absences.map(({ id, operator, from, until, givesBack }) => ({
          id,
          operator,
          from,
          until,
          givesBack,
        })),
        /** How many leads the operator who asks would give back. */
        openLeads,
      })
    })
    .post(
      '/absences',
      jsonBody({
        operator: id.optional(),
        from: z.string().max(16).optional(),
        until: z.string().max(16).optional(),
        givesBack: z.boolean(),
      }),
      async (c) => {
        const by = c.var.operator
        const { operator = by.id, ...absence } = c.req.valid('json')
        if (operator !== by.id && by.role !== 'owner')
          return refuse(c, 'refused', 'Only an owner can say that somebody else is away.')
        const deps = { ...services, by: by.id, timeZone }
        return respond(c, await goAway({ operator, ...absence }, deps))
      },
    )
    .post('/absences/:id/end', async (c) => {
      const { id: by, role } = c.var.operator
      return respond(c, await comeBack(c.req.param('id'), { ...services, by, role }))
    })
    .post('/absences/:id/undo', async (c) =>
      respond(c, await undoGoingAway(c.req.param('id'), c.var.acting)),
    )
    .get('/account/given', async (c) =>
      c.json({
        leads: await listGivenLeads(reads, { operator: c.var.operator.id, now: now() }),
      }),
    )
    .post('/account/given/seen', jsonBody({ until: z.iso.datetime() }), async (c) => {
      const { until } = c.req.valid('json')
      await seeGivenLeads(new Date(until), c.var.acting)
      return c.json({ seen: true })
    })
    .get('/account/notifications', async (c) => {
      const { id, role } = c.var.operator
      const letters = await getRegularLetters(database.db, id, regularLettersFor(role))
      return c.json({ letters })
    })
    .post('/account/notifications', jsonBody(regularLetter), async (c) => {
      const chosen = c.req.valid('json')
      await changeRegularLetter({ ...chosen, operator: c.var.operator.id }, services)
      return c.json(chosen)
    })
}
