import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { dayOf } from '#domain/calendar.ts'
import { stepName } from '#domain/enquiry/form.ts'
import type { Context } from '../context.ts'
import { isOwnPost } from './security.ts'
import { visitorAddress } from './visitor-address.ts'

const longestBody = 1024

const reachedSchema = z.object({ form: z.string(), step: z.string() })

/**
 * Takes word from forms that somebody touched: which step was reached, and nothing about whom. Nobody reads the
 * answers, so they say no more than a status.
 */
export function stepRoutes(context: Context) {
  const { forms, brand, leads, now, trustProxy } = context
  const known = new Set(
    Array.from(forms.values(), (form) =>
      form.steps.map((step) => `${form.slug} ${stepName(step)}`),
    ).flat(),
  )
  return new Hono()
    .use(bodyLimit({ maxSize: longestBody, onError: (request) => request.body(null, 413) }))
    .post('/', async (request) => {
      if (!isOwnPost(request.req.raw.headers)) return request.body(null, 403)
      const { data } = reachedSchema.safeParse(await request.req.json().catch(() => undefined))
      if (!data || !known.has(`${data.form} ${data.step}`)) return request.body(null, 400)
      const day = dayOf(now(), brand.timeZone)
      leads.emit('reached', { ...data, day, sender: visitorAddress(request, trustProxy) })
      return request.body(null, 204)
    })
}
