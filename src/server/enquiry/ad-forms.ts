import { Hono } from 'hono'
import { z } from 'zod'
import { getAdProblem, getLatestAdLead, listAdForms } from '#database/enquiry/ad-leads.ts'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import type { AdFormField, AdMapping } from '#domain/lead/ad-form.ts'
import { fetchAdFormAgain, mapAdForm } from '#operations/enquiry/map-ad-form.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'
import { adLeadsPath } from './ad-leads.ts'

const mostFields = 100

/** Forms in advertisements, with the latest answers, and what of theirs answers which question of ours. */
export function adFormRoutes({ services }: DeskDeps) {
  const { database, siteUrl, adLeads, forms } = services
  const owners = ownersOnly(database, 'map the forms of advertisements')
  const addressOf = (network: string) => `${siteUrl}${adLeadsPath}/${network}`

  return new Hono<DeskEnv>()
    .get('/ad-forms', owners, async (c) => {
      const rows = await listAdForms(database.db)
      const views = rows.map(async ({ id, network, form, counts, ...row }) => {
        const latest = await getLatestAdLead(database.db, id)
        return {
          id,
          network,
          counts,
          number: form,
          fields: JSON.parse(row.fields) as AdFormField[],
          /** A waiting lead, or a test. The values of stored leads are removed here. */
          latest: latest
            ? {
                at: latest.receivedAt,
                isTest: latest.isTest,
                values: latest.fields.map(({ id, value }) => ({ id, value })),
              }
            : null,
          problem: await getAdProblem(database.db, id),
          form: row.form_slug,
          mapping: row.mapping === null ? null : (JSON.parse(row.mapping) as AdMapping),
          version: row.version,
        }
      })
      return c.json({
        google: { address: addressOf('google'), isOn: Boolean(adLeads.googleLeadsKey) },
        meta: { address: addressOf('meta'), isOn: Boolean(adLeads.meta) },
        forms: await Promise.all(views),
      })
    })
    .post(
      '/ad-forms/:id/mapping',
      owners,
      jsonBody({
        version: rowVersion,
        form: z.string().max(64),
        mapping: z
          .record(z.string().max(200), z.string().max(64))
          .refine((mapping) => Object.keys(mapping).length <= mostFields),
      }),
      async (c) => {
        const { version, form: slug, mapping } = c.req.valid('json')
        const form = forms.get(slug)
        if (!form || isComplaintForm(slug)) return refuse(c, 'unknown', 'There is no such form.')
        const mapped = { id: c.req.param('id'), version, form, mapping }
        return respond(c, await mapAdForm(mapped, c.var.acting))
      },
    )
    .post('/ad-forms/:id/fetch', owners, async (c) =>
      respond(c, await fetchAdFormAgain(c.req.param('id'), c.var.acting)),
    )
}
