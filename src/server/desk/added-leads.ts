import { Hono } from 'hono'
import { z } from 'zod'
import { callersOf, installersSentence } from '#edition/consent.ts'
import { addLead } from '#operations/desk/add-lead.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'

// Ten times as many as our longest form has.
const mostFields = 100

/** Leads that operators enter for visitors who rang. */
export function addedLeadRoutes({ services }: DeskDeps) {
  return new Hono<DeskEnv>().post(
    '/leads',
    jsonBody({
      id: z.uuid(),
      form: z.string().max(64),
      answers: z
        .record(z.string().max(100), z.string().max(10_000))
        .refine((answers) => Object.keys(answers).length <= mostFields),
      consent: z.string().max(2000),
      installers: z.boolean(),
    }),
    async (c) => {
      const { id, form: slug, answers, consent, installers } = c.req.valid('json')
      const form = services.forms.get(slug)
      if (!form) return refuse(c, 'unknown', 'There is no such form.')
      const added = {
        submission: id,
        form,
        typed: answers,
        consent,
        callers: callersOf(services.brand, installers ? 'quotes' : 'question'),
        ...(installers ? { installersSentence: installersSentence(services.brand) } : {}),
      }
      return respond(c, await addLead(added, c.var.operator, services), 201)
    },
  )
}
