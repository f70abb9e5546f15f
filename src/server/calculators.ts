import { Hono } from 'hono'
import { answerTo } from '#content/calculators/answer.ts'
import { calculators } from '#content/calculators/calculators.ts'
import { dayOf } from '#content/calculators/day-of.ts'
import { addressOf, typedIn } from '#content/calculators/fields.ts'
import { programsAsked, programsView } from '#content/calculators/programs-view.ts'
import type { Services } from '../services.ts'
import { pageWith, type Site } from './site.ts'

// The address carries what a household uses: nobody keeps the page.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers for visitors without script: the page with their numbers in it. What they typed is not kept. */
export function calculatorRoutes({ brand, now }: Pick<Services, 'brand' | 'now'>, site: Site) {
  const routes = new Hono()
  if (!brand.sellsInAustralia) return routes
  for (const calculator of calculators)
    routes.get(calculator.path, async (c, next) => {
      const { path } = calculator
      const typed = typedIn(new URL(c.req.url).search)
      if (addressOf(typed) === '') return next()
      const today = dayOf(now())
      const worked = answerTo(calculator, typed, today)
      const blocks = { calculator: site.views.calculator({ path, typed, today }, worked) }
      return worked.estimate
        ? c.html(pageWith(site, path, blocks), 200, headers)
        : c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
    })
  routes.get(programsAsked.path, async (c, next) => {
    const { path } = programsAsked
    const postcode = c.req.query('postcode')?.trim().slice(0, 12)
    if (!postcode) return next()
    const today = dayOf(now())
    const blocks = { programs: site.views.programs({ postcode, today }) }
    return programsView(postcode, today).problem
      ? c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
      : c.html(pageWith(site, path, blocks), 200, headers)
  })
  return routes
}

function checkAnswers(title: string): string {
  return `Check your answers: ${title}`
}
