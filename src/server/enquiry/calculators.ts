import { Hono } from 'hono'
import { dayOf } from '#domain/calendar.ts'
import { calculators, programsLookup } from '#edition/calculators/calculators.ts'
import { calculate } from '#estimate/calculate.ts'
import { formatDraft, parseDraft } from '#estimate/inputs/draft.ts'
import { parsePostcode } from '#estimate/postcode.ts'
import { programsFor } from '#estimate/programs.ts'
import type { Services } from '../../services.ts'
import { pageWith, type Site } from '../http/site.ts'

// The address holds the household’s power use, so no cache or search engine may store the page.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers for visitors without script: the page with their numbers in it. The draft isn’t stored. */
export function calculatorRoutes({ brand, now }: Pick<Services, 'brand' | 'now'>, site: Site) {
  const routes = new Hono()
  for (const calculator of calculators)
    routes.get(`${calculator.path}.csv`, (c, next) => {
      const draft = parseDraft(new URL(c.req.url).search)
      const { estimate } = calculate(calculator, draft, dayOf(now(), brand.timeZone))
      if (!estimate) return next()
      return c.body(site.estimateFile(estimate), 200, {
        ...headers,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${calculator.path.slice(1)}.csv"`,
      })
    })
  for (const calculator of calculators)
    routes.get(calculator.path, async (c, next) => {
      const { path } = calculator
      const draft = parseDraft(new URL(c.req.url).search)
      if (formatDraft(draft) === '') return next()
      const today = dayOf(now(), brand.timeZone)
      const calculation = calculate(calculator, draft, today)
      const blocks = {
        calculator: site.views.calculator({ calculator, draft, today }, calculation),
        meter: site.views.meter({
          form: calculator.form,
          postcode: calculation.estimate?.place.postcode ?? '',
        }),
      }
      return calculation.estimate
        ? c.html(pageWith(site, path, blocks), 200, headers)
        : c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
    })
  routes.get(programsLookup.path, async (c, next) => {
    const { path } = programsLookup
    const postcode = c.req.query('postcode')?.trim().slice(0, 12)
    if (!postcode) return next()
    const today = dayOf(now(), brand.timeZone)
    const blocks = {
      programs: site.views.programs({ postcode, today }),
      victoria: site.views.victoria({ id: 'victoria', today, data: { postcode } }),
    }
    return programsFor(parsePostcode(postcode), today)
      ? c.html(pageWith(site, path, blocks), 200, headers)
      : c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
  })
  return routes
}

function checkAnswers(title: string): string {
  return `Check your answers: ${title}`
}
