import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { getOperator, hasHadPassword, listOperators } from '#database/account/operators.ts'
import { countUnfinished } from '#database/desk/unfinished-leads.ts'
import { roles } from '#domain/account/role.ts'
import { toAsciiEmail } from '#domain/enquiry/ascii-email.ts'
import { problemWithEmail } from '#domain/enquiry/email.ts'
import {
  changeRole,
  closeOperator,
  noSuchOperator,
  reopenOperator,
  resetSecondFactor,
} from '#operations/account/change-operator.ts'
import { inviteOperator } from '#operations/account/invite-operator.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import { jsonBody } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'
import { invitationHours, recoveryHours } from './authentication.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from './guard.ts'

/** The operators. Everybody at the desk sees their names; only owners change anything. */
export function operatorRoutes({ services, authentication, log }: DeskDeps) {
  const { database, siteUrl, letters } = services
  const { db } = database
  const owners = ownersOnly(database, 'look after people')
  const confirmed = requireSecondFactorAgain(authentication)

  /** The response has the link only where the letter is a file: the owner has to pass it on then. It is shown only once. */
  async function sendInvitation(c: Context<DeskEnv>, id: string) {
    const person = await getOperator(db, id)
    if (!person) return { letterSent: false, link: null }
    const { name, role, email: to } = person
    const isFirst = !(await hasHadPassword(db, id))
    const hours = isFirst ? invitationHours : recoveryHours
    const token = await authentication.passwordToken(id, { hours })
    const link = `${siteUrl}/console/reset#token=${token}${isFirst ? '&invited' : ''}`
    const sent = isFirst
      ? await letters.invitation({ to, name, by: c.var.operator.name, role, link })
      : await letters.recovery({ to, name, link })
    // The reason is left out: mail servers quote the address they reject.
    if (!sent.delivered) log.error({ event: 'invitation not sent' })
    const isFile = sent.delivered && sent.toFile === true
    return { letterSent: sent.delivered && !isFile, link: isFile ? link : null }
  }

  return new Hono<DeskEnv>()
    .get('/colleagues', async (c) => {
      const people = await listOperators(db)
      return c.json({
        people: people.map(({ id, name, role, closed_at }) => ({
          id,
          name,
          role,
          closed: closed_at !== null,
        })),
      })
    })
    .get('/people', owners, async (c) => {
      const [people, unfinished] = await Promise.all([
        listOperators(db),
        countUnfinished(database.reads),
      ])
      return c.json({
        people: people.map((person) => ({
          id: person.id,
          name: person.name,
          email: person.email,
          role: person.role,
          since: person.created_at,
          closed: person.closed_at !== null,
          invited: !person.has_password,
          secondFactor: person.two_factor_enabled === 1,
          /** Open or held back: another operator has to take them over when this one leaves. */
          openLeads: unfinished.get(person.id) ?? 0,
        })),
      })
    })
    .post(
      '/people',
      owners,
      confirmed,
      jsonBody({
        name: z.string().trim().min(1).max(100),
        email: z.string().trim().toLowerCase().max(254).transform(toAsciiEmail),
        role: z.enum(roles),
      }),
      async (c) => {
        const person = c.req.valid('json')
        const problem = problemWithEmail(person.email)
        if (problem) return refuse(c, 'email', problem)
        const invited = await inviteOperator(person, c.var.acting)
        if (!invited.ok) return respond(c, invited)
        return c.json({ id: invited.id, ...(await sendInvitation(c, invited.id)) }, 201)
      },
    )
    .post('/people/:id/invitation', owners, confirmed, async (c) => {
      const id = c.req.param('id')
      const person = await getOperator(db, id)
      if (!person) return respond(c, noSuchOperator)
      if (person.closed_at)
        return refuse(c, 'operator-closed', `${person.name}’s place is closed. Reopen it first.`)
      const sent = await sendInvitation(c, id)
      await writeAudit({ kind: 'person invited again', detail: { person: id } }, c.var.acting)
      return c.json(sent)
    })
    .post('/people/:id/role', owners, confirmed, jsonBody({ role: z.enum(roles) }), async (c) =>
      respond(c, await changeRole(c.req.param('id'), c.req.valid('json').role, c.var.acting)),
    )
    .post(
      '/people/:id/close',
      owners,
      confirmed,
      jsonBody({ leadsTo: z.string().min(1).max(64).nullable().default(null) }),
      async (c) =>
        respond(c, await closeOperator(c.req.param('id'), c.req.valid('json'), c.var.acting)),
    )
    .post('/people/:id/reopen', owners, confirmed, async (c) =>
      respond(c, await reopenOperator(c.req.param('id'), c.var.acting)),
    )
    .post('/people/:id/second-factor/reset', owners, confirmed, async (c) =>
      respond(c, await resetSecondFactor(c.req.param('id'), c.var.acting)),
    )
}
