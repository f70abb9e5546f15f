import { Hono } from 'hono'
import { z } from 'zod'
import { listLetterTemplates } from '#database/desk/letter-templates.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { letterFields } from '#domain/desk/template.ts'
import { answerComplaint } from '#operations/desk/answer-complaint.ts'
import { noSuchLead } from '#operations/desk/change-lead.ts'
import { draftDeskLetters } from '#operations/desk/draft-desk-letters.ts'
import { removeLetterTemplate, saveLetterTemplate } from '#operations/desk/letter-templates.ts'
import { sendDeskLetter } from '#operations/desk/send-desk-letter.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const version = rowVersion
const subject = z.string().max(1000)
const body = z.string().max(20_000)

/** Letters that operators write to visitors, the outcomes of complaints among them, and the templates they begin with. */
export function letterRoutes({ services, mayRead }: DeskDeps) {
  const { database } = services
  const owners = ownersOnly(database, 'change templates of letters')
  return new Hono<DeskEnv>()
    .get('/leads/:id/letters', async (c) => {
      const drafts = await draftDeskLetters(c.req.param('id'), c.var.operator, services)
      if (!drafts) return respond(c, noSuchLead)
      if (!(await mayRead(c.var.operator, [c.req.param('id')])))
        return respond(c, secondFactorAgain)
      return c.json(drafts)
    })
    .post('/leads/:id/letters', jsonBody({ id: z.uuid(), version, subject, body }), async (c) => {
      const letter = { ...c.req.valid('json'), lead: c.req.param('id') }
      return respond(c, await sendDeskLetter(letter, c.var.operator, services))
    })
    .post('/leads/:id/outcome', jsonBody({ id: z.uuid(), version, body }), async (c) => {
      const outcome = { ...c.req.valid('json'), lead: c.req.param('id') }
      return respond(c, await answerComplaint(outcome, c.var.operator, services))
    })
    .get('/letter-templates', owners, async (c) =>
      c.json({ templates: await listLetterTemplates(database.reads), fields: letterFields }),
    )
    .post(
      '/letter-templates',
      owners,
      jsonBody({
        existing: z.object({ id: z.string().max(64), version }).optional(),
        name: z.string().max(1000),
        subject,
        body,
      }),
      async (c) => {
        return respond(c, await saveLetterTemplate(c.req.valid('json'), c.var.acting))
      },
    )
    .delete('/letter-templates/:id', owners, async (c) => {
      return respond(c, await removeLetterTemplate(c.req.param('id'), c.var.acting))
    })
}
