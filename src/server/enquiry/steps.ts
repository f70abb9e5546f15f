import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { dayOf } from '#domain/calendar.ts'
import { stepName } from '#domain/enquiry/form.ts'
import type { Services } from '../../services.ts'
import { isOwnPost } from '../http/security.ts'
import { visitorAddress } from '../http/visitor-address.ts'

const longestBody = 1024

export const reachedSchema = z.object({ form: z.string(), step: z.string() })

/**
 * Counts the steps that visitors reach in a form, and nothing about the visitor. Nobody reads the responses, so they
 * are a status and no more.
 */
export function stepRoutes(services: Services) {
  const { forms, brand, leads, now, siteUrl, trustProxy } = services
  const known = new Set(
    Array.from(forms.values(), (form) =>
      form.steps.map((step) => `${form.slug} ${stepName(step)}`),
    ).flat(),
  )
  return new Hono()
    .use(bodyLimit({ maxSize: longestBody, onError: (c) => c.body(null, 413) }))
    .post('/', async (c) => {
      if (!isOwnPost(c.req.raw.headers, siteUrl)) return c.body(null, 403)
      const { data } = reachedSchema.safeParse(await c.req.json().catch(() => undefined))
      if (!data || !known.has(`${data.form} ${data.step}`)) return c.body(null, 400)
      const day = dayOf(now(), brand.timeZone)
      leads.emit('reached', { ...data, day, sender: visitorAddress(c, trustProxy) })
      return c.body(null, 204)
    })
}
