import { Hono } from 'hono'
import { dayOf } from '#domain/calendar.ts'
import { type Calculation, calculate } from '#domain/estimate/shared/calculate.ts'
import { type Draft, formatDraft, parseDraft } from '#domain/estimate/shared/draft.ts'
import { calculators } from '#edition/calculators/calculators.ts'
import { knownAnswers } from '#edition/calculators/known-answers.ts'
import type { Services } from '../../services.ts'
import { download } from '../http/download.ts'
import { builtEnquiry } from '../http/pages.ts'
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
      return download(c, `${calculator.path.slice(1)}.csv`, site.estimateFile(estimate), headers)
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
        calculatorBelow: site.views.calculatorBelow({ calculator, draft, today }, calculation),
        ...knownEnquiry(site, path, draft, calculation),
        meter: site.views.meter({
          form: calculator.form,
          postcode: calculation.estimate?.place.postcode ?? '',
        }),
      }
      return calculation.estimate
        ? c.html(pageWith(site, path, blocks), 200, headers)
        : c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
    })
  return routes
}

/** The page's form, with what was entered in the calculator chosen. */
function knownEnquiry(site: Site, path: string, draft: Draft, { estimate }: Calculation) {
  const built = builtEnquiry(site, path)
  if (!built) return {}
  return {
    enquiry: site.views.enquiry({ ...built, known: knownAnswers(built.form, { draft, estimate }) }),
  }
}

function checkAnswers(title: string): string {
  return `Check your answers: ${title}`
}
