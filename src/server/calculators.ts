import { Hono } from 'hono'
import { answerTo } from '#content/calculators/answer.ts'
import { calculators } from '#content/calculators/calculators.ts'
import { dayOf } from '#content/calculators/day-of.ts'
import { addressOf, typedIn } from '#content/calculators/fields.ts'
import { programsAsked, programsView } from '#content/calculators/programs-view.ts'
import type { Context } from '../context.ts'
import { withTitle } from './pages.ts'
import { pageWith, type Site } from './site.ts'

// The address carries what a household uses: nobody keeps the page.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers for visitors without script: the page with their numbers in it. What they typed is not kept. */
export function calculatorRoutes(context: Context, site: Site) {
  const routes = new Hono()
  if (!context.brand.sellsInAustralia) return routes
  for (const calculator of calculators)
    routes.get(calculator.path, async (c, next) => {
      const { path } = calculator
      const typed = typedIn(new URL(c.req.url).search)
      if (addressOf(typed) === '') return next()
      const today = dayOf(context.now())
      const answer = answerTo(calculator, typed, today)
      const block = site.views.calculator({ path, typed, today }, answer)
      const page = pageWith(site, path, { calculator: block })
      return answer.estimate
        ? c.html(page, 200, headers)
        : c.html(withTitle(page, 'Check your answers'), 422, headers)
    })
  routes.get(programsAsked.path, async (c, next) => {
    const postcode = c.req.query('postcode')?.trim().slice(0, 12)
    if (!postcode) return next()
    const today = dayOf(context.now())
    const { problem } = programsView(postcode, today)
    const block = site.views.programs({ postcode, today })
    const page = pageWith(site, programsAsked.path, { programs: block })
    return problem
      ? c.html(withTitle(page, 'Check your answers'), 422, headers)
      : c.html(page, 200, headers)
  })
  return routes
}
