import { z } from 'zod'
import { dayOf, isDay } from '#domain/calendar.ts'
import { parsePeriod } from '#domain/insight/period.ts'
import { attributionSources } from '#domain/lead/attribution.ts'
import { gatherInsights } from '#operations/insight/gather-insights.ts'
import type { Services } from '../../services.ts'
import { json, named } from '../http/contract.ts'
import { type Route, route } from './route.ts'

const day = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
  error: 'Write a day as 2026-11-20.',
})
const count = z.int()
// No schema says which Februaries have a 29th day, and figures of other days than were asked for would be taken for theirs.
const askedDay = day.refine(isDay, { error: 'There is no such day.' })

export const figuresSchema = named(
  'Figures',
  z.object({
    since: day,
    until: day,
    forms: z.array(z.object({ form: z.string(), leads: count })),
    people: count.describe('Whose merged enquiries are one person’s.'),
    calls: z.object({
      leads: count,
      called: count,
      promised: count.describe('Of those called, who were promised a call.'),
      inTime: count,
      waiting: count,
      overdue: count,
      medianMinutes: z.number().nullable().describe('Of those called, from the enquiry on.'),
    }),
    sources: z.array(
      z.object({
        source: z.enum(attributionSources),
        leads: count,
        called: count,
        promised: count,
        inTime: count,
        won: count,
      }),
    ),
  }),
)

/** What the desk's insights say of a period. */
export function figureRoutes(services: Services): Route[] {
  return [
    route({
      method: 'get',
      path: '/v1/figures',
      id: 'getFigures',
      summary: 'Leads, calls and sources of a period',
      description:
        'Both days included; without them the last fourteen days. Of a longer period than a year you get its last year, and `since` and `until` say of which days the figures are.',
      needs: 'figures:read',
      query: z.object({ since: askedDay.optional(), until: askedDay.optional() }),
      answers: { 200: json('The figures.', figuresSchema) },
      handle: async ({ c, query }) => {
        const now = services.now()
        const period = parsePeriod(query, dayOf(now, services.brand.timeZone))
        const { since, until, leads, people, calls, sources } = await gatherInsights(
          period,
          now,
          services,
        )
        const { leads: all, called, promised, inTime, waiting, overdue, medianMinutes } = calls
        const figures = {
          since,
          until,
          people,
          forms: leads.map(({ form, total }) => ({ form, leads: total })),
          calls: { leads: all, called, promised, inTime, waiting, overdue, medianMinutes },
          sources: sources.map(({ cameFrom: source, leads, called, promised, inTime, won }) => ({
            source,
            leads,
            called,
            promised,
            inTime,
            won,
          })),
        } satisfies z.infer<typeof figuresSchema>
        return c.json(figures, 200, { 'cache-control': 'no-store' })
      },
    }),
  ]
}
